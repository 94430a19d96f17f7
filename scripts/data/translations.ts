// npm run words -- export LANG [--to FILE]: a language's sentences as JSON, for who translates and does not program.
// npm run words -- import LANG FILE: writes them back into the language's modules, all or none.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readCatalogue, type Sentence } from './catalogue-texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const messages = `${root}web/shared/i18n/messages/`;

const entry = z.strictObject({
  english: z.string().optional(),
  text: z.string(),
  note: z.string().optional(),
});
const translations = z.record(z.string(), z.record(z.string(), entry));
/** Area, place, and what stands there. */
export type Translations = z.infer<typeof translations>;

export const translated = readdirSync(messages).filter((language) => language !== 'en');

const byCode = 'Not changed here: code puts it together; ask a programmer';
const sameAs = 'Not changed here alone: it is the same sentence as ';
const otherwise = 'Said in all other cases';

interface Line {
  english: string;
  text: string;
  note?: string;
  /** Where the language's module says it; none where nothing is written here. */
  sentence?: Sentence;
  /** The place whose sentence this is too. */
  same?: string;
  /** What the English function calls its parameters: gaps are named so. */
  names: readonly string[];
  /** Gaps of the English sentence. */
  needed: readonly string[];
}

const gapsOf = (text: string): string[] => [...new Set(text.match(/(?<=\{)[^{}]*(?=\})/g))].sort();

/** What pages that the server renders say too stands where both read it. */
const readByBoth = ['categories', 'public-pages'];

const moduleOf = (language: string, area: string): string =>
  readByBoth.includes(area) ? `${root}content/${area}/${language}.ts` : `${messages}${language}/${area}.ts`;

const keyOf = (place: string, { when }: Sentence): string => (when ? `${place} (${when})` : place);

/** Renames gaps from one function's parameters to another's, by their order. */
const renamed = (text: string, from: readonly string[], to: readonly string[]): string =>
  text.replace(/\{([^{}]*)\}/g, (gap, name: string) => {
    const other = to[from.indexOf(name)];
    return other === undefined || other === '' || other.includes(' ') ? gap : `{${other}}`;
  });

/** Sentences without gaps as the running module says them: of some the source is computed. */
function stringsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => stringsIn(part, place ? `${place}.${name}` : name));
}

async function readArea(language: string, area: string) {
  const file = moduleOf(language, area);
  const found = readCatalogue(file, readFileSync(file, 'utf8'));
  const said = new Map(stringsIn((await import(file)).messages));
  return { found, said };
}

/** What English says at a place: its sentences, and all of it for those that it says otherwise. */
function originalOf({ found, said }: Awaited<ReturnType<typeof readArea>>, place: string) {
  const here = found.get(place);
  const sentences = here && 'sentences' in here ? here.sentences : [];
  const texts = sentences.map(({ text }) => text).join(' | ');
  const whole = texts || said.get(place) || (here && 'code' in here ? here.code : '');
  return { sentences, whole, names: sentences[0]?.gaps?.names ?? [] };
}

/** Every line of an area in a language. */
async function linesOf(language: string, area: string): Promise<Map<string, Line>> {
  const english = await readArea('en', area);
  const own = await readArea(language, area);
  const lines = new Map<string, Line>();
  const firstAt = new Map<number, string>();
  for (const place of new Set([...own.found.keys(), ...own.said.keys()])) {
    const found = own.found.get(place);
    const { sentences, whole, names } = originalOf(english, place);
    if (!found || 'code' in found) {
      const text = own.said.get(place) ?? (found ? found.code : '');
      lines.set(place, { english: whole, text, note: byCode, names, needed: [] });
      continue;
    }
    for (const sentence of found.sentences) {
      const key = keyOf(place, sentence);
      const text = renamed(sentence.text, sentence.gaps?.names ?? [], names);
      const original = sentences.find(({ when }) => when === sentence.when)?.text ?? whole;
      const needed = gapsOf(sentences.length > 0 ? original : text);
      const line = { english: original, text, names, needed };
      const first = firstAt.get(sentence.start);
      if (first !== undefined) lines.set(key, { ...line, same: first, note: `${sameAs}${first}` });
      else {
        firstAt.set(sentence.start, key);
        const note = sentence.when && {
          note: sentence.when === 'else' ? otherwise : `Said when: ${sentence.when}`,
        };
        lines.set(key, { ...line, ...note, sentence });
      }
    }
  }
  return lines;
}

const areasOf = (language: string): string[] =>
  readdirSync(messages + language)
    .map((name) => name.replace(/\.ts$/, ''))
    .filter((name) => name !== 'catalogue')
    .concat(readByBoth);

export async function exportTexts(language: string): Promise<Translations> {
  const areas: Translations = {};
  for (const area of areasOf(language))
    areas[area] = Object.fromEntries(
      [...(await linesOf(language, area))].map(([key, { english, text, note }]) => [
        key,
        note === undefined ? { english, text } : { english, text, note },
      ]),
    );
  return areas;
}

