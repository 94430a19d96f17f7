import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { once } from '#server/platform/config/once.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type DangerSigns, dangerFinder } from './find-danger.ts';
import { guessesOf, type Model, placesOf, readModel } from './finding/router.ts';
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
const unclear = readDanger(readFileSync(join(folder, 'unclear.md'), 'utf8'), 'unclear', new Map());

/** The class of messages that tell of none. */
export const noDanger = 'none';
/** Whether a message tells of a danger, and of which: both learnt from messages (`npm run assistant:train`). */
const models = once(() => ({
  is: readModel<Model & { least: number }>('danger'),
  which: readModel<Model & { sure: number }>('dangers'),
}));

/** Parts of a message that are read by themselves: a long one may tell of a danger in a single sentence. */
const most = { parts: 12 };
const sentenceEnd = /[.!?।\n]+/u;

/** A danger, or a message that surely tells of one, without showing surely of which. */
export interface FoundDanger {
  danger: Danger;
  /** Where it is not sure of which: the likeliest ones. */
  perhaps: Danger[];
}

/** People tell of a danger without its words, as others have told of it before. */
function guessDanger(text: string): FoundDanger | undefined {
  const { is, which } = models();
  const [worst] = [text, ...text.split(sentenceEnd)]
    .slice(0, most.parts)
    .map((part) => {
      const found = placesOf(part);
      const share = guessesOf(found, is.weights, is).find(({ name }) => name !== noDanger)?.share ?? 0;
      return { found, share };
    })
    .filter(({ share }) => share >= is.least)
    .sort((one, other) => other.share - one.share);
  if (!worst) return undefined;
  const [first, second] = guessesOf(worst.found, which.weights, which);
  const [likeliest, next] = [first, second].map((guess) => dangers.find(({ key }) => key === guess?.name));
  if (!likeliest || !next) return undefined;
  const isSure = (first?.share ?? 0) - (second?.share ?? 0) >= which.sure;
  return isSure ? { danger: likeliest, perhaps: [] } : { danger: unclear, perhaps: [likeliest, next] };
}

/** By the words of the table alone. */
export const dangerByWords = dangerFinder(dangers);
/** The danger that a message tells of, if any: by its words, or as such messages are written. */
export function findDanger(text: string): FoundDanger | undefined {
  const danger = dangerByWords(text);
  return danger ? { danger, perhaps: [] } : guessDanger(text);
}
