import { paths } from '#contract/paths.ts';
import { type RepairForm, repairForms } from '#domain/estimate/bill/repair-forms.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { useBillDraft } from '../lines/bill-draft.ts';
import { useBillWords } from '../lines/bill-words.ts';
import type { Work } from '../lines/work.ts';
import styles from './bill.module.css';
import { FormBill } from './form-bill.tsx';
import { OwnBill } from './own-bill.tsx';
import startBillStyles from './start-bill.module.css';
import { TenderBill } from './tender-bill.tsx';
import { type LoadHouse, useHouse } from './use-house.ts';

const isForm = (name: string): name is RepairForm => Object.hasOwn(repairForms, name);

/**
 * A bill of work, from a house, a repair form or typed by hand; or that of a tender, to be changed.
 * @param loadHouse brings what draws houses and knows rates, which is heavy
 */
export function BillPage({ loadHouse }: { loadHouse: LoadHouse }) {
  const t = useMessages('bill');
  const { id, form = '' } = useScreenSearch('bill');
  useTitle(t.title);
  if (id) return <TenderBill key={id} id={id} loadHouse={loadHouse} />;
  if (form === 'house') return <HouseBill loadHouse={loadHouse} />;
  if (form === 'typed') return <TypedBill loadHouse={loadHouse} />;
  if (isForm(form)) return <FormBill key={form} form={form} loadHouse={loadHouse} />;
  return <StartBill />;
}

const nothing = { lines: [], stages: [] };
const usualHouse = {};

/** A bill written line by line. */
function TypedBill({ loadHouse }: { loadHouse: LoadHouse }) {
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

/** The bill of the house that the address names. */
function HouseBill({ loadHouse }: { loadHouse: LoadHouse }) {
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

const { engineerFee: _, ...repairs } = repairForms;
const repairNames = Object.keys(repairs) as (keyof typeof repairs)[];

/** Where a bill begins: a repair, a house, an engineer, or lines of one's own. */
function StartBill() {
  const t = useMessages('bill');
  // Who comes from somebody's profile asks them, whatever the work is.
  const { to } = useScreenSearch('bill');
  return (
    <div className={`wrap ${startBillStyles.page}`}>
      <PageHead title={t.title} lead={t.startLead} />
      <section className={startBillStyles.part} aria-labelledby="repairs">
        <h2 id="repairs">{t.repairs}</h2>
        <ul className={startBillStyles.forms}>
          {repairNames.map((form) => (
            <li key={form}>
              <Link to={paths.bill} search={{ form, to }}>
                {t.forms[form]}
                <Icon name="right" size={22} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className={startBillStyles.cards}>
        <Card as="section" pad className={startBillStyles.card} aria-labelledby="whole">
          <h2 id="whole">{t.whole}</h2>
          <p className="muted">{t.wholeText}</p>
          <Link to={paths.houseForm} search={{ to }} className={buttonClass({ kind: 'soft' })}>
            {t.drawHouse}
          </Link>
        </Card>
        <Card as="section" pad className={startBillStyles.card} aria-labelledby="engineer">
          <h2 id="engineer">{t.engineer}</h2>
          <p className="muted">{t.engineerText}</p>
          <Link
            to={paths.bill}
            search={{ form: 'engineerFee', to }}
            className={buttonClass({ kind: 'soft' })}
          >
            {t.askEngineer}
          </Link>
        </Card>
        <Card as="section" pad className={startBillStyles.card} aria-labelledby="own">
          <h2 id="own">{t.own}</h2>
          <p className="muted">{t.ownText}</p>
          <Link to={paths.bill} search={{ form: 'typed', to }} className={buttonClass({ kind: 'soft' })}>
            {t.typeOwn}
          </Link>
        </Card>
      </div>
    </div>
  );
}
