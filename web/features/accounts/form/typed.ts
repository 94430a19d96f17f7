export type Purpose = 'register' | 'forgot';

/** What a reload may keep. Never a password or a code. */
export interface Typed {
  fullname: string;
  email: string;
  /** The address that a code was mailed to, and when (ms since 1970). */
  sent: Partial<Record<Purpose, { email: string; at: number }>>;
}

const storageKey = 'neev:register';

const nothing: Typed = { fullname: '', email: '', sent: {} };

export function readTyped(): Typed {
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
