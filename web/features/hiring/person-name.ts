import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import { firstWord } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

/** Whether the account behind a name of hiring was deleted: there is nobody to look at, to call or to write to. */
export const isGone = (name: string): boolean => name === formerUser;

/** A name as pages say it: a former user's in the page's language (docs/rules.md#hiring-21). */
export const nameOr = (name: string, gone: string): string => (isGone(name) ? gone : name);

export function useNameOf(): (name: string) => string {
  const t = useMessages('hiring');
  return (name) => nameOr(name, t.formerUser);
}

/** How a sentence calls somebody: people by first name; a crew, and whose account is gone, in full. */
export function useSaidName(): (name: string, kind?: HiringKind) => string {
  const nameOf = useNameOf();
  return (name, kind) => (isGone(name) || kind === 'groupWorker' ? nameOf(name) : firstWord(name));
}
