import { privatePrefix } from '#web/shared/api/session.ts';
import { onDevice } from '#web/shared/api/storage.ts';

// Logging out forgets it with drafts and the like.
const storageKey = `${privatePrefix}place`;
const longest = 80;

/** The place that was asked for last, a PIN code or a city: home and lists begin with it (docs/rules.md#figures-3). */
export const keptPlace = (): string | undefined =>
  import.meta.env.SSR ? undefined : (onDevice.get(storageKey) ?? undefined);

/** An empty place forgets the one before. */
export function keepPlace(place: string | undefined): void {
  const typed = place?.trim().slice(0, longest);
  if (typed) onDevice.hold(storageKey, typed);
  else onDevice.remove(storageKey);
}
