import type { Server, Socket } from 'socket.io';
import { expect, test } from 'vitest';
import { follow, makeEmitters, userRoom } from './rooms.ts';

/** A server that notes to which rooms it emits; 'local' stands for this process alone. */
function aServer() {
  const emitted: [string, string[], string][] = [];
  const to = (reach: string) => (rooms: string | string[]) => ({
    emit: (event: string) => void emitted.push([reach, [rooms].flat(), event]),
  });
  const io = { to: to('everywhere'), local: { to: to('local') } } as unknown as Server;
  return { emitted, ...makeEmitters(io) };
}

test('an event goes to the rooms of its users, in every process or in this one alone', () => {
  const { emit, emitHere, emitted } = aServer();
  emit(['asha', 'ravi'], 'marked', {});
  emitHere(['asha'], 'getMessage', {});
  expect(emitted).toEqual([
    ['everywhere', [userRoom('asha'), userRoom('ravi')], 'marked'],
    ['local', [userRoom('asha')], 'getMessage'],
  ]);
});

test('an event for nobody goes to nobody: without a room Socket.IO emits to everybody', () => {
  const { emit, emitHere, emitted } = aServer();
  emit([], 'notice', {});
  emitHere([], 'notice', {});
  expect(emitted).toEqual([]);
});

test('a connection follows one topic at a time, and none without; who follows hears of it', () => {
  const { emitToFollowers, emitted } = aServer();
  const rooms = new Set<string>(['user:asha']);
  const socket = {
    data: {},
    join: (room: string) => rooms.add(room),
    leave: (room: string) => rooms.delete(room),
  } as unknown as Socket;
  follow(socket, 'worker');
  follow(socket, 'engineer');
  emitToFollowers('engineer', 'availability', {});
  expect([...rooms]).toEqual(['user:asha', ...(emitted[0]?.[1] ?? ['none'])]);
  follow(socket, undefined);
  expect([...rooms]).toEqual(['user:asha']);
});
