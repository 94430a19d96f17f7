// Hears of the first price that is locked on this device; later pages load it themselves.
import './opening/open-at-hour.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import type { LoadHouse } from '../bill/use-house.ts';
import { NotShown } from '../not-shown.tsx';
import { isOpenHour } from '../tenders/hour-card.tsx';
import { useOwnTender, useServerNow, useTender, useTenderNews } from '../tenders/tender-queries.ts';
import { QuoteOf } from './quote-of.tsx';
import styles from './quotes.module.css';

/** A contractor's price for a bill: written, read once more, sealed, opened. */
export function PriceQuotePage({ loadHouse }: { loadHouse: LoadHouse }) {
  const { id = '' } = useScreenSearch('quote');
  const tender = useTender(id);
  useTenderNews();
  const t = useMessages('quotes');
  useTitle(t.title);
  return (
    <div className={`wrap ${styles.page}`}>
      {tender.data ? (
        <Shown tender={tender.data} cameAt={tender.dataUpdatedAt} loadHouse={loadHouse} />
      ) : (
        <NotShown query={tender} gone={id === ''} words={t} count={3} kind="row" />
      )}
    </div>
  );
}

interface ShownProps {
  tender: Tender;
  cameAt: number;
  loadHouse: LoadHouse;
}

function Shown({ tender: written, cameAt, loadHouse }: ShownProps) {
  const tender = useOwnTender(written);
  const t = useMessages('quotes');
  const userId = useSession()?.user._id;
  const { listing } = useScreenSearch('quote');
  const navigate = useNavigate();
  const chosen = tender.asked.find((one) => one.listing._id === listing) ?? tender.asked[0];
  if (tender.customerId === userId || !chosen)
    return (
      <>
        <h1 className="sr">{t.title}</h1>
        <EmptyState title={t.notForYou} action={<ToTender id={tender._id} />}>
          {t.notForYouText}
        </EmptyState>
      </>
    );
  const choose = (next: string) =>
    void navigate({ to: '.', replace: true, search: { id: tender._id, listing: next } });
  return (
    <>
      <QuoteHead tender={tender} cameAt={cameAt} />
      {tender.asked.length > 1 && (
        <Chips
          legend={t.whichListing}
          value={chosen.listing._id}
          choices={tender.asked.map(({ listing: { _id }, name }) => ({ value: _id, label: name }))}
          onChange={choose}
        />
      )}
      <QuoteOf
        key={chosen.listing._id}
        tender={tender}
        asked={chosen}
        cameAt={cameAt}
        loadHouse={loadHouse}
      />
    </>
  );
}

function ToTender({ id }: { id: string }) {
  const t = useMessages('quotes');
  return (
    <Link to={paths.tender} search={{ id }} className={buttonClass()}>
      {t.toTender}
    </Link>
  );
}

/** Who asks for what, and until when the price stays sealed. */
function QuoteHead({ tender, cameAt }: { tender: Tender; cameAt: number }) {
  const isOver = isOpenHour(tender, useServerNow(tender, cameAt));
  const t = useMessages('quotes');
  const language = useLanguage();
  const { formerUser: gone } = useMessages('hiring');
  const placeName = usePlaceNames();
  const { customerName } = tender;
  return (
    <PageHead
      back={
        <Link
          to={paths.tender}
          search={{ id: tender._id }}
          className={buttonClass({ kind: 'quiet', size: 'sm', className: styles.back })}
        >
          <Icon name="back" size={20} />
          {t.toTender}
        </Link>
      }
      title={t.priceFor(customerName === formerUser ? gone : customerName)}
      lead={[tender.name, placeName(tender.place)].filter(Boolean).join(', ')}
      aside={
        <p className={styles.until}>
          <Icon name="lock" size={22} />
          <span>
            <small>{isOver ? t.hourOver : t.sealedUntil}</small> <b>{siteHour(tender.opensAt, language)}</b>
          </span>
        </p>
      }
    />
  );
}
