import { EventEmitter } from 'node:events';
import type { Server } from 'socket.io';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeProcesses } from './processes.ts';

function aServer() {
  const io = Object.assign(new EventEmitter(), { serverSideEmit: vi.fn() });
  return { io, of: (shared: boolean) => makeProcesses(io as unknown as Server, shared) };
}

test('one process alone says nothing to others; one of several does', () => {
  const { io, of } = aServer();
  of(false).publish('met', { userId: 'asha' });
  expect(io.serverSideEmit).not.toHaveBeenCalled();
  of(true).publish('met', { userId: 'asha' });
  expect(io.serverSideEmit).toHaveBeenCalledWith('met', { userId: 'asha' });
});

test('a word of another shape, as an older process may say it while a new one starts, is not heard', () => {
  const { io, of } = aServer();
  const heard: unknown[] = [];
  of(true).subscribe('met', z.object({ userId: z.string() }), (data) => heard.push(data));
  io.emit('met', { user: 'asha' });
  io.emit('met', undefined);
  io.emit('met', { userId: 'asha', more: 1 });
  expect(heard).toEqual([{ userId: 'asha' }]);
});
