import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { licencesOf, packagesOf } from './licences.mjs';

const root = join(import.meta.dirname, '..');
const inPackage = (path: string) => join(root, 'node_modules', path);

test('A package is known by its modules, whatever it is called and wherever it lies', () => {
  const modules = [
    inPackage('react/index.js'),
    inPackage('react/cjs/react.production.js'),
    `\0${inPackage('react-dom/client.js')}?commonjs-es-import`,
    inPackage('@tanstack/query-core/build/modern/index.js'),
    '/elsewhere/node_modules/outer/node_modules/inner/index.css?inline',
    join(root, 'web/main.tsx'),
    '\0vite/preload-helper.js',
    '\0rolldown/runtime.js',
  ];
  expect(packagesOf(modules)).toEqual(
    ['@tanstack/query-core', 'react', 'react-dom', 'rolldown', 'vite']
      .map(inPackage)
      .concat('/elsewhere/node_modules/outer/node_modules/inner')
      .sort(),
  );
});

/** Every package that a file of the browser names. */
function importedByWeb(): string[] {
  const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(gallery|testing)/.test(file));
  const found = code.flatMap((file) =>
    [
      ...readFileSync(join(root, 'web', file), 'utf8').matchAll(
        /(?:from|import\()\s?'((?:@[\w-]+\/)?[\w.-]+)[^']*'/g,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(found)].filter((name) => !name.startsWith('.') && !name.startsWith('node:'));
}

test('Every package that the browser’s code names is in the list, with the text of its licence', () => {
  const names = importedByWeb().filter((name) => name !== 'vitest' && name !== 'vite');
  expect(names).toEqual(expect.arrayContaining(['react', 'three', 'leaflet', 'socket.io-client']));
  const text = licencesOf(names.map((name) => inPackage(`${name}/index.js`)));
  const parts = text.split(/^={80}\n(.+)\n={80}$/m).slice(1);
  const licenceOf = new Map(
    parts.flatMap((part, at) => (at % 2 === 0 ? [[part.split(' ')[0], parts[at + 1]]] : [])),
  );
  for (const name of names) expect(licenceOf.get(name), name).toMatch(/copyright|permission/i);
});

test('The typeface, the map and the places are in it, with their licences', () => {
  const text = licencesOf([]);
  for (const words of ['SIL OPEN FONT LICENSE', 'svg-maps, CC BY 4.0', 'GeoNames, CC BY 4.0'])
    expect(text).toContain(words);
});

test('A package without the text of its licence stops the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'neev-licences-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bare = join(folder, 'node_modules/bare');
  mkdirSync(bare, { recursive: true });
  writeFileSync(join(bare, 'package.json'), '{ "name": "bare", "version": "1.0.0", "license": "MIT" }');
  writeFileSync(join(bare, 'license.js'), 'export {}');
  expect(() => licencesOf([join(bare, 'index.js')])).toThrow(
    'bare, which is in the build, has no file with its licence',
  );
  writeFileSync(join(bare, 'LICENCE'), 'Do what you like');
  expect(licencesOf([join(bare, 'index.js')])).toContain('bare 1.0.0 (MIT)');
});
