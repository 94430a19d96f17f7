import type { Wrong } from './wish/request-of.ts';
import type { Wish } from './wish/wish.ts';

const stepOf = (path: string): number => {
  if (/^items(\.\d+\.(count|category|of|skill))?$/.test(path)) return 1;
  if (/^(items\.\d+\.)?dates/.test(path)) return 2;
  return 3;
};

/** The first step of the form where something is wrong. */
export const stepOfWrong = (wrong: Wrong): number => Math.min(3, ...Object.keys(wrong).map(stepOf));

const whenFields: (keyof Wish)[] = ['from', 'days', 'restDays', 'part', 'startTime'];

/** What is wrong on one step alone. */
export const wrongOn = (step: number, wrong: Wrong): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([path]) => stepOf(path) === step));

/** What is left of it after a change: what was said of a changed field is over. */
export function remainingErrors(wrong: Wrong, changes: Partial<Wish>): Wrong {
  const changed = new Set<string>(Object.keys(changes));
  const when = whenFields.some((field) => changed.has(field));
  return Object.fromEntries(
    Object.entries(wrong).filter(([path]) => {
      if (changed.has(path.split('.')[0] ?? '')) return false;
      if (path.endsWith('dates')) return !when;
      return !(path.endsWith('price') && changed.has('choose'));
    }),
  );
}
