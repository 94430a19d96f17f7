import { inTab } from '#web/shared/api/storage.ts';

export type AddressKind = 'phone' | 'email';
export type Purpose = 'register' | 'forgot';

/** What a reload may keep. Never a password or a code. */
export interface Typed {
  fullname: string;
  email: string;
  phone: string;
  /** Which of the two was chosen last. */
  kind?: AddressKind;
  /** The address that a code was mailed to, and when (ms since 1970). */
  sent: Partial<Record<Purpose, { address: string; at: number }>>;
  /** Worker mode's question that was open, and what for. */
  asked?: { step: 'phone' | 'name' | 'code'; purpose: Purpose };
}

const storageKey = 'neev:register';

const nothing: Typed = { fullname: '', email: '', phone: '', sent: {} };

export function readTyped(): Typed {
  if (import.meta.env.SSR) return nothing;
  try {
    const stored: Partial<Typed> = JSON.parse(inTab.get(storageKey) ?? '{}');
    return { ...nothing, ...stored };
  } catch {
    return nothing;
  }
}

export function keepTyped(changes: Partial<Typed>): void {
  inTab.hold(storageKey, JSON.stringify({ ...readTyped(), ...changes }));
}

export const forgetTyped = (): void => inTab.remove(storageKey);
