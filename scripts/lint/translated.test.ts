import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const refused = {
  'after an icon': '<button>{busy && <Icon />} Save</button>',
  'words after one of two': '<button>{busy ? <Spinner /> : <Icon />}{t.save}</button>',
  'what a component was given': '<p>{fresh && <b>new</b>}{children}</p>',
  'that comes': "<p>{name} {admin && '(admin)'}</p>",
  'in an arm': '<p>{url ? <a href={url}>here</a> : t.none}, {date}</p>',
  'in a fragment': '<div>{far && <>{place}, far</>}</div>',
  'after a list': '<p>{rows.map((row) => <b key={row}>{row}</b>)} and more</p>',
  'after a component that may be nothing': '<p><Badge of={one} /> {t.verified}</p>',
};
const taken = {
  alone: '<p>{busy ? t.saving : t.save}</p>',
  'in an element of its own': '<button>{busy && <Icon />}<span>{t.save}</span></button>',
  'before what comes': '<p>{t.name} {more && <b>more</b>}</p>',
  'beside what stays': '<p><Icon name="x" /> {t.save}</p>',
  'one of two words': '<p><b>{name}</b> {open ? t.open : t.closed}</p>',
  'an element by its name': '<form>{wrong && <b>wrong</b>}{children}</form>',
};

test('A text where a translated page would break is refused, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'neev-translated-'));
  try {
    const all = Object.values({ ...refused, ...taken }).map((jsx) => `export const a = () => ${jsx};\n`);
    for (const [at, text] of all.entries()) await writeFile(join(folder, `page-${at}.tsx`), text);
    await symlink(join(root, 'scripts'), join(folder, 'scripts'));
    const lint = { jsPlugins: ['./scripts/lint/layers.mjs'], rules: { 'neev/translated': 'error' } };
    await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(lint));
    const words = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=unix', '.'];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    const found = all.map((_, at) => stdout.includes(`page-${at}.tsx`));
    expect(found).toEqual(Object.keys({ ...refused, ...taken }).map((name) => name in refused));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
