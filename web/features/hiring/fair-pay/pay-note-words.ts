import type { PayNote } from '#contract/hiring/terms.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import type { ShownLanguage } from '#web/shared/i18n/languages.ts';

type Words = Messages<'hiring'>['pay'];

/** Whether the note warns: the price lies below what it says. */
export const warns = ({ kind }: PayNote): boolean => kind === 'below-minimum' || kind === 'below-local';

function minimum(note: PayNote, words: Words, language: ShownLanguage): string {
  const { perDay, since = '', skill = 'unskilled', zone } = note;
  const facts = {
    amount: rupees(perDay),
    since: since === '' ? '' : date(since, language),
    skill: words.skills[skill],
  };
  const say =
    note.basis === 'central' ? words.central : note.kind === 'minimum' ? words.minimum : words.belowMinimum;
  return say(facts) + (zone === undefined ? '' : words.zone(zone));
}

/** A note in the reader's language, from its figures. */
export function sentenceOf(note: PayNote, words: Words, language: ShownLanguage): string {
  if (note.kind === 'minimum' || note.kind === 'below-minimum') return minimum(note, words, language);
  const { low = note.perDay, high = note.perDay } = note;
  const usual = low === high ? rupees(low) : words.range(rupees(low), rupees(high));
  return note.kind === 'local' ? words.local(usual) : words.belowLocal(usual);
}
