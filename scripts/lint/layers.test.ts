import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layers, refusal } from './layers.mjs';

const root = join(import.meta.dirname, '../..');

describe('An import that goes the wrong way is refused', () => {
  test.each([
    // The five that once passed.
    ['server/platform/http/http.ts', '#server/features/assistant/assistant.rules.ts'],
    ['domain/pictures/raytracer/render.ts', '../image-generation.rules.ts'],
    ['web/shared/ui/button.tsx', '#web/features/chat/chat-page.tsx'],
    ['web/features/hiring/house/ask/ask-all.ts', '#web/features/admin/lists/admin-list.tsx'],
    ['server/features/chat/chat.rules.ts', '#server/features/image-generation/artist.ts'],
    // Rooms.
    ['contract/accounts/account.ts', '#domain/house/model/answers.ts'],
    ['contract/accounts/account.ts', '#server/app.ts'],
    ['domain/estimate/cost.ts', '#contract/marketplace/kinds.ts'],
    ['domain/estimate/cost.ts', '#web/shared/i18n/format.ts'],
    ['server/features/site/contact.rules.ts', '#web/shared/i18n/format.ts'],
    ['web/features/site/about-page.tsx', '#server/features/site/contact.rules.ts'],
    // Parts of the platform, and what joins them.
    ['server/platform/http/http.ts', '#server/platform/database/database.ts'],
    ['server/platform/mail/mailer.ts', '../services.ts'],
    ['server/platform/database/database.ts', '#server/app.ts'],
    // A feature and another one.
    ['server/features/marketplace/products/product.data.ts', '#server/features/chat/chat.rules.ts'],
    ['server/features/accounts/account.rules.ts', '#server/features/marketplace/search/listing.data.ts'],
    ['web/features/house-planner/page/house-page.tsx', '#web/features/hiring/house/hire-section.tsx'],
    ['web/features/chat/chat-page.tsx', '#web/app/screens.ts'],
    // What is shared in the web.
    ['web/shared/ui/card.tsx', '#web/shared/i18n/messages.ts'],
    ['web/shared/ui/card.tsx', '#web/shared/api/api.ts'],
    ['web/shared/api/api.ts', '#web/shared/search-list/filtered-list.tsx'],
    ['web/shared/i18n/format.ts', '#web/features/site/about-page.tsx'],
    ['web/shared/new-room/page.tsx', '#web/shared/ui/card.tsx'],
    ['web/features/chat/chat-page.tsx', '#web/shared/new-room/page.tsx'],
    // Packages.
    ['contract/accounts/account.ts', 'kysely'],
    ['contract/accounts/account.ts', 'node:crypto'],
    ['domain/estimate/cost.ts', 'zod'],
    ['web/shared/ui/button.tsx', '@tanstack/react-query'],
    ['web/features/chat/chat-page.tsx', 'node:fs'],
    ['server/features/chat/chat.rules.ts', 'react'],
    // A place that nobody has named yet.
    ['server/features/payments/payment.rules.ts', '#contract/endpoint.ts'],
    ['web/drawer/things.ts', './more.ts'],
  ])('%s: %s', (file, spec) => expect(refusal(file, spec)).toMatch(/may not import|stands in no layer/));
});

test('Every layer refuses what belongs to no layer, and a package that nobody named', () => {
  for (const layer of Object.keys(layers)) {
    const file = /\.tsx?$/.test(layer) ? layer : `${layer}/thing.ts`;
    expect(refusal(file, '#scripts/build.mjs'), layer).toMatch(/may not import/);
    expect(refusal(file, 'left-pad'), layer).toMatch(/may not import the package left-pad/);
  }
});

test('What a layer names passes, and so does what stands in it', () => {
  expect(
    refusal('server/features/chat/chat.rules.ts', '#server/platform/mail/mail-queue.ts'),
  ).toBeUndefined();
  expect(refusal('server/features/chat/chat.rules.ts', './messages/message.data.ts')).toBeUndefined();
  expect(refusal('server/platform/config/log.ts', 'node:fs/promises')).toBeUndefined();
  expect(refusal('web/app/screens.ts', '#web/features/chat/chat-page.tsx')).toBeUndefined();
});

test('The lint itself refuses imports of every form: of values, of types, lazy, passed on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neev-layers-'));
  try {
    const forms = {
      'domain/value.ts': `import { z } from '#contract/fields.ts';\nexport const a = z;\n`,
      'domain/type.ts': `import type { A } from '#web/a.ts';\nexport type B = A;\n`,
      'domain/lazy.ts': `export const a = () => import('#server/app.ts');\n`,
      'domain/passed.ts': `export { a } from '../web/a.ts';\n`,
      'domain/all.ts': `export * from 'kysely';\n`,
      'domain/inline.ts': `export type A = import('../server/app.ts').A;\n`,
    };
    for (const [file, text] of Object.entries(forms)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    }
    await symlink(join(root, 'scripts'), join(folder, 'scripts'));
    const lint = { jsPlugins: ['./scripts/lint/layers.mjs'], rules: { 'neev/layers': 'error' } };
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(lint));
    const words = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'domain'];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    for (const file of Object.keys(forms)) expect(stdout).toContain(file);
    expect(stdout.match(/domain may not import/g)).toHaveLength(Object.keys(forms).length);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('No file of the repository is left out of the lint', async () => {
  const { ignorePatterns } = JSON.parse(await readFile(join(root, '.oxlintrc.json'), 'utf8'));
  const left = ignorePatterns.flatMap((pattern: string) => ['--exclude', pattern]);
  const listed = spawnSync('git', ['ls-files', '--cached', '--ignored', ...left], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(listed).toMatchObject({ stdout: '', stderr: '', status: 0 });
});
