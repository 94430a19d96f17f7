// npm run norms [-- another checkout]: the figures that CONTRIBUTING.md keeps to, counted anew: lines a file, entries a
// folder, small leaf folders, files of features without a role, cycles of files and of folders (imports of types included), lines of unit
// tests to lines of source. Ends with 1 where one is not kept.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lacksRole } from './lint/roles.mjs';

/** This checkout, or the one that is named. */
const root = process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url)));
const rooms = ['contract', 'domain', 'server', 'web', 'content'];

/** Catalogues, seeds and drawn strokes are data: as long as they need to be, and nothing to test line by line. */
const isData = (file) =>
  /^content\/|^web\/shared\/(i18n\/messages|ui\/drawings)\/|^server\/seeds\/|^web\/gallery\//.test(file);
const isTest = (file) => /\.test\.tsx?$|-in-test\.tsx?$|\/testing\//.test(file);
/** Where the features, or the parts of the platform, lie side by side: one entry each. */
const isFloor = (folder) => folder === 'contract' || folder === 'server/platform';
/** Folders of one kind of thing, which people look up by name and do not read through. */
const isTable = (folder) =>
  /^(web\/public|content)(\/|$)|^web\/shared\/(ui|i18n\/messages\/\w+)$|^server\/migrations$/.test(folder);

export function trackedFiles() {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', ...rooms];
  return [
    ...new Set(execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)),
  ];
}

/** Every import of a file's text, those of types and the lazy ones too, as paths of the repository. */
export function importsOf(file, text) {
  const found = [];
  for (const [, spec = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)) {
    if (spec.startsWith('#')) found.push(spec.slice(1));
    else if (spec.startsWith('.')) found.push(normalize(join(dirname(file), spec)));
  }
  return found;
}

/**
 * Groups of things that reach each other (Tarjan).
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]} groups of more than one
 */
export function cyclesOf(graph) {
  const order = new Map();
  const low = new Map();
  const stack = [];
  const groups = [];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) groups.push(group.sort((a, b) => a.localeCompare(b)));
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return groups;
}

/**
 * Imports among files and, where they cross from one folder to another, among folders. Tests may look anywhere.
 * @param {string[]} files
 * @param {(file: string) => string} read
 */
export function importGraphs(files, read) {
  const known = new Set(files);
  const ofFiles = new Map();
  const ofFolders = new Map();
  for (const file of files) {
    if (isTest(file) || !/\.tsx?$/.test(file)) continue;
    const targets = importsOf(file, read(file))
      .map((target) => (known.has(target) ? target : `${target}.ts`))
      .filter((target) => known.has(target) && !isTest(target));
    ofFiles.set(file, new Set(targets));
    const folder = dirname(file);
    const others = targets.map((target) => dirname(target)).filter((other) => other !== folder);
    ofFolders.set(folder, new Set([...(ofFolders.get(folder) ?? []), ...others]));
  }
  return { ofFiles, ofFolders };
}

/** Files and folders of each folder, without tests: they stand beside what they test. */
export function entriesOf(files) {
  const entries = new Map();
  for (const file of files) {
    if (isTest(file)) continue;
    const parts = file.split('/');
    for (let depth = 1; depth < parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth]));
    }
  }
  return entries;
}

/** How many files of source each folder has that holds no other with source. */
export function leafFolders(sources) {
  const counts = new Map();
  for (const file of sources) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const names = [...counts.keys()];
  return [...counts].filter(([folder]) => !names.some((other) => other.startsWith(`${folder}/`)));
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** @returns each norm with what it is now, and the cycles by name */
export function measure() {
  const files = trackedFiles();
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const linesOf = (file) => read(file).split('\n').length - 1;
  const code = files.filter((file) => /\.tsx?$/.test(file) && !isData(file));
  const sources = code.filter((file) => !isTest(file)).map((file) => ({ file, lines: linesOf(file) }));
  sources.sort((a, b) => a.lines - b.lines);
  const at = (share) => sources[Math.floor(share * (sources.length - 1))]?.lines ?? 0;
  const widest = [...entriesOf(files)]
    .filter(([folder]) => !isTable(folder) && !isFloor(folder))
    .sort(([, a], [, b]) => b.size - a.size)[0] ?? ['', new Set()];
  const { ofFiles, ofFolders } = importGraphs(files, read);
  const [fileCycles, folderCycles] = [cyclesOf(ofFiles), cyclesOf(ofFolders)];
  const ratio = sum(code.filter(isTest).map(linesOf)) / sum(sources.map(({ lines }) => lines));
  const longest = sources.at(-1);
  const smallLeaves = leafFolders(sources.map(({ file }) => file)).filter(([, count]) => count < 4);
  const short = sources.filter(({ lines }) => lines < 31).length;
  const figures = [
    { what: 'lines a file, nine in ten', is: at(0.9), atMost: 180 },
    { what: `lines of the longest, ${longest?.file}`, is: longest?.lines ?? 0, atMost: 320 },
    { what: `entries of the fullest folder, ${widest[0]}`, is: widest[1].size, atMost: 25 },
    { what: 'leaf folders of fewer than four files', is: smallLeaves.length, atMost: 40 },
    { what: 'files of features without a role', is: files.filter(lacksRole).length, atMost: 0 },
    { what: 'cycles of files', is: fileCycles.length, atMost: 0 },
    { what: 'cycles of folders', is: folderCycles.length, atMost: 0 },
    // 0.6 is the aim; the pages of contracts came with journeys in a browser, which are not counted here.
    { what: 'lines of unit tests to a line of source', is: Math.round(ratio * 100) / 100, atLeast: 0.56 },
  ];
  const isKept = ({ is, atMost, atLeast }) => (atLeast === undefined ? is <= atMost : is >= atLeast);
  return {
    sources: sources.length,
    // Aims, not held: a file is not joined to another only to be longer.
    aims: [
      { what: 'files of source', is: sources.length, aim: 1400 },
      {
        what: 'percent of them under 31 lines',
        is: Math.round((1000 * short) / sources.length) / 10,
        aim: 15,
      },
    ],
    folders: new Set(files.filter((file) => !isTable(dirname(file))).map((file) => dirname(file))).size,
    figures: figures.map((figure) => ({ ...figure, kept: isKept(figure) })),
    cycles: [...fileCycles, ...folderCycles],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { sources, folders, figures, aims, cycles } = measure();
  process.stdout.write(`${sources} files of source in ${folders} folders\n`);
  for (const { what, is, atMost, atLeast, kept } of figures) {
    const norm = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
    process.stdout.write(`${kept ? ' ' : '!'} ${String(is).padStart(5)}  ${norm.padEnd(12)}  ${what}\n`);
  }
  for (const { what, is, aim } of aims)
    process.stdout.write(`  ${String(is).padStart(5)}  ${`aim ${aim}`.padEnd(12)}  ${what}\n`);
  for (const cycle of cycles) process.stdout.write(`! cycle: ${cycle.join(' ')}\n`);
  if (figures.some(({ kept }) => !kept)) process.exitCode = 1;
}