/** Why a text cannot be taken. */
function wrongWith(
  line: Line,
  given: Translations[string][string],
  all: Translations[string],
): string | undefined {
  const { english, text, note, same, needed, sentence } = line;
  if (given.english !== undefined && given.english !== english)
    return `English says “${english}” now: export again and compare`;
  if (given.text === text) return undefined;
  if (!sentence) return same !== undefined && all[same]?.text === given.text ? undefined : note;
  if (given.text.trim() === '' || given.text !== given.text.trim())
    return 'is empty, or has white space at its ends';
  if (/[{}]/.test(given.text.replace(/\{[^{}]*\}/g, ''))) return 'has a bracket { or } alone';
  const gaps = gapsOf(given.text);
  // A sentence may go on without what it leaves out today.
  if ([needed, gapsOf(text)].some((allowed) => allowed.join() === gaps.join())) return undefined;
  const wanted = needed.length === 0 ? 'no gap' : needed.map((name) => `{${name}}`).join(', ');
  return `must have ${wanted}, and has ${gaps.map((name) => `{${name}}`).join(', ') || 'none'}`;
}

/** A text with gaps as source. */
function written(text: string): string {
  const escaped = text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n');
  return `\`${escaped.replace(/\{([^{}]*)\}/g, (_, name: string) => `\${${name}}`)}\``;
}

/** What changes in a module's source so that a sentence says another text: by where, what stands there from then on. */
function editsOf(
  { sentence, names }: Line & { sentence: Sentence },
  text: string,
): [number, number, string][] {
  const { gaps, start, end } = sentence;
  if (gapsOf(text).length === 0) return [[start, end, JSON.stringify(text)]];
  if (!gaps) return [[start, end, `(${names.join(', ')}) => ${written(text)}`]];
  const own = [...gaps.names, ...names.slice(gaps.names.length)];
  const said = renamed(text, names, own);
  const last = own.findLastIndex((name) => gapsOf(said).includes(name));
  const added = own.slice(gaps.names.length, last + 1).join(', ');
  const here: [number, number, string] = [start, end, written(said)];
  return added === '' ? [here] : [[gaps.end, gaps.end, gaps.names.length > 0 ? `, ${added}` : added], here];
}

/** Lays a source out as `npm run format` does. */
const formatted = (file: string, source: string): string =>
  execFileSync(
    process.execPath,
    [`${root}node_modules/@biomejs/biome/bin/biome`, 'format', `--stdin-file-path=${file}`],
    { cwd: root, input: source, encoding: 'utf8' },
  );

/**
 * The modules that would say what is given, with their new source; what is not given stays.
 * @throws with a line for each text that cannot be taken: then none is
 */
export async function importTexts(language: string, given: unknown): Promise<Map<string, string>> {
  const read = translations.safeParse(given);
  if (!read.success) throw new Error(`This is not what the export writes.\n${z.prettifyError(read.error)}`);
  const wrong: string[] = [];
  const changed = new Map<string, string>();
  for (const [area, texts] of Object.entries(read.data)) {
    if (!areasOf(language).includes(area)) {
      wrong.push(`${area}: there is no such area in this language`);
      continue;
    }
    const lines = await linesOf(language, area);
    // A parameter that two branches need is added once.
    const edits = new Map<string, [number, number, string]>();
    for (const [key, one] of Object.entries(texts)) {
      const line = lines.get(key);
      const why = line ? wrongWith(line, one, texts) : 'there is no such sentence';
      if (why) wrong.push(`${area}, ${key}: ${why}`);
      else if (line?.sentence && line.text !== one.text)
        for (const edit of editsOf({ ...line, sentence: line.sentence }, one.text))
          edits.set(edit.slice(0, 2).join(), edit);
    }
    if (edits.size === 0) continue;
    const file = moduleOf(language, area);
    let source = readFileSync(file, 'utf8');
    for (const [start, end, text] of [...edits.values()].sort(([a], [b]) => b - a))
      source = source.slice(0, start) + text + source.slice(end);
    changed.set(file, source);
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return new Map([...changed].map(([file, source]) => [file, formatted(file, source)]));
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
}

async function main([act, language = '', ...rest]: string[]): Promise<string> {
  const known = translated.includes(language);
  const file = rest.at(-1);
  if (known && act === 'export' && (rest.length === 0 || (rest.length === 2 && rest[0] === '--to'))) {
    const json = `${JSON.stringify(await exportTexts(language), null, 2)}\n`;
    if (file === undefined) return json;
    writeFileSync(file, json);
    return `${file} has the sentences of ${language}\n`;
  }
  if (known && act === 'import' && rest.length === 1 && file !== undefined) {
    const changed = await importTexts(language, readJson(file));
    for (const [module, source] of changed) writeFileSync(module, source);
    return changed.size === 0 ? 'No sentence was changed\n' : `Changed: ${[...changed.keys()].join(', ')}\n`;
  }
  throw new Error(
    `Say: npm run words -- export LANG [--to FILE], or: npm run words -- import LANG FILE; LANG is one of ${translated.join(', ')}`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(await main(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
