import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { asDevanagari, withWesternDigits } from '#domain/wish/fold.ts';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { once } from '#server/platform/config/once.ts';
import { normalise } from '#server/platform/geo/normalise.ts';
import { readText } from './features.ts';

/** Places of features: a power of two, so that a hash is cut by its bits. */
const most = 32_768;
const longest = 600;

/** FNV-1a, the same on every machine. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) & (most - 1);
}

/** A number tells by its kind alone: a PIN code, a phone, any other. */
const kindOfNumber = (number: string): string =>
  number.length === 6 ? '#pin' : number.length > 6 ? '#long' : '#';

function addPieces(found: Set<number>, word: string): void {
  const framed = ` ${word} `;
  for (let size = 2; size <= 5; size++)
    for (let at = 0; at + size <= framed.length; at++) found.add(placeOf(framed.slice(at, at + size)));
}

/** Where the features of a text stand: words, pairs and pieces of words by their sound, meanings, and its own letters. */
export function placesOf(text: string): Set<number> {
  const own = withWesternDigits(text.slice(0, longest)).toLowerCase();
  const heard = normalise(own.replace(/[\u0980-\u0c7f]/g, asDevanagari))
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? kindOfNumber(word) : word));
  const found = new Set<number>();
  for (const [at, word] of heard.entries()) {
    found.add(placeOf(`w ${word}`));
    found.add(placeOf(`p ${heard[at - 1] ?? '^'} ${word}`));
    if (!word.startsWith('#')) addPieces(found, word);
  }
  found.add(placeOf(`p ${heard.at(-1)} $`));
  for (const [word] of own.matchAll(/[\p{L}\p{M}]+/gu)) found.add(placeOf(`o ${word}`));
  for (const meaning of readText(own).words) found.add(placeOf(`m ${meaning}`));
  return found;
}

/** What `npm run assistant:train` writes beside the weights. */
export interface Model {
  /** Of the questions that it was trained on. */
  hash: string;
  classes: string[];
  /** Of features: a power of two, at most 32,768. */
  places: number;
  /** A weight of 1 in the file. */
  scale: number;
}

export interface Guess {
  name: string;
  /** 0 to 1 */
  share: number;
}

/** Each class with its share, the likeliest first. @param weights those of a place stand together */
export function guessesOf(
  found: ReadonlySet<number>,
  weights: ArrayLike<number>,
  { classes, places, scale }: Pick<Model, 'classes' | 'places' | 'scale'>,
): Guess[] {
  const sums = new Float64Array(classes.length);
  for (const place of found) {
    const from = (place & (places - 1)) * sums.length;
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0);
  }
  const most = Math.max(...sums);
  // A long text has more features: what they say together is their mean.
  const by = scale / Math.sqrt(found.size);
  const powers = [...sums].map((sum) => Math.exp((sum - most) * by));
  const total = powers.reduce((all, one) => all + one, 0);
  return classes
    .map((name, at) => ({ name, share: (powers[at] ?? 0) / total }))
    .sort((one, other) => other.share - one.share);
}

/** A model of content/assistant with its weights: most are none, so they are kept packed. */
export function readModel<Kind extends Model>(name: string): Kind & { weights: Int8Array } {
  const file = join(projectRoot(), 'content/assistant', name);
  const read: Kind = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  return { ...read, weights: new Int8Array(brotliDecompressSync(readFileSync(`${file}.weights`))) };
}

/** How far the first has to stand before the second: surely the one, and perhaps. */
export interface RouterModel extends Model {
  margins: { sure: number; likely: number };
}
export const model = once(() => readModel<RouterModel>('router'));

export interface Route {
  /** How far the first stands before the second. */
  by: 'sure' | 'likely' | 'unsure';
  guesses: Guess[];
}

/** What a question asks for: a skill, an article, or another matter than building. */
export function route(question: string): Route {
  const { weights, margins, ...rest } = model();
  const guesses = guessesOf(placesOf(question), weights, rest);
  const margin = (guesses[0]?.share ?? 0) - (guesses[1]?.share ?? 0);
  const by = margin >= margins.sure ? 'sure' : margin >= margins.likely ? 'likely' : 'unsure';
  return { by, guesses };
}
