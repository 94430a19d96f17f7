import { privatePrefix } from '#web/shared/api/session.ts';

/** The PIN code of the user's site, as it was last given on this device; forgotten when the user logs out. */
const pinKey = `${privatePrefix}pin`;
export const readPin = (): string => localStorage.getItem(pinKey) ?? '';

export function keepPin(pin: string): void {
  try {
    localStorage.setItem(pinKey, pin);
  } catch {
    // A full or forbidden storage costs the memory, not the request.
  }
}
