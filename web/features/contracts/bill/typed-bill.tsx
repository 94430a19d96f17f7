import { useMessages } from '#web/shared/i18n/messages.ts';
import { useBillDraft } from '../lines/bill-draft.ts';
import { useBillWords } from '../lines/bill-words.ts';
import type { Work } from '../lines/work.ts';
import { OwnBill } from './own-bill.tsx';
import { type LoadHouse, useHouse } from './use-house.ts';

const nothing = { lines: [], stages: [] };
const usualHouse = {};

/** A bill written line by line. */
export function TypedBill({ loadHouse }: { loadHouse: LoadHouse }) {
  const t = useMessages('bill');
  const words = useBillWords();
  const house = useHouse(loadHouse, usualHouse, words);
  const state = useBillDraft('typed');
  const work: Work = {
    ...{ key: 'typed', name: t.forms.typed, made: nothing },
    source: { kind: 'typed' },
    of: 'contractor',
    category: 'Construction Contract',
  };
  return <OwnBill work={work} state={state} usual={house?.usual} />;
}
