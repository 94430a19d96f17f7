// Writes dist/web/licences.txt: whose works a browser gets with Neev, and under which licences. Each package whose code is
// in the build is named with the text that its authors want to go along with it.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What is no package: typefaces, maps, data. */
const notices = {
  'Anek, the typeface': 'web/shared/ui/fonts/NOTICE.md',
  'Outline of India': 'web/shared/map/NOTICE.md',
  'Places and PIN codes': 'server/platform/geo/NOTICE.md',
};

const require = createRequire(import.meta.url);
const folderOf = (name, from = require) => {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(from.resolve(name)) ?? [];
  return folder;
};
/** Code that the bundler itself puts in has no file: its id tells whose it is. */
const bundlers = {
  vite: () => folderOf('vite'),
  rolldown: () => folderOf('rolldown', createRequire(require.resolve('vite'))),
};

/** The folder of each package that some of these modules are of; one that lies in another's folder is one of its own. */
export function packagesOf(modules) {
  const folders = modules.map((id) => {
    const [, bundler = ''] = /^\0(vite|rolldown)\//.exec(id) ?? [];
    const path = id.replace(/^\0/, '').replaceAll('\\', '/').split('?')[0];
    return bundlers[bundler]?.() ?? /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  });
  const order = (one, other) => (one < other ? -1 : 1);
  return [...new Set(folders.filter(Boolean))].sort(order);
}

/** @throws where a package has no text of its licence: the build must not go on without it */
function packageNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) =>
    /^(licen[cs]e|copying|notice)(?!.*\.[jt]s$)/i.test(file),
  );
  if (files.length === 0) throw new Error(`${name}, which is in the build, has no file with its licence`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  // A bundler's file goes on with what is in the bundler itself.
  const text = texts.join('\n\n').split(/^# Licenses of bundled dependencies/m)[0] ?? '';
  return { title: `${name} ${version} (${license})`, text: text.trim() };
}

/** @param {string[]} modules ids of all modules of the build */
export function licencesOf(modules) {
  const works = [
    ...Object.entries(notices).map(([title, file]) => ({
      title,
      text: readFileSync(join(root, file), 'utf8').trim(),
    })),
    ...packagesOf(modules).map(packageNotice),
  ];
  const contents = works.map(({ title }) => `- ${title}`).join('\n');
  const line = '='.repeat(80);
  const parts = works.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text}\n`);
  return `Neev sends works of others to your browser. Each keeps its own licence:\n\n${contents}\n\n${parts.join('\n')}`;
}

/** @type {import('vite').Plugin} */
export const licences = {
  name: 'licences',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    const inScripts = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
    // Styles of packages stand in no script; what the bundler puts in is no module of ours.
    const source = licencesOf([...this.getModuleIds(), ...inScripts]);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
};
