import { Server } from 'socket.io';
import { expect, test } from 'vitest';
import { makePresence } from './presence.ts';
import { makeProcesses } from './processes.ts';

test('who may be watched is read again when two people met or parted meanwhile', async () => {
  const io = new Server();
  const presence = makePresence(io, makeProcesses(io, false));
  let blocked = false;
  let reads = 0;
  const mayWatch = await presence.settled(async () => {
    reads += 1;
    const read = !blocked;
    if (reads === 1) {
      blocked = true;
      presence.part('asha', 'ravi');
    }
    return read;
  });
  expect([mayWatch, reads]).toEqual([false, 2]);
});
