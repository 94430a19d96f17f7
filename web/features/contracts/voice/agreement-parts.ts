import { keptBack } from '#domain/contracts/agreed-bill.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { count, date, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { IconName } from '#web/shared/ui/drawings/icon.tsx';
import type { Saying } from '#web/shared/voice/speech.ts';
import { useSay } from '#web/shared/voice/use-say.ts';
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

/** An agreement as it is read aloud: sides, sum, stages, what is kept back, days, and how long faults are mended. */
export function useAgreementParts({ body }: Agreement): AgreementPart[] {
  const papers = useMessages('papers');
  const { key, name, amount, money, words, language } = useSay();
  const when = useWhen();
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
    { ...{ id: 'more', icon: 'doc', text: words.letRead }, sayings: [key('letRead')] },
  ];
}
