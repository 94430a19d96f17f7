import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count, sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { NotShown } from '../not-shown.tsx';
import { BillPrint } from '../print/bill-print.tsx';
import { AskedView } from './asked-view.tsx';
import { CustomerView } from './customer-view.tsx';
import styles from './tender.module.css';
import { useOwnTender, useServerNow, useTender, useTenderNews } from './tender-queries.ts';

/** A bill for which sealed prices are asked: for its customer, and for those who were asked. */
export function TenderPage() {
  const { id = '' } = useScreenSearch('record');
  const tender = useTender(id);
  useTenderNews();
  const t = useMessages('tenders');
  useTitle(tender.data?.name ?? t.title);
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        {tender.data ? (
          <Shown tender={tender.data} cameAt={tender.dataUpdatedAt} />
        ) : (
          <div className={styles.alone}>
            <NotShown query={tender} gone={id === ''} words={t} count={2} />
          </div>
        )}
      </div>
      {tender.data && <BillPrint bill={tender.data.bill} name={tender.data.name} />}
    </>
  );
}

function Shown({ tender: written, cameAt }: { tender: Tender; cameAt: number }) {
  const tender = useOwnTender(written);
  const t = useMessages('tenders');
  const { formerUser: gone } = useMessages('hiring');
  const language = useLanguage();
  const userId = useSession()?.user._id;
  const placeName = usePlaceNames();
  const time = useServerNow(tender, cameAt);
  const own = tender.customerId === userId;
  const { customerName, distanceKm, bill, place } = tender;
  const name = customerName === formerUser ? gone : customerName;
  const far = distanceKm !== undefined && distanceKm >= 1 && t.away(count(Math.round(distanceKm)));
  const said = [t.counted(bill.lines.length, count(bill.lines.length), placeName(place)), far]
    .filter(Boolean)
    .join(', ');
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
        lead={own ? said : sentences([t.from(name), said], language)}
      />
      <div className={styles.columns}>
        <View tender={tender} time={time} />
      </div>
    </>
  );
}
