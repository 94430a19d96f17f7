import type { SecondFactorAsked } from '#contract/accounts/account.ts';
import { currentLog } from '#server/platform/http/trace.ts';
import type { Services } from '#server/platform/services.ts';
import type { LoggedIn } from './login.rules.ts';

/** How somebody got in. */
export type WayIn = 'password' | 'code' | 'second-factor' | 'sign-up' | 'new-password';

type SessionEvent = { userId: string /** As calls have it: of IPv6 the network. */; ip: string } & (
  | { event: 'login'; way: WayIn; admin: boolean }
  | { event: 'logout'; everywhere: boolean }
  | { event: 'password-changed' | 'session-ended' }
);

/**
 * A line of the log and a count for what became of an account's sessions (docs/rules.md#watching-4), once it is
 * committed: by it one sees when, and from which network, a stolen password was first used.
 */
export function noteSession(
  { metrics, secrets }: Pick<Services, 'metrics' | 'secrets'>,
  { ip, ...what }: SessionEvent,
): void {
  metrics.securityEvents.inc({ event: what.event });
  const caller = secrets.keyedHash('caller', ip).toString('base64url').slice(0, 16);
  currentLog()?.info({ ...what, caller }, 'security');
}

/** Notes a login, where the answer to it is a session and no ticket for a second step. */
export function noteLogin(
  services: Pick<Services, 'metrics' | 'secrets'>,
  answer: LoggedIn | SecondFactorAsked,
  from: { way: WayIn; ip: string },
): void {
  if ('secondFactor' in answer) return;
  const { _id: userId, role } = answer.user;
  noteSession(services, { event: 'login', ...from, userId, admin: role === 'admin' });
}
