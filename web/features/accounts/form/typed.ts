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
}

const storageKey = 'neev:register';

const nothing: Typed = { fullname: '', email: '', phone: '', sent: {} };

export function readTyped(): Typed {
  if (import.meta.env.SSR) return nothing;
  try {
    const stored: Partial<Typed> = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return { ...nothing, ...stored };
  } catch {
    return nothing;
  }
}

export function keepTyped(changes: Partial<Typed>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readTyped(), ...changes }));
  } catch {
    // A full or forbidden storage costs the memory, not the form.
  }
}

export const forgetTyped = (): void => sessionStorage.removeItem(storageKey);
