import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeElsewhere } from './elsewhere.ts';
import type { Processes } from './processes.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Hear = (event: string, data: unknown) => void;

/** Processes that hear each other, but for those who are cut off. */
function aTown() {
  const ears = new Map<string, Hear>();
  const cut = new Set<string>();
  return {
    cut,
    join(name: string, users: string[] = []) {
      const listeners = new Map<string, Hear>();
      const processes: Processes = {
        shared: true,
        say(event, data) {
          if (cut.has(name)) return;
          for (const [other, hear] of ears) if (other !== name && !cut.has(other)) hear(event, data);
        },
        hear: (event, schema, listener) =>
          listeners.set(event, (_, data) => {
            const heard = schema.safeParse(data);
            if (heard.success) listener(heard.data);
          }),
      };
      ears.set(name, (event, data) => listeners.get(event)?.(event, data));
      const here = new Set(users);
      const changed: string[] = [];
      const elsewhere = makeElsewhere({
        processes,
        here: () => [...here],
        changed: (userId) => changed.push(userId),
      });
      elsewhere.open();
      const move = (userId: string, isHere: boolean): void => {
        if (isHere) here.add(userId);
        else here.delete(userId);
        elsewhere.tell(userId, isHere);
      };
      return { ...elsewhere, move, changed };
    },
  };
}

test('who comes and goes in one process is known in the others', () => {
  const town = aTown();
  const [north, south] = [town.join('north'), town.join('south')];
  north.move('asha', true);
  expect(south.has('asha')).toBe(true);
  expect(north.has('asha')).toBe(false);
  north.move('asha', false);
  expect(south.has('asha')).toBe(false);
  expect(south.changed).toEqual(['asha', 'asha']);
});

test('a process that starts later knows who is there', () => {
  const town = aTown();
  town.join('north', ['asha']);
  expect(town.join('south').has('asha')).toBe(true);
});

test('what was missed in between is made up for with the next beat', () => {
  const town = aTown();
  const [north, south] = [town.join('north', ['asha']), town.join('south')];
  town.cut.add('north');
  north.move('asha', false);
  north.move('ravi', true);
  town.cut.delete('north');
  expect(south.has('asha')).toBe(true);
  vi.advanceTimersByTime(5000);
  expect([south.has('asha'), south.has('ravi')]).toEqual([false, true]);
});

test('the users of a process that died are Offline within 30 s', () => {
  const town = aTown();
  town.join('north', ['asha']);
  const south = town.join('south');
  town.cut.add('north');
  vi.advanceTimersByTime(10_000);
  expect(south.has('asha')).toBe(true);
  vi.advanceTimersByTime(15_000);
  expect(south.has('asha')).toBe(false);
  expect(south.changed.at(-1)).toBe('asha');
});

test('the users of a process that stops are Offline at once', () => {
  const town = aTown();
  const [north, south] = [town.join('north', ['asha']), town.join('south')];
  north.close();
  expect(south.has('asha')).toBe(false);
});
