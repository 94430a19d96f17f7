import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from '../norms.mjs';
import { lacksRole, withoutRole } from './roles.mjs';

const root = join(import.meta.dirname, '../..');
const feature = 'server/features/chat';

const refused = {
  'a statement of the builder': [
    'a.rules.ts',
    `export const a = (db) => db.selectFrom('users').selectAll();`,
  ],
  'a change of the builder': ['b.job.ts', `export const a = (db) => db.updateTable('users').set({});`],
  'a statement of a pool': ['c.routes.ts', `export const a = ({ pool }) => pool.query('select 1');`],
  'the builder': ['d.rules.ts', `import { sql } from 'kysely';\nexport const a = sql;`],
  'a type of the builder': [
    'e.view.ts',
    `import type { Selectable } from 'kysely';\nexport type A = Selectable<B>;`,
  ],
  'a type that is named on the way': ['f.rules.ts', `export type A = import('kysely').Selectable<B>;`],
  'the builder passed on': ['g.rules.ts', `export { sql } from 'kysely';`],
  'the builder when it is needed': ['h.job.ts', `export const a = () => import('kysely');`],
  'no role': ['i.ts', 'export const a = 1;'],
  'no role that we know': ['j.service.ts', 'export const a = 1;'],
  'no role, as a table of types': ['k.ts', 'export interface A {}'],
};
const taken = {
  'the builder in data': [
    'l.data.ts',
    `import { sql } from 'kysely';\nexport const a = (db) => sql.execute(db);`,
  ],
  'a statement in data': ['m.data.ts', `export const a = (db) => db.deleteFrom('users');`],
  'a test without a role': ['n.test.ts', `import { sql } from 'kysely';\nexport const a = sql;`],
  'a query of an address': ['o.routes.ts', 'export const a = ({ query }) => query.token;'],
};

test('A file of a feature without a role is refused, and a statement that stands outside data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neev-roles-'));
  try {
    for (const [name = '', text = ''] of Object.values({ ...refused, ...taken })) {
      const path = join(folder, feature, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${text}\n`);
    }
    await symlink(join(root, 'scripts'), join(folder, 'scripts'));
    const lint = { jsPlugins: ['./scripts/lint/layers.mjs'], rules: { 'neev/roles': 'error' } };
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(lint));
    const words = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', 'server'];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    const found = Object.entries({ ...refused, ...taken })
      .filter(([, [name]]) => stdout.includes(`${feature}/${name}`))
      .map(([what]) => what);
    expect(found).toEqual(Object.keys(refused));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('Every file of a feature says its role, but those that are named', () => {
  expect(trackedFiles().filter(lacksRole)).toEqual([]);
});

test('What is named as having no role is there, and a table of types holds nothing else', () => {
  const files = trackedFiles();
  const missing = withoutRole.filter((name) => !files.some((file) => file.startsWith(name)));
  expect(missing).toEqual([]);
  const tables = withoutRole.filter((name) => name.endsWith('.ts') && !name.endsWith('-worker.ts'));
  const more = tables.filter((name) =>
    /^(export )?(async )?(const|let|function|class) /m.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(more).toEqual([]);
});
