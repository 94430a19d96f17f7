import { currentSession, onSessionChange, privatePrefix, waitingPrefix } from '#web/shared/api/session.ts';
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

/** A request is typed in one piece: each tab has its own, and what stands on the device serves a fresh tab alone. */
const hasOwnTab = isBeforeAccount;
/** In its tab: it was sent or thrown away, and another tab's is not shown in its place. */
const over = 'null';

/** What a guest typed before the account goes over to who registered or logged in within a day after. */
function takeOver(form: string): void {
  if (!isBeforeAccount(form)) return;
  const key = keyOf(form, 'guest');
  for (const place of [inTab, onDevice]) {
    const typed = place.get(key);
    if (!typed) continue;
    const isOld = typed !== over && passedSince(Number(parse(typed)?.[typedAt])) > guestKeepsMs;
    if (isOld || currentSession()) place.remove(key);
    if (!isOld && currentSession()) place.hold(keyOf(form), typed);
  }
}

const draftPrefix = `${privatePrefix}draft:`;
/** A tab that stays open keeps nothing of who logged out, here or in another tab. */
function forgetOthers(): void {
  const mine = ['guest', currentSession()?.user._id].map((user) => `${draftPrefix}${user}:`);
  for (const key of inTab.keys())
    if (key.startsWith(draftPrefix) && !mine.some((own) => key.startsWith(own))) inTab.remove(key);
}
if (!import.meta.env.SSR) onSessionChange(forgetOthers);

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
  const own = hasOwnTab(form) ? inTab.get(keyOf(form)) : null;
  if (own === over) return null;
  const raw = own ?? store(form).get(keyOf(form));
  return raw ? parse(raw) : null;
}

/**
 * Keeps one field. Two tabs with the same form add to one draft: each writes only what was typed in it. Of a request
 * each tab keeps its own.
 */
export function keepInDraft(form: string, field: string, value: string): void {
  if (!mayKeep(field, value)) return;
  const at = isBeforeAccount(form) && !currentSession() && { [typedAt]: String(Date.now()) };
  const draft = JSON.stringify({ ...readDraft(form), ...at, [field]: value });
  store(form).hold(keyOf(form), draft);
  if (hasOwnTab(form)) inTab.hold(keyOf(form), draft);
}

/** Hears what another tab of this browser adds to the draft, which the two share. @returns what ends it */
export function onOtherTab(form: string, hear: (draft: Draft) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && key === keyOf(form)) hear(readDraft(form) ?? {});
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

export function clearDraft(form: string): void {
  takeOver(form);
  const key = keyOf(form);
  const own = hasOwnTab(form) ? inTab.get(key) : null;
  // Another tab has typed since: that stays.
  if (own === null || own === onDevice.get(key)) store(form).remove(key);
  if (hasOwnTab(form)) inTab.hold(key, over);
}

/** Whether a logout would lose something: a draft, here or in another tab, or what waits of one's own for a line. */
export const holdsUnsent = (): boolean =>
  onDevice
    .keys()
    .some(
      (key) =>
        key.startsWith(`${privatePrefix}draft`) ||
        (key.startsWith(waitingPrefix) && key.endsWith(`:${currentSession()?.user._id}`)),
    ) || inTab.keys().some((key) => key.startsWith(keyOf('')) && inTab.get(key) !== over);
