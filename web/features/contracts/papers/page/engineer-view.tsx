import type { EngineerContract } from '#contract/contracts/work-contracts.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { BillShown } from '../../lines/bill-shown.tsx';
import { hasBook } from '../contract-facts.ts';
import { useEngineer } from '../contract-queries.ts';
import styles from '../papers.module.css';

/** A contract for who certifies its stages: what is to be done, and where. */
export function EngineerView({ contract }: { contract: EngineerContract }) {
  const t = useMessages('papers');
  const placeName = usePlaceNames();
  const { name, customerName, listingName, address, place, pin, bill, status } = contract;
  useTitle(name);
  return (
    <>
      <PageHead
        back={
          <Link to={paths.myWork} className={styles.back}>
            <Icon name="back" size={22} />
            {t.toWork}
          </Link>
        }
        title={name}
        lead={t.engineer.between(customerName, listingName)}
      />
      <div className={styles.columns}>
        <div className={styles.side}>
          <section className={styles.part} aria-labelledby="word">
            <h2 id="word">{t.statuses[status]}</h2>
            <Answer contract={contract} />
            {contract.engineer.agreed && hasBook(contract) && (
              <Link to={paths.site} search={{ id: contract._id }} className={buttonClass({ block: true })}>
                <Icon name="trowel" size={22} />
                {t.siteBook}
              </Link>
            )}
          </section>
          <section className={styles.part} aria-labelledby="site">
            <h2 id="site">{t.engineer.where}</h2>
            <p className={styles.address}>
              <Icon name="pin" size={22} />
              <span>{[address, placeName(place), pin].filter(Boolean).join(', ')}</span>
            </p>
          </section>
        </div>
        <div className={styles.main}>{bill && <BillShown bill={bill} heading={t.engineer.work} />}</div>
      </div>
    </>
  );
}

function Answer({ contract: { _id, customerName, engineer, status } }: { contract: EngineerContract }) {
  const { engineer: t } = useMessages('papers');
  const explain = useExplain();
  const navigate = useNavigate();
  const put = useEngineer(_id);
  const isOver = status === 'closed' || status === 'ended';
  if (engineer.agreed || isOver) return <p>{t.yours}</p>;
  return (
    <>
      <p>{t.asked(customerName)}</p>
      <p>{t.sees}</p>
      <div className={styles.acts}>
        <LineButton
          kind="accent"
          loading={put.isPending}
          onClick={() => put.mutate({ accept: true }, { onSuccess: () => toast.success(t.saidYes) })}
        >
          {t.yes}
        </LineButton>
        <LineButton
          kind="line"
          loading={put.isPending}
          onClick={() =>
            put.mutate(
              { accept: false },
              {
                onSuccess: () => {
                  toast.success(t.saidNo);
                  void navigate({ to: paths.myWork });
                },
              },
            )
          }
        >
          {t.no}
        </LineButton>
      </div>
      {put.error && <Note kind="danger">{explain(put.error)}</Note>}
    </>
  );
}
