import { useState } from 'react';
import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { isOpenHour } from '../tenders/hour-card.tsx';
import { useServerNow, useTender, useTenderNews } from '../tenders/tender-queries.ts';
import styles from './comparison.module.css';
import { useComparison } from './comparison-query.ts';
import { EffectList } from './effect-list.tsx';
import { inOrder, type Order, orders } from './effects.ts';
import { LinesTable } from './lines-table.tsx';
import { LockedQuotes } from './locked-quotes.tsx';
import { OneQuote } from './one-quote.tsx';
import { QuoteCard } from './quote-card.tsx';

/** The open prices of a tender side by side, for its customer; those still locked, and how to open them. */
export function CompareQuotesPage() {
  const { id = '' } = useScreenSearch('record');
  const t = useMessages('compare');
  const tender = useTender(id);
  const userId = useSession()?.user._id;
  useTenderNews();
  useTitle(t.title);
  const { data, error } = tender;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={`wrap ${styles.page}`}>
      {missing || (data && data.customerId !== userId) ? (
        <Gone />
      ) : data ? (
        <Shown tender={data} cameAt={tender.dataUpdatedAt} />
      ) : (
        <Coming query={tender} />
      )}
    </div>
  );
}

function Shown({ tender, cameAt }: { tender: Tender; cameAt: number }) {
  const t = useMessages('compare');
  const language = useLanguage();
  const open = isOpenHour(tender, useServerNow(tender, cameAt));
  const comparison = useComparison(tender._id, open);
  const hour = siteHour(tender.opensAt, language);
  return (
    <>
      <PageHead
        back={
          <Link to={paths.tender} search={{ id: tender._id }} className={styles.back}>
            <Icon name="back" size={20} />
            <span>{tender.name}</span>
          </Link>
        }
        title={t.title}
        lead={open ? t.openedAt(hour) : t.opensAt(hour)}
      />
      {open && comparison.data && <EffectList tender={tender} comparison={comparison.data} />}
      {open && <LockedQuotes tender={tender} />}
      {open &&
        (comparison.data ? (
          <Open tender={tender} comparison={comparison.data} />
        ) : (
          <Coming query={comparison} />
        ))}
    </>
  );
}

/** What is open: the quotes, and every line. */
function Open({ tender, comparison }: { tender: Tender; comparison: Comparison }) {
  const t = useMessages('compare');
  const wide = useWide();
  const [order, setOrder] = useState<Order>('missing');
  if (comparison.quotes.length === 0) return <EmptyState title={t.noneTitle}>{t.noneText}</EmptyState>;
  const compared = { tender, comparison: { ...comparison, quotes: inOrder(comparison.quotes, order) } };
  const Lines = wide ? LinesTable : OneQuote;
  return (
    <>
      <section aria-labelledby="quotes">
        <h2 id="quotes">{t.quotes}</h2>
        <p className={styles.equal}>{t.equalTerms}</p>
        {comparison.quotes.length > 1 && (
          <Chips
            legend={t.order}
            value={order}
            choices={orders.map((value) => ({ value, label: t.orders[value] }))}
            onChange={(value) => setOrder(orders.find((one) => one === value) ?? 'missing')}
          />
        )}
        <ul className={styles.quotes}>
          {compared.comparison.quotes.map((quote) => (
            <QuoteCard key={quote._id} {...compared} quote={quote} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="lines">
        <h2 id="lines">{t.lines}</h2>
        <Lines {...compared} />
      </section>
    </>
  );
}

function Gone() {
  const t = useMessages('compare');
  return (
    <>
      <h1 className="sr">{t.title}</h1>
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
    </>
  );
}

/** What is on its way, or did not come. */
function Coming({
  query,
}: {
  query: Pick<ReturnType<typeof useTender>, 'error' | 'isFetching'> & { refetch: () => unknown };
}) {
  const t = useMessages('compare');
  const explain = useExplain();
  const { error, isFetching, refetch } = query;
  if (!error) return <Skeleton label={t.loading} count={3} kind="row" />;
  return (
    <ErrorState title={t.failed} retryLabel={t.retry} onRetry={() => void refetch()} busy={isFetching}>
      {explain(error)}
    </ErrorState>
  );
}
