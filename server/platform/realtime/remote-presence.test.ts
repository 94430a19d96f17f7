import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Processes } from './processes.ts';
import { makeRemotePresence } from './remote-presence.ts';

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
        publish(event, data) {
          if (cut.has(name)) return;
          for (const [other, hear] of ears) if (other !== name && !cut.has(other)) hear(event, data);
        },
        subscribe: (event, schema, listener) =>
          listeners.set(event, (_, data) => {
            const heard = schema.safeParse(data);
            if (heard.success) listener(heard.data);
          }),
      };
      ears.set(name, (event, data) => listeners.get(event)?.(event, data));
      const here = new Set(users);
      const changed: string[] = [];
      const remote = makeRemotePresence({
        processes,
        here: () => [...here],
        changed: (userId) => changed.push(userId),
      });
      remote.open();
      const move = (userId: string, isHere: boolean): void => {
        if (isHere) here.add(userId);
        else here.delete(userId);
        remote.emit(userId, isHere);
      };
      return { ...remote, move, changed };
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

/** One process that hears by hand what others publish, in any order. */
function anEar() {
  const listeners = new Map<string, (data: unknown) => void>();
  const said: { event: string; data: unknown }[] = [];
  const changed: string[] = [];
  const remote = makeRemotePresence({
    processes: {
      shared: true,
      publish: (event, data) => void said.push({ event, data }),
      subscribe: (event, schema, listener) =>
        listeners.set(event, (data) => {
          const heard = schema.safeParse(data);
          if (heard.success) listener(heard.data);
        }),
    },
    here: () => ['meena'],
    changed: (userId) => changed.push(userId),
  });
  const subscribe = (event: string, data: object) => listeners.get(event)?.({ from: 'north', ...data });
  const asked = () => said.filter(({ event }) => event === 'roll-call').map(({ data }) => data);
  return { ...remote, subscribe, said, asked, changed };
}

test('a word that does not follow on what is known changes nothing, and the whole list is asked for', () => {
  const south = anEar();
  south.subscribe('roll', { version: 5, userIds: ['asha'] });
  south.subscribe('change', { version: 5, userId: 'asha', here: false });
  south.subscribe('change', { version: 4, userId: 'asha', here: false });
  south.subscribe('change', { version: 7, userId: 'asha', here: false });
  expect(south.has('asha')).toBe(true);
  expect(south.asked()).toEqual([{ of: 'north' }, { of: 'north' }, { of: 'north' }]);
  south.subscribe('change', { version: 6, userId: 'asha', here: false });
  expect(south.has('asha')).toBe(false);
  expect(south.asked()).toHaveLength(3);
});

test('each word that follows moves on what is known', () => {
  const south = anEar();
  south.subscribe('roll', { version: 1, userIds: [] });
  south.subscribe('change', { version: 2, userId: 'asha', here: true });
  south.subscribe('change', { version: 3, userId: 'ravi', here: true });
  south.subscribe('change', { version: 4, userId: 'asha', here: false });
  expect([south.has('asha'), south.has('ravi')]).toEqual([false, true]);
  expect(south.changed).toEqual(['asha', 'ravi', 'asha']);
  expect(south.asked()).toEqual([]);
});

test('a beat says whether one missed something', () => {
  const south = anEar();
  south.subscribe('roll', { version: 5, userIds: ['asha'] });
  south.subscribe('beat', { version: 5 });
  expect(south.asked()).toEqual([]);
  south.subscribe('beat', { version: 6 });
  expect(south.asked()).toEqual([{ of: 'north' }]);
});

test('a stranger is asked who is there', () => {
  const south = anEar();
  south.subscribe('beat', { version: 0 });
  south.subscribe('change', { version: 1, userId: 'asha', here: true });
  expect(south.asked()).toEqual([{ of: 'north' }, { of: 'north' }]);
  expect(south.has('asha')).toBe(false);
});

test('a new list tells of those who came and went by it, and of no one else', () => {
  const south = anEar();
  south.subscribe('roll', { version: 1, userIds: ['asha', 'ravi'] });
  south.changed.length = 0;
  south.subscribe('roll', { version: 4, userIds: ['ravi', 'kiran'] });
  expect(south.changed).toEqual(['asha', 'kiran']);
});

test('a user of two processes is there until both said otherwise', () => {
  const south = anEar();
  south.subscribe('roll', { version: 1, userIds: ['asha'] });
  south.subscribe('roll', { from: 'east', version: 1, userIds: ['asha'] });
  south.subscribe('farewell', { version: 1 });
  expect(south.has('asha')).toBe(true);
  south.subscribe('farewell', { from: 'east', version: 1 });
  expect(south.has('asha')).toBe(false);
});

test('a call that is for another process is left to it; after the farewell none is answered', () => {
  const south = anEar();
  const rolls = () => south.said.filter(({ event }) => event === 'roll').length;
  south.subscribe('roll-call', { of: 'somebody else' });
  expect(rolls()).toBe(0);
  south.subscribe('roll-call', {});
  expect(rolls()).toBe(1);
  south.close();
  south.subscribe('roll-call', {});
  south.emit('meena', false);
  expect(rolls()).toBe(1);
  expect(south.said.at(-1)?.event).toBe('farewell');
});

test('what is no word of presence is not believed', () => {
  const south = anEar();
  south.subscribe('roll', { version: 1, userIds: 'asha' });
  south.subscribe('roll', { version: 'one', userIds: ['asha'] });
  expect(south.has('asha')).toBe(false);
});
