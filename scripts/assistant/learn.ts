import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  type Guess,
  guessesOf,
  type Model,
  placesOf,
} from '#server/features/assistant/knowledge/finding/router.ts';
import { makeRandom } from '#server/seeds/chance/random.ts';
import { folder, hashOf, type Labelled } from './questions.ts';

const rounds = 20;
const rate = 0.1;
const decay = 1e-5;

function shuffled<T>(given: readonly T[], random: () => number): T[] {
  const all = [...given];
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

/** Steps of softmax by AdaGrad. */
function weightsOf(examples: readonly Example[], { classes, places }: Shape, random: () => number) {
  const weights = new Float32Array(places * classes.length);
  const squares = new Float32Array(weights.length).fill(1e-6);
  function learn({ found, right }: Example): void {
    const shares = new Map(
      guessesOf(found, weights, { classes, places, scale: 1 }).map(({ name, share }) => [name, share]),
    );
    const by = 1 / Math.sqrt(found.size);
    const spots = new Set([...found].map((place) => (place & (places - 1)) * classes.length));
    for (const [at, name] of classes.entries()) {
      const wrong = ((shares.get(name) ?? 0) - (at === right ? 1 : 0)) * by;
      if (Math.abs(wrong) < 1e-5) continue;
      for (const from of spots) {
        const spot = from + at;
        const weight = weights[spot] ?? 0;
        const slope = wrong + decay * weight;
        const square = (squares[spot] ?? 0) + slope * slope;
        squares[spot] = square;
        weights[spot] = weight - (rate * slope) / Math.sqrt(square);
      }
    }
  }
  for (let round = 0; round < rounds; round++) for (const one of shuffled(examples, random)) learn(one);
  return weights;
}

type Shape = Pick<Model, 'classes' | 'places'>;
/** An example that was kept from training, and what the model says of it. */
export interface Tried {
  text: string;
  right: string;
  guesses: Guess[];
}

/** Writes a model of these questions beside its weights; one question in ten is kept from training, and tried. */
export function learn(
  name: string,
  { all, places, more }: { all: readonly Labelled[]; places: number; more: (tried: Tried[]) => object },
): Tried[] {
  const chance = makeRandom(20_240_229);
  const random = () => chance.next();
  const classes = [...new Set(all.map((one) => one.class))].sort();
  const examples = shuffled(
    all.map(({ text, class: name }) => ({ text, found: placesOf(text), right: classes.indexOf(name) })),
    random,
  );
  const apart = examples.splice(0, Math.floor(examples.length / 10));
  const weights = weightsOf(examples, { classes, places }, random);
  // By the largest of all but one weight in a thousand: a few large ones would leave little for the others.
  const sizes = Float32Array.from(
    weights.filter((one) => one !== 0),
    Math.abs,
  ).sort();
  const scale = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127;
  const small = Int8Array.from(weights, (one) => Math.max(-127, Math.min(127, Math.round(one / scale))));
  const model: Model = { hash: hashOf(all), classes, places, scale };
  const tried = apart.map(({ text, found, right }) => ({
    text,
    right: classes[right] ?? '',
    guesses: guessesOf(found, small, model),
  }));
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ ...model, ...more(tried) }, null, 2)}\n`);
  writeFileSync(join(folder, `${name}.weights`), brotliCompressSync(small));
  return tried;
}
