import * as calls from '#contract/evidence/log.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import type { MayRead } from '../evidence.ts';
import { cosign } from './cosign.rules.ts';
import { cosignedNote, proveBook, proveConsistency, readLog, readTile } from './read-log.rules.ts';

/** What never changes: a full tile. Others grow, and so do their names. */
const forGood = 'public, max-age=31536000, immutable';
const forNow = 'public, max-age=600';

export function logRoutes(register: Register, services: Services, mayRead: MayRead): void {
  const { db, limits } = services;
  register(calls.getLog, async () => ({ data: await readLog(services, new Date()) }));
  register(calls.getCheckpoint, async ({ params: { no } }, reply) => {
    const { note } = await cosignedNote(db, no);
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    return Buffer.from(note);
  });
  register(calls.getTile, async ({ params: { no, '*': path } }, reply) => {
    const { hashes, isFull } = await readTile(db, { no, path });
    reply.type('application/octet-stream').header('cache-control', isFull ? forGood : forNow);
    return hashes;
  });
  register(calls.getConsistency, async ({ params: { no }, query }) => ({
    data: { ...query, path: await proveConsistency(db, no, query) },
  }));
  register(calls.postCosignature, async ({ params: { no }, body, ip }) => {
    await limits.take('cosignature-by-caller', ip);
    await cosign(services, { no, body, now: new Date() });
    return { data: null };
  });
  register(calls.getProof, async ({ params: { bookingId }, query: { seq }, caller }) => {
    await mayRead(caller, bookingId);
    return { data: await proveBook(db, bookingId, seq) };
  });
}
