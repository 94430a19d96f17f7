import { askServer } from './asked-server.ts';
import { type Judged, judge, type Standing } from './judge.ts';
import { type OpenSource, openSource } from './open-source.ts';
import { makeLagMeter } from './replay-lag.ts';

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
