import { setTimeout as delay } from 'node:timers/promises';
import { isDiskFull } from '#server/platform/config/free-space.ts';
import { messageOf } from '../../config/error-facts.ts';
import type { Cluster } from './cluster/cluster.ts';
import { join, type Membership } from './membership.ts';
import type { Log } from './server/server-log.ts';

/** Milliseconds between two tries: each pause is twice the last one. */
const pauses = { first: 500, longest: 15_000 };

/**
 * Joins again after the server went away, however long that takes (docs/rules.md#running-5): a full disk is emptied,
 * a crash is mended. Of several processes that try, one starts it and the others find it.
 * @returns undefined when `signal` ended the tries
 */
export async function rejoin(
  cluster: Cluster,
  log: Log,
  signal: AbortSignal,
): Promise<Membership | undefined> {
  log.error('The embedded PostgreSQL went away: starting it again');
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(pause * 2, pauses.longest)) {
    try {
      return await join(cluster, log, signal);
    } catch (error) {
      if (signal.aborted) break;
      const reason = (await isDiskFull(cluster.dataDir)) ? 'the disk is full' : messageOf(error);
      log.error(`The embedded PostgreSQL is not back; next try in ${pause / 1000} s: ${reason}`);
    }
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
