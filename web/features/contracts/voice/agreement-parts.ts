import { keptBack } from '#domain/contracts/agreed-bill.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { clauseKeys } from '#domain/voice/says.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import type { Saying } from '#web/shared/voice/speech.ts';
import { useCanSayAny, useSay } from '#web/shared/voice/use-say.ts';
import { useOwnWords } from '../lines/bill-words.ts';
import type { Agreement } from '../papers/contract-facts.ts';
import { useWhen } from './when.ts';

/** One thing that an agreement says: heard, drawn and written. */
export interface AgreementPart {
  id: string;
  icon?: IconName;
  /** Of a stage: what it looks like. */
  stage?: string | undefined;
  text: string;
  sayings: Saying[];
}

/**
 * An agreement as it is read aloud: sides, sum, stages, what is kept back, days, how long faults are mended, its clauses,
 * and what the two typed, by the phone's own voice.
 */
export function useAgreementParts({ body }: Agreement): AgreementPart[] {
  const papers = useMessages('papers');
  const { key, name, amount, money, words, language } = useSay();
  const when = useWhen();
  const ends = useLastParts(body);
  const bill = useOwnWords(body.bill);
  const { parties, pay, retentionPercent, defectMonths, from, days } = body;
  const written = (...said: string[]) => said.map((one) => words[one as SayKey] ?? one).join(' ');
  const kept = keptBack(bill.total, retentionPercent);
  const payKey = pay === 'fixed' ? 'payFixed' : 'payMeasured';
  return [
    {
      ...{ id: 'sides', icon: 'users', text: `${parties.customer}, ${parties.provider}` },
      sayings: [key('agreementIs'), name(parties.customer), name(parties.provider)],
    },
    {
      ...{ id: 'total', icon: 'rupee', text: written(rupees(bill.total), 'perJob') },
      sayings: [...money(bill.total), key('perJob'), key(payKey)],
    },
    ...bill.stages.map(({ no, key: of, name: called, amount: sum, ahead }): AgreementPart => {
      const isAhead = ahead > 0;
      return {
        ...{ id: `stage ${no}`, stage: of ?? '' },
        text: [`${no}. ${called}: ${rupees(sum)}`, isAhead ? written(rupees(ahead), 'ahead') : '']
          .filter(Boolean)
          .join(', '),
        sayings: [
          ...[key('stage'), ...amount(no), name(called), ...money(sum)],
          ...(isAhead ? [...money(ahead), key('ahead')] : []),
        ],
      };
    }),
    ...(kept > 0
      ? [
          {
            ...{ id: 'kept', icon: 'lock' as const, text: written(rupees(kept), 'keptBack') },
            sayings: [...money(kept), key('keptBack')],
          },
        ]
      : []),
    {
      ...{ id: 'from', icon: 'calendar', text: written('workBegins', date(from, language)) },
      sayings: [key('workBegins'), ...when.day(from)],
    },
    {
      ...{ id: 'days', icon: 'clock', text: written('workTakes', papers.dayCount(count(days))) },
      sayings: [key('workTakes'), ...amount(days), key('jobDays')],
    },
    ...(defectMonths > 0
      ? [
          {
            ...{ id: 'defects', icon: 'shield' as const, text: written(count(defectMonths), 'defectMonths') },
            sayings: [...amount(defectMonths), key('defectMonths')],
          },
        ]
      : []),
    ...ends,
  ];
}

/** The clauses, what the two typed, and that the rest is to be read. */
function useLastParts({ excluded, terms }: Agreement['body']): AgreementPart[] {
  const { key, name, words } = useSay();
  const canSay = useCanSayAny();
  return [
    ...clauseKeys.map(
      (clause): AgreementPart => ({ id: clause, text: words[clause], sayings: [key(clause)] }),
    ),
    ...[excluded, terms].flatMap((typed, at): AgreementPart[] => {
      if (!typed) return [];
      return [{ id: `typed ${at}`, icon: 'user', text: typed, sayings: canSay(typed) ? [name(typed)] : [] }];
    }),
    { id: 'more', icon: 'doc', text: words.letRead, sayings: [key('letRead')] },
  ];
}
