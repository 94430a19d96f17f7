import table from '#content/land-units.json' with { type: 'json' };
import { known, squareFoot } from './land-units.ts';

/** A unit whose size a state decides, with the states that use it. */
interface LocalUnit {
  names: readonly string[];
  /** Square feet by state. */
  sizes: Partial<Record<string, number>>;
}
const units: readonly LocalUnit[] = table.units;
const states: readonly (readonly [string, readonly string[]])[] = Object.entries(table.states);

/** Small words between an amount and its state. */
const between = /(?:^|[ ,()])(?:in|of|mein|me|ki|ka|ke|में|का|की|के|state|राज्य)(?=$|[ ,()])/gu;
const plain = (text: string) => text.replaceAll(/[,()]/g, ' ').replaceAll(/ +/g, ' ').trim();
const holds = (text: string, name: string) => ` ${text} `.includes(` ${name} `);

/** The state that a text names, by the longest of its names; `rest` is the text without it. */
function stateIn(text: string, shortest = 1): { state: string | undefined; rest: string } {
  const words = plain(text);
  const found = states
    .flatMap(([state, names]) => names.map((name) => ({ state, name })))
    .filter(({ name }) => name.length >= shortest && holds(words, name))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  return { state: found?.state, rest: found ? ` ${words} `.replace(` ${found.name} `, ' ').trim() : words };
}

/** The state that a sentence in small letters names; "up" and "mp" say nothing there. */
export const stateNamed = (sentence: string): string | undefined => stateIn(sentence, 3).state;

/** The states that have a unit of this name. */
const statesOf = ({ sizes }: LocalUnit) => Object.keys(sizes);

interface LocalArea {
  amount: number;
  unit: LocalUnit;
  state: string | undefined;
}

/** "2 katha Bihar", "बिहार में 5 कट्ठा". @param text as `tidy` leaves it */
export function localArea(text: string): LocalArea | null {
  const { state, rest } = stateIn(text);
  const [, amount, name = ''] =
    /^(\d+(?:\.\d+)?|\.\d+) ?([^\d ]+)$/u.exec(plain(rest.replaceAll(between, ' '))) ?? [];
  const unit = units.find(({ names }) => names.includes(name));
  if (amount === undefined || !unit) return null;
  const [only] = statesOf(unit);
  return { amount: Number(amount), unit, state: state ?? (sameEverywhere(unit) ? only : undefined) };
}

/** Nobody is asked for a state that makes no difference. */
const sameEverywhere = ({ sizes }: LocalUnit) => new Set(Object.values(sizes)).size === 1;

export type LocalProblem = 'land-size-needs-state' | 'land-size-other-state';

/** Square metres. */
export function squareMetresOf({ amount, unit, state }: LocalArea): number | LocalProblem {
  if (state === undefined) return 'land-size-needs-state';
  const size = Object.hasOwn(unit.sizes, state) ? unit.sizes[state] : undefined;
  return size === undefined ? 'land-size-other-state' : amount * size * squareFoot;
}

/** The states to choose from for a size in a unit that they have in common. @param text as `tidy` leaves it */
export function statesFor(text: string): string[] {
  const found = localArea(text);
  return found ? statesOf(found.unit) : [];
}

const byLongest = (a: string, b: string) => b.length - a.length;
/** Every name of such a unit, the longest first. */
export const localUnitNames: readonly string[] = units.flatMap(({ names }) => names).toSorted(byLongest);

/** A state's name in Devanagari, as the table has it. */
export const hindiNameOf = (state: string): string =>
  (known(Object.fromEntries(states), state) ?? []).find((name) => /\p{Script=Devanagari}/u.test(name)) ??
  state;
