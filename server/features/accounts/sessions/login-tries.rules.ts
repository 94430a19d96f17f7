import type { LimitName } from '#server/platform/http/limit-rules.ts';
import { takeAll } from '#server/platform/http/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallerAtDoor } from '../codes/codes.rules.ts';
import { findDevice } from '../users/devices.rules.ts';

/**
 * Counts one try of a password. What others do elsewhere does not count against a device on which the owner logged in
 * before: it has a limit of its own (docs/rules.md#accounts-17).
 * @returns how to give it back when it was right
 */
export async function countTry(
  { db, limits }: Services,
  { address, ip, device }: CallerAtDoor & { address: string },
): Promise<() => Promise<void>> {
  const known = await findDevice(db, { device, address });
  const counted: [LimitName, string][] = known
    ? [['login-by-device', known]]
    : [
        ['login-by-caller', ip],
        ['login-by-address-and-caller', `${address} ${ip}`],
        ['login-by-address', address],
      ];
  await takeAll(limits, counted);
  return async () => {
    for (const [name, key] of counted) await limits.giveBack(name, key);
  };
}
