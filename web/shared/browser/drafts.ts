import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { inTab, onDevice, type Store } from '#web/shared/api/storage.ts';

/** What was typed and not sent yet, by field name. */
export type Draft = Record<string, string>;

// These never stand on the device, whatever form asks for it (docs/rules.md#privacy-4).
const neverKept = new Set(['aadhar', 'aadharPic', 'password', 'newPassword', 'otp', 'code']);
const mayKeep = (field: string, value: unknown): value is string =>
  typeof value === 'string' && !neverKept.has(field) && !value.startsWith('private:');

const prefix = (): string => `${privatePrefix}draft:${currentSession()?.user._id ?? 'guest'}:`;
/** A guest's end with the tab: who opens the next one may be somebody else. */
const store = (): Store => (currentSession() ? onDevice : inTab);

/** @returns the draft of this user, or of this tab's guest, in this form, or null. */
export function readDraft(form: string): Draft | null {
  // Where pages are rendered ahead nobody has typed.
  if (import.meta.env.SSR) return null;
  const raw = store().get(prefix() + form);
  if (!raw) return null;
  try {
    const stored: unknown = JSON.parse(raw);
    if (typeof stored !== 'object' || stored === null) return null;
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => mayKeep(...entry)),
    );
  } catch {
    return null;
  }
}

/** Keeps one field. Two tabs with the same form add to one draft: each writes only what was typed in it. */
export function keepInDraft(form: string, field: string, value: string): void {
  if (!mayKeep(field, value)) return;
  store().hold(prefix() + form, JSON.stringify({ ...readDraft(form), [field]: value }));
}

export function clearDraft(form: string): void {
  store().remove(prefix() + form);
}
