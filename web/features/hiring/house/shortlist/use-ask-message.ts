import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useNeedName } from '../cards/need-name.ts';
import type { Choice, Of } from './use-choices.ts';

/** The prepared message, in the reader's language. */
export function useMessage(choices: readonly Choice[], { pin, house }: Of): string {
  const t = useMessages('house');
  const language = useLanguage();
  const nameOf = useNeedName();
  const work = choices
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ need }) =>
      need.days === null ? t.askWhole(nameOf(need)) : t.askWork(nameOf(need), count(need.days, language)),
    );
  return t.askMessage({ house, place: pin, work: work.join('\n') });
}
