import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Of } from './use-choices.ts';

/** The prepared message, in the reader's language: of the house alone, since each one sees only their own work beside it. */
export function useAskMessage({ pin, house }: Of): string {
  return useMessages('house').askMessage({ house, place: pin });
}
