import { onDevice } from './storage.ts';

// What logins on this device answered, so that strangers' tries elsewhere do not keep its people out
// (docs/rules.md#accounts-17). It opens nothing, names nobody, and stays over a logout.

const storageKey = 'neev:device';

/** Several people log in on one phone. */
const mostKept = 5;

const kept = (): string[] => (onDevice.get(storageKey) ?? '').split(',').filter(Boolean);

/** The header `device` of calls that ask for a code, prove one, or log in. */
export const deviceHeader = (): Record<string, string> => {
  const tokens = kept();
  return tokens.length > 0 ? { device: tokens.join(',') } : {};
};

export function keepDevice(token: string): void {
  const tokens = [token, ...kept().filter((known) => known !== token)].slice(0, mostKept);
  onDevice.hold(storageKey, tokens.join(','));
}
