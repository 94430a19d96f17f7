import { privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';

/** The PIN code of the user's site, as it was last given on this device; forgotten when the user logs out. */
const pinKey = `${privatePrefix}pin`;
export const readPin = (): string => onDevice.get(pinKey) ?? '';

export const keepPin = (pin: string): boolean => onDevice.hold(pinKey, pin);
