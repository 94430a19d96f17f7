import type { PayNote } from '#contract/hiring/terms.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { date, rupees } from '#web/shared/i18n/format.ts';
import type { ShownLanguage } from '#web/shared/i18n/languages.ts';

interface Words {
  words: Messages<'hiring'>['pay'];
  language: ShownLanguage;
  /** A state's name in the reader's script. */
  placeName: (name: string) => string;
}

/** Whether the note warns: the price lies below what it says. */
export const warns = ({ kind }: PayNote): boolean => kind === 'below-minimum' || kind === 'below-local';

/** " (Maharashtra, zone III; zone I ₹849, zone II ₹816)": where the wage holds, and what other zones have. */
function place({ state, zone, zones = [] }: PayNote, { words, placeName }: Words): string {
  const own = [state && placeName(state), zone && words.zone(zone)].filter(Boolean).join(', ');
  const others = zones
    .filter((one) => one.zone !== zone)
    .map((one) => `${words.zone(one.zone)} ${rupees(one.perDay)}`)
    .join(', ');
  const said = [own, others].filter(Boolean).join('; ');
  return said === '' ? '' : ` (${said})`;
}

function minimum(note: PayNote, known: Words): string {
  const { words, language } = known;
  const { perDay, since = '', skill = 'unskilled' } = note;
  const facts = {
    amount: rupees(perDay),
    since: since === '' ? '' : date(since, language),
    skill: words.skills[skill],
  };
  const say =
    note.basis === 'central' ? words.central : note.kind === 'minimum' ? words.minimum : words.belowMinimum;
  return say(facts) + place(note, known);
}

/** A note in the reader's language, from its figures. */
export function sentenceOf(note: PayNote, known: Words): string {
  if (note.kind === 'minimum' || note.kind === 'below-minimum') return minimum(note, known);
  const { words } = known;
  const { low = note.perDay, high = note.perDay, skill } = note;
  const usual = low === high ? rupees(low) : words.range(rupees(low), rupees(high));
  const of = skill ? words.of(words.skills[skill]) : '';
  return (note.kind === 'local' ? words.local : words.belowLocal)(usual, of);
}

/** The page that a wage was read on: its host is what people know it by. */
export function sourceOf({ source }: PayNote): { address: string; host: string } | undefined {
  if (!source || !/^https?:/.test(source)) return undefined;
  return { address: source, host: new URL(source).host.replace(/^www\./, '') };
}
