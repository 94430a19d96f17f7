import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { type DangerSigns, dangerFinder } from './find-danger.ts';
import { readFrontMatter } from './front-matter.ts';

const headings = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  bn: 'বাংলা',
  te: 'తెలుగు',
  ta: 'தமிழ்',
} as const;
export type DangerLanguage = keyof typeof headings;

/** What to say of one danger; `key` is its file's name. */
export interface Danger extends DangerSigns {
  /** The number to call. */
  call: string;
  sources: string[];
  /** First what to do now, then more. English and Hindi say all, the others the first line. */
  text: Record<DangerLanguage, string[]>;
}

/** Causes come before what they do to a body: a man who fainted in a sewer is the sewer's. */
const families = ['electric', 'fire', 'ground', 'height', 'structure', 'air', 'body', 'people'] as const;

/** "@leak + gas lpg" is two groups of words. @throws Error at a name that the table of words lacks */
function groupsOf(sign: string, words: Map<string, string[]>): string[][] {
  return sign.split(' + ').map((group) =>
    group.split(' ').flatMap((word) => {
      if (!word.startsWith('@')) return [word];
      const named = words.get(word.slice(1));
      if (!named) throw new Error(`has the sign "${word}", which words.yaml lacks: add it there`);
      return named;
    }),
  );
}

function readDanger(file: string, key: string, words: Map<string, string[]>): Danger {
  const { values, lists, sections } = readFrontMatter(file);
  const text = Object.fromEntries(
    Object.entries(headings).map(([language, heading]) => {
      const said = sections.get(heading);
      if (!said) throw new Error(`lacks a language: add its text below a line "## ${heading}"`);
      return [language, said.split('\n\n')];
    }),
  ) as Danger['text'];
  const call = values.get('call') ?? '';
  for (const [language, [first = '']] of Object.entries(text))
    if (!/\d{3,5}/.test(first)) throw new Error(`names no number to call in its first line of "${language}"`);
  const signs = (lists.get('signs') ?? []).map((sign) => groupsOf(sign, words));
  const unless = (lists.get('unless') ?? []).flatMap((line) => groupsOf(line, words).flat());
  return { key, call, sources: lists.get('sources') ?? [], signs, unless, text };
}

/** @throws Error at the first file that is not as it should be, which it names */
function readDangers(folder: string): Danger[] {
  const table = parse(readFileSync(join(folder, 'words.yaml'), 'utf8')) as Record<string, string>;
  const words = new Map(Object.entries(table).map(([name, said]) => [name, said.trim().split(/\s+/)]));
  return families.flatMap((family) =>
    readdirSync(join(folder, family))
      .sort()
      .map((name) => {
        try {
          return readDanger(
            readFileSync(join(folder, family, name), 'utf8'),
            name.replace(/\.md$/, ''),
            words,
          );
        } catch (error) {
          throw new Error(
            `content/dangers/${family}/${name} ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      }),
  );
}

const folder = join(projectRoot(), 'content/dangers');
export const dangers: readonly Danger[] = readDangers(folder);
/** What holds in every danger. */
export const unclear = readDanger(readFileSync(join(folder, 'unclear.md'), 'utf8'), 'unclear', new Map());

/** By the words of the table alone. */
export const dangerByWords = dangerFinder(dangers);
