import { currentSession, privatePrefix } from '#web/shared/api/session.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { inTab, onDevice, type Store } from '#web/shared/api/storage.ts';

/** What was typed and not sent yet, by field name. */
export type Draft = Record<string, string>;

// These never stand on the device, whatever form asks for it (docs/rules.md#privacy-4).
const neverKept = new Set(['aadhar', 'aadharPic', 'password', 'newPassword', 'otp', 'code']);
const mayKeep = (field: string, value: unknown): value is string =>
  typeof value === 'string' && !neverKept.has(field) && !value.startsWith('private:');

const keyOf = (form: string, user = currentSession()?.user._id ?? 'guest'): string =>
  `${privatePrefix}draft:${user}:${form}`;

/** A guest fills it in before the account: the code is read in another app, and a phone may end the tab meanwhile. */
const isBeforeAccount = (form: string): boolean => /^(hire$|hire:|bill:)/.test(form);
const guestKeepsMs = 24 * 60 * 60_000;
/** Says when a guest typed last. */
const typedAt = 'typedAt';

/** A guest's end with the tab: who opens the next one may be somebody else. */
const store = (form: string): Store => (currentSession() || isBeforeAccount(form) ? onDevice : inTab);

/** What a guest typed before the account goes over to who registered or logged in within a day after. */
function takeOver(form: string): void {
  if (!isBeforeAccount(form)) return;
  const key = keyOf(form, 'guest');
  const typed = onDevice.get(key);
  if (!typed) return;
  const isOld = passedSince(Number(parse(typed)?.[typedAt])) > guestKeepsMs;
  if (isOld || currentSession()) onDevice.remove(key);
  if (!isOld && currentSession()) onDevice.hold(keyOf(form), typed);
}

function parse(raw: string): Draft | null {
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

/** @returns the draft of this user, or of this tab's guest, in this form, or null. */
export function readDraft(form: string): Draft | null {
  // Where pages are rendered ahead nobody has typed.
  if (import.meta.env.SSR) return null;
  takeOver(form);
  const raw = store(form).get(keyOf(form));
  return raw ? parse(raw) : null;
}

/** Keeps one field. Two tabs with the same form add to one draft: each writes only what was typed in it. */
export function keepInDraft(form: string, field: string, value: string): void {
  if (!mayKeep(field, value)) return;
  const at = isBeforeAccount(form) && !currentSession() && { [typedAt]: String(Date.now()) };
  store(form).hold(keyOf(form), JSON.stringify({ ...readDraft(form), ...at, [field]: value }));
}

export function clearDraft(form: string): void {
  takeOver(form);
  store(form).remove(keyOf(form));
}
