import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { part } from '#web/shared/ui/later.ts';
import type { BillState } from '../lines/bill-draft.ts';
import type { Work } from '../lines/work.ts';
import styles from './bill.module.css';
import { BillEditor } from './bill-editor.tsx';
import { roughly, sumCost, type Usual } from './usual-cost.ts';

const AskForm = part(async () => (await import('../tenders/ask/ask-form.tsx')).AskForm);

interface OwnProps {
  work: Work;
  state: BillState;
  /** Undefined until rates are here. */
  usual: Usual | undefined;
  /** The address of the house that it is of. */
  house?: Record<string, string | undefined>;
}

/** A bill of one's own: its lines, and as a second step who is asked to price it. */
export function OwnBill({ work, state, usual, house }: OwnProps) {
  const t = useMessages('bill');
  const search = useScreenSearch('bill');
  const { draft } = state;
  const bill = draft.bill ?? work.made;
  const name = draft.name || work.name;
  const isReady = bill.lines.length > 0 && !work.isWrong;
  if (search.step === 'ask' && isReady)
    return <AskForm work={work} bill={bill} name={name} to={search.to ?? ''} onSent={state.forget} />;
  const { low, high } = usual ? sumCost(bill.lines, usual) : { low: 0, high: 0 };
  const back = house ? (
    <Link to={paths.house} search={{ ...house, to: search.to }} className={styles.back}>
      <Icon name="back" size={22} />
      {t.theHouse}
    </Link>
  ) : (
    <Link to={paths.bill} search={{ to: search.to }} className={styles.back}>
      <Icon name="back" size={22} />
      {t.otherWork}
    </Link>
  );
  const ask = isReady ? (
    <Link
      to={paths.bill}
      search={{ ...search, step: 'ask' }}
      className={buttonClass({ kind: 'accent', size: 'lg' })}
    >
      {t.ask}
    </Link>
  ) : (
    work.isWrong && <p role="status">{t.problems.answers}</p>
  );
  return (
    <BillEditor
      {...{ bill, name, state, usual, back, act: ask }}
      usualName={work.name}
      questions={work.questions}
      sum={
        high > 0 &&
        !work.isWrong && (
          <>
            <small>{t.usually}</small>
            <b>{t.range(rupees(roughly(low)), rupees(roughly(high)))}</b>
          </>
        )
      }
      facts={[
        ['ruler', t.same(bill.lines.length, count(bill.lines.length)), t.sameText],
        ['lock', t.sealed, t.sealedText],
        ['users', t.choose, t.chooseText],
      ]}
    />
  );
}
