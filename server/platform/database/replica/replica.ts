import type pg from 'pg';
import { openDb, openPool, type Source } from '../database.ts';
import { askServer, type Judged, judge, type Standing } from './judge.ts';

interface Sample {
  at: number;
  position: number;
}

/** Milliseconds for which the primary's positions are remembered. */
const remembered = 60_000;

/** How far a replica is behind, by one clock: this process's own. */
interface LagMeter {
  /** At that time, which is taken before asking, the primary had written its log at least to here. */
  primaryWas(position: number, at: number): void;
  /** @returns for how many milliseconds at most what was written is not there yet; Infinity when that is not known */
  lagOf(position: number, now: number): number;
}

/**
 * Compares positions in the write-ahead log and no times of the two servers: their clocks may differ, a primary without
 * writes has no last one to be told by, and a replica that lost its primary thinks that it has everything.
 */
export function makeLagMeter(): LagMeter {
  let samples: Sample[] = [];
  return {
    primaryWas(position, at) {
      // Less than before: another server has become the primary, and counts anew.
      if (position < (samples.at(-1)?.position ?? 0)) samples = [];
      samples = samples.filter((sample) => sample.position < position && sample.at > at - remembered);
      samples.push({ position, at });
    },
    lagOf(position, now) {
      const there = samples.findLast((sample) => sample.position <= position);
      return there ? Math.max(0, now - there.at) : Number.POSITIVE_INFINITY;
    },
  };
}

/** The connections to a replica, while it is used. */
export interface OpenSource {
  /** @throws at once when it is closed meanwhile, whatever the read waits for */
  read<T>(work: (from: Source) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

function openSource(connectionString: string): OpenSource {
  const pool = openPool({ connectionString }, () => undefined);
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const source = { pool, db: openDb(pool) };
  const underWay = new Set<(why: Error) => void>();
  return {
    read: (work) =>
      new Promise((resolve, reject) => {
        underWay.add(reject);
        work(source)
          .then(resolve, reject)
          .finally(() => underWay.delete(reject));
      }),
    async close() {
      for (const reject of underWay) reject(new Error('the replica is left out'));
      const ended = pool.end();
      // One that waits for an answer is torn down: of a silent server it would wait for ever.
      for (const client of clients) void (client as pg.PoolClient & pg.Client).end().catch(() => undefined);
      await ended;
    },
  };
}

/** A streaming replica that is looked at all the time, and used while it is fit. */
export interface Replica {
  /** Undefined while it is left out. */
  source(): OpenSource | undefined;
  /** A read failed because the connection did: the replica is left out until it answers again. */
  lost(source: OpenSource): void;
  standing(): Standing;
  close(): Promise<void>;
}

interface Log {
  info(msg: string): void;
  warn(about: object, msg: string): void;
}

interface Watched {
  url: string;
  primaryUrl: string;
  log: Log;
}

/** Milliseconds between two looks, of patience with one, and of lag: one that was left out comes back well below. */
const usual = { between: 1000, patience: 1000, mostLag: { toStay: 5000, toComeBack: 2500 } };

/** Begins to look at once; lists come from the primary until the replica was found fit. */
export function watchReplica(
  { url, primaryUrl, log }: Watched,
  { between, patience, mostLag: most } = usual,
): Replica {
  const asked = { primary: askServer(primaryUrl, patience), replica: askServer(url, patience) };
  const meter = makeLagMeter();
  let open: OpenSource | undefined;
  let standing: Standing = { used: false, why: undefined, lagMs: undefined };
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = look();

  async function look(): Promise<void> {
    const at = performance.now();
    const [primary, replica] = await Promise.allSettled([asked.primary.ask(), asked.replica.ask()]);
    if (closed) return;
    if (primary.status === 'fulfilled') meter.primaryWas(primary.value.position, at);
    const lagOf = (position: number) => meter.lagOf(position, performance.now());
    const mostLagMs = open ? most.toStay : most.toComeBack;
    take(judge({ primary, replica, lagOf, mostLagMs }));
    timer = setTimeout(() => {
      looking = look();
    }, between);
    timer.unref();
  }

  function take({ code, ...next }: Judged): void {
    const before = standing;
    standing = next;
    if (next.used) {
      open ??= openSource(url);
      if (!before.used) log.info('lists are read from the replica');
      return;
    }
    leave();
    if (before.used || before.why !== next.why)
      log.warn({ why: next.why, code }, 'the replica is left out: lists are read from the primary');
  }

  function leave(): void {
    void open?.close().catch(() => undefined);
    open = undefined;
  }

  return {
    source: () => open,
    standing: () => standing,
    lost(source) {
      if (source === open) take({ used: false, why: 'silent', lagMs: standing.lagMs });
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      asked.primary.close();
      asked.replica.close();
      await looking;
      await open?.close();
      open = undefined;
    },
  };
}
