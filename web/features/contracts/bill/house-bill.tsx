import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { useBillDraft } from '../lines/bill-draft.ts';
import { useBillWords } from '../lines/bill-words.ts';
import type { Work } from '../lines/work.ts';
import styles from './bill.module.css';
import { OwnBill } from './own-bill.tsx';
import { type LoadHouse, useHouse } from './use-house.ts';

/** The bill of the house that the address names. */
export function HouseBill({ loadHouse }: { loadHouse: LoadHouse }) {
  const t = useMessages('bill');
  const words = useBillWords();
  const { form: _form, id: _id, to, step: _step, ...search } = useScreenSearch('bill');
  const house = useHouse(loadHouse, search, words);
  if (house?.bill)
    return <Shown key={JSON.stringify(search)} house={house} made={house.bill} search={search} />;
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="sr">{t.title}</h1>
      {house ? (
        <EmptyState
          title={t.noHouse}
          action={
            <Link to={paths.houseForm} search={{ to }} className={buttonClass()}>
              {t.drawHouse}
            </Link>
          }
        />
      ) : (
        <Skeleton label={t.loading} count={3} kind="row" />
      )}
    </div>
  );
}

interface ShownProps {
  house: NonNullable<ReturnType<typeof useHouse>>;
  made: NonNullable<NonNullable<ReturnType<typeof useHouse>>['bill']>;
  search: Record<string, string | undefined>;
}

function Shown({ house, made, search }: ShownProps) {
  const t = useMessages('bill');
  const text = new URLSearchParams(JSON.parse(JSON.stringify(search))).toString();
  const key = `house:${text}`;
  const state = useBillDraft(key);
  const work: Work = {
    ...{ key, name: t.houseName(house.land.replace(/ ?x ?/i, ' × ')), made, pin: search.pin },
    source: { kind: 'plan', search: text },
    of: 'contractor',
    category: 'Construction Contract',
  };
  return <OwnBill work={work} state={state} usual={house.usual} house={search} />;
}
