import { Server, type Socket } from 'socket.io';
import { expect, test } from 'vitest';
import { makeWatching } from './presence.ts';

function aRoom() {
  const io = new Server();
  const { adapter } = io.sockets;
  const line = (id: string) =>
    ({
      id,
      join: (room: string) => adapter.addAll(id, new Set([room])),
      leave: (room: string) => adapter.del(id, room),
    }) as unknown as Socket;
  return {
    watching: makeWatching(io),
    line,
    join: (id: string, room: string) => adapter.addAll(id, new Set([room])),
  };
}

test('a person one talks with and looks at is watched once', () => {
  const { watching, line } = aRoom();
  const own = line('own');
  watching.add(own, 'ravi', 'contact');
  watching.add(own, 'ravi', 'look');
  watching.add(own, 'meena', 'look');
  expect([...watching.watchedBy('own')]).toEqual(['ravi', 'meena']);
  expect([...watching.watchersOf('ravi')]).toEqual(['own']);
});

test('looking away ends the look alone; without a reason both end', () => {
  const { watching, line } = aRoom();
  const own = line('own');
  for (const reason of ['contact', 'look'] as const) watching.add(own, 'ravi', reason);
  watching.remove(own, 'ravi', 'look');
  expect([...watching.watchersOf('ravi')]).toEqual(['own']);
  watching.add(own, 'ravi', 'look');
  watching.remove(own, 'ravi');
  expect([...watching.watchersOf('ravi')]).toEqual([]);
});

test('other rooms of a line are no persons: its own name, its user, a topic', () => {
  const { watching, line, join } = aRoom();
  watching.add(line('own'), 'ravi', 'contact');
  for (const room of ['own', 'user:asha', 'topic:worker']) void join('own', room);
  expect([...watching.watchedBy('own')]).toEqual(['ravi']);
});

test('an unknown line or person watches nobody and is watched by nobody', () => {
  const { watching } = aRoom();
  expect([...watching.watchedBy('nobody')]).toEqual([]);
  expect([...watching.watchersOf('nobody')]).toEqual([]);
});
