import pg from 'pg';
import { codeOf } from '../../config/error-facts.ts';
import { withoutWarning } from '../database.ts';

/** What a server says of itself. */
interface ServerFacts {
  isStandby: boolean;
  /** Bytes of the write-ahead log that are on a primary's disk, or that a standby has replayed. */
  position: number;
  /** The same for a primary and its replicas, and for no other database. */
  identity: string;
}

const facts = `
  select pg_is_in_recovery() as "isStandby",
    pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end,
      '0/0')::bigint as position,
    (select system_identifier from pg_control_system()) || ' ' || d.oid as identity
  from pg_database d where datname = current_database()`;

/** A server that is asked again and again, on a connection of its own: a full pool must not look like a silent server. */
interface AskedServer {
  /** @throws what the driver says, and of a server that is silent so long, that it is */
  ask(): Promise<ServerFacts>;
  close(): void;
}

export function askServer(connectionString: string, patienceMs: number): AskedServer {
  let client: pg.Client | undefined;

  function close(): void {
    // One that waits for an answer is torn down at once.
    void client?.end().catch(() => undefined);
    client = undefined;
  }

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    client = new pg.Client({
      connectionString: withoutWarning(connectionString),
      application_name: 'neev-replica',
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    // Without a listener a lost connection would end the process; the next question hears of it.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  return {
    close,
    async ask() {
      try {
        const { rows } = await (await connected()).query<ServerFacts>(facts);
        if (!rows[0]) throw new Error('the server says nothing of itself');
        return rows[0];
      } catch (error) {
        close();
        throw error;
      }
    },
  };
}

/** `silent`: it does not answer. `primary`: it takes writes itself. `other`: it is of another database. */
type Why = 'silent' | 'lags' | 'primary' | 'other';

/** How a replica stands. `lagMs`: at most, to a second; Infinity where it was never seen to have anything. */
export type Standing =
  | { used: true; lagMs: number }
  | { used: false; why: Why | undefined; lagMs: number | undefined };

/** `code`: of the error, for the log. */
export type Judged = Standing & { code?: string | undefined };

interface Seen {
  primary: PromiseSettledResult<ServerFacts>;
  replica: PromiseSettledResult<ServerFacts>;
  /** How far a replica with this position is behind. */
  lagOf: (position: number) => number;
  mostLagMs: number;
}

/** Whether lists may be read from it (docs/rules.md#scale-2). */
export function judge({ primary, replica, lagOf, mostLagMs }: Seen): Judged {
  if (replica.status === 'rejected')
    return { used: false, why: 'silent', lagMs: undefined, code: codeOf(replica.reason) };
  const { isStandby, identity, position } = replica.value;
  if (!isStandby) return { used: false, why: 'primary', lagMs: undefined };
  // Of a primary that does not answer now it is known for a while how far it was.
  if (primary.status === 'fulfilled' && primary.value.identity !== identity)
    return { used: false, why: 'other', lagMs: undefined };
  const lagMs = lagOf(position);
  return lagMs <= mostLagMs ? { used: true, lagMs } : { used: false, why: 'lags', lagMs };
}
