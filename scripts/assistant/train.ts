// npm run assistant:train — trains the assistant's router on content/assistant/questions, the questions of the articles
// and those about other matters, and writes its weights with the hash of what it was trained on. The same questions
// give the same weights. One question in ten is kept from training: by these the margins are set.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Guess,
  guessesOf,
  type Model,
  places,
  placesOf,
} from '#server/features/assistant/knowledge/finding/router.ts';
import { folder, hashOf, questions } from './questions.ts';

const rounds = 12;
const rate = 0.35;
const decay = 1e-5;
const aims = { sure: 0.97, likely: 0.75 };

let seed = 20_240_229;
/** Mulberry32 */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
function shuffle<T>(all: T[]): T[] {
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

interface Example {
  found: Set<number>;
  right: number;
}

const all = questions();
const classes = [...new Set(all.map((one) => one.class))].sort();
const examples: Example[] = shuffle(
  all.map((one) => ({ found: placesOf(one.text), right: classes.indexOf(one.class) })),
);
const apart = examples.splice(0, Math.floor(examples.length / 10));

const weights = new Float32Array(places * classes.length);
const squares = new Float32Array(weights.length).fill(1e-6);
/** A step of softmax by AdaGrad. */
function learn({ found, right }: Example): void {
  const shares = new Map(
    guessesOf(found, weights, { classes, scale: 1 }).map(({ name, share }) => [name, share]),
  );
  const by = 1 / Math.sqrt(found.size);
  for (const [at, name] of classes.entries()) {
    const wrong = ((shares.get(name) ?? 0) - (at === right ? 1 : 0)) * by;
    if (Math.abs(wrong) < 1e-5) continue;
    for (const place of found) {
      const spot = place * classes.length + at;
      const weight = weights[spot] ?? 0;
      const slope = wrong + decay * weight;
      const square = (squares[spot] ?? 0) + slope * slope;
      squares[spot] = square;
      weights[spot] = weight - (rate * slope) / Math.sqrt(square);
    }
  }
}
for (let round = 0; round < rounds; round++) for (const one of shuffle([...examples])) learn(one);

// By the largest of all but one weight in a thousand: a few large ones would leave little for the others.
const sizes = Float32Array.from(
  weights.filter((one) => one !== 0),
  Math.abs,
).sort();
const scale = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127;
const small = Int8Array.from(weights, (one) => Math.max(-127, Math.min(127, Math.round(one / scale))));

const tried = apart.map(({ found, right }) => {
  const guesses = guessesOf(found, small, { classes, scale });
  const [first, second] = guesses as [Guess, Guess];
  const among = guesses.slice(0, 3).some(({ name }) => name === classes[right]);
  return { margin: first.share - second.share, right: first.name === classes[right], among };
});
/** The least margin from which on the forty guesses next to it are as often right as is wished. */
function marginFor(aim: number): number {
  const rising = tried.toSorted((one, other) => one.margin - other.margin);
  const from = rising.findIndex((_, at) => {
    const near = rising.slice(at, at + 40);
    return near.length === 40 && near.filter(({ right }) => right).length >= aim * 40;
  });
  return Math.round((rising[from]?.margin ?? 1) * 100) / 100;
}
const margins = { sure: marginFor(aims.sure), likely: marginFor(aims.likely) };
const model: Model = { hash: hashOf(all), classes, scale, margins };
writeFileSync(join(folder, 'router.json'), `${JSON.stringify(model, null, 2)}\n`);
writeFileSync(join(folder, 'router.weights'), small);

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const first = tried.filter(({ right }) => right).length;
const three = tried.filter(({ among }) => among).length;
process.stdout.write(
  `${all.length} questions of ${classes.length} classes; of ${tried.length} kept from training ${percent(first, tried.length)} first, ${percent(three, tried.length)} among three; margins ${JSON.stringify(margins)}\n`,
);
