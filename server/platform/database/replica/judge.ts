import { codeOf } from '../../config/error-facts.ts';
import type { ServerFacts } from './asked-server.ts';

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
