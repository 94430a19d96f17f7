import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { BillPrint } from '../print/bill-print.tsx';
import { AskedView } from './asked-view.tsx';
import { CustomerView } from './customer-view.tsx';
import styles from './tender.module.css';
import { useServerNow, useTender, useTenderNews } from './tender-queries.ts';

/** A bill for which sealed prices are asked: for its customer, and for those who were asked. */
export function TenderPage() {
  const { id = '' } = useScreenSearch('record');
  const tender = useTender(id);
  useTenderNews();
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        {tender.data ? (
          <Shown tender={tender.data} cameAt={tender.dataUpdatedAt} />
        ) : (
          <NotShown id={id} tender={tender} />
        )}
      </div>
      {tender.data && <BillPrint bill={tender.data.bill} name={tender.data.name} />}
    </>
  );
}

function Shown({ tender, cameAt }: { tender: Tender; cameAt: number }) {
  const t = useMessages('tenders');
  const { formerUser: gone } = useMessages('hiring');
  const userId = useSession()?.user._id;
  const placeName = usePlaceNames();
  const time = useServerNow(tender, cameAt);
  useTitle(tender.name);
  const own = tender.customerId === userId;
  const { customerName, distanceKm, bill, place } = tender;
  const from = own ? '' : `${t.from(customerName === formerUser ? gone : customerName)}. `;
  const far = distanceKm === undefined ? '' : `, ${t.away(count(Math.round(distanceKm)))}`;
  const View = own ? CustomerView : AskedView;
  return (
    <>
      <PageHead
        back={
          <Link to={paths.myWork} className={styles.back}>
            <Icon name="back" size={22} />
            {t.toWork}
          </Link>
        }
        title={tender.name}
        lead={`${from}${t.counted(bill.lines.length, count(bill.lines.length), placeName(place))}${far}`}
      />
      <div className={styles.columns}>
        <View tender={tender} time={time} />
      </div>
    </>
  );
}

function NotShown({ id, tender }: { id: string; tender: ReturnType<typeof useTender> }) {
  const t = useMessages('tenders');
  const explain = useExplain();
  useTitle(t.title);
  const { error, isFetching, refetch } = tender;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.alone}>
      <h1 className="sr">{t.title}</h1>
      {missing ? (
        <EmptyState
          title={t.goneTitle}
          action={
            <Link to={paths.myWork} className={buttonClass()}>
              {t.toWork}
            </Link>
          }
        >
          {t.goneText}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t.failed} retryLabel={t.retry} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error)}
        </ErrorState>
      ) : (
        <Skeleton label={t.loading} count={2} />
      )}
    </div>
  );
}
