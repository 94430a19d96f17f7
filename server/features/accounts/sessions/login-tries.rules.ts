import type { LimitName } from '#server/platform/http/limits/limit-rules.ts';
import { takeAll } from '#server/platform/http/limits/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';

/** Counts one try of a password. @returns how to give it back when it was right */
export async function countTry(
  { limits }: Services,
  { email, ip }: { email: string; ip: string },
): Promise<() => Promise<void>> {
  const counted: [LimitName, string][] = [
    ['login-by-caller', ip],
    ['login-by-address-and-caller', `${email} ${ip}`],
    ['login-by-address', email],
  ];
  await takeAll(limits, counted);
  return async () => {
    for (const [name, key] of counted) await limits.giveBack(name, key);
  };
}
