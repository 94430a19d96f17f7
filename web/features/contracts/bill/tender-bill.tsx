import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useBillDraft } from '../lines/bill-draft.ts';
import { useBillWords } from '../lines/bill-words.ts';
import { sortedBill } from '../lines/edit-bill.ts';
import { useTender, useTenderActs } from '../tenders/tender-queries.ts';
import styles from './bill.module.css';
import { BillEditor } from './bill-editor.tsx';
import { type LoadHouse, useHouse } from './use-house.ts';

const usualHouse = {};

/** The bill of a tender, to be changed before its hour. */
export function TenderBill({ id, loadHouse }: { id: string; loadHouse: LoadHouse }) {
  const t = useMessages('bill');
  const tender = useTender(id);
  const { data } = tender;
  if (data) return <Shown key={data.bill.version} tender={data} loadHouse={loadHouse} />;
  return (
    <div className={`wrap ${styles.alone}`}>
      <h1 className="sr">{t.title}</h1>
      <NotLoaded query={tender} failed={t.failed} loading={t.loading} count={3} kind="row" />
    </div>
  );
}

function Shown({ tender, loadHouse }: { tender: Tender; loadHouse: LoadHouse }) {
  const t = useMessages('bill');
  const explain = useExplain();
  const navigate = useNavigate();
  const words = useBillWords();
  const house = useHouse(loadHouse, usualHouse, words);
  const { _id: id, bill: sent, name } = tender;
  const state = useBillDraft(`tender:${id}:${sent.version}`);
  const { changeBill } = useTenderActs(id);
  const changed = state.draft.bill;
  const send = () => {
    if (!changed || changed.lines.length === 0) return;
    changeBill.mutate(sortedBill(changed), {
      onSuccess: () => {
        state.forget();
        void navigate({ to: paths.tender, search: { id }, replace: true });
      },
    });
  };
  const back = (
    <Link to={paths.tender} search={{ id }} className={styles.back}>
      <Icon name="back" size={22} />
      {name}
    </Link>
  );
  return (
    <BillEditor
      {...{ bill: changed ?? sent, name, state, usual: house?.usual, back }}
      facts={[['info', t.changesTitle, t.changesText]]}
      questions={
        <Note kind="warning">
          <b>{t.changesTitle}.</b> <span>{t.changesText}</span>
          {changeBill.error && <p role="alert">{explain(changeBill.error)}</p>}
        </Note>
      }
      act={
        changed &&
        changed.lines.length > 0 && (
          <LineButton kind="accent" size="lg" loading={changeBill.isPending} onClick={send}>
            {t.saveBill}
          </LineButton>
        )
      }
    />
  );
}
