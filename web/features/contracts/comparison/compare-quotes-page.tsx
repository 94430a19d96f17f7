import { useState } from 'react';
import type { Comparison } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { rupees, siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { NotShown } from '../not-shown.tsx';
import { OpenByCode } from '../quotes/opening/open-by-code.tsx';
import { useAmounts } from '../rate-text.ts';
import { isOpenHour } from '../tenders/hour-card.tsx';
import { useOwnTender, useServerNow, useTender, useTenderNews } from '../tenders/tender-queries.ts';
import styles from './comparison.module.css';
import { type Compared, useComparison } from './comparison-query.ts';
import { type Effect, effectsOf, inOrder, type Order, orders } from './effects.ts';
import { LinesTable, OneQuote } from './lines-table.tsx';
import { QuoteCard } from './quote-card.tsx';

/** The open prices of a tender side by side, for its customer; those still locked, and how to open them. */
export function CompareQuotesPage() {
  const { id = '' } = useScreenSearch('record');
  const t = useMessages('compare');
  const tender = useTender(id);
  const userId = useSession()?.user._id;
  useTenderNews();
  useTitle(t.title);
  const { data } = tender;
  return (
    <div className={`wrap ${styles.page}`}>
      {data && data.customerId === userId ? (
        <Shown tender={data} cameAt={tender.dataUpdatedAt} />
      ) : (
        <NotShown query={tender} gone={id === '' || data !== undefined} words={t} count={3} kind="row" />
      )}
    </div>
  );
}

function Shown({ tender: written, cameAt }: { tender: Tender; cameAt: number }) {
  const tender = useOwnTender(written);
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
          <NotLoaded query={comparison} failed={t.failed} loading={t.loading} count={3} kind="row" />
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

/** What makes the greatest difference, in a sentence each. */
function EffectList(compared: Compared) {
  const t = useMessages('compare');
  const effects = effectsOf(compared);
  if (effects.length === 0) return null;
  return (
    <section aria-labelledby="effects">
      <h2 id="effects">{t.effects}</h2>
      <ol className={styles.effects}>
        {effects.map((effect) => (
          <li key={`${effect.line.no} ${effect.quote._id}`} data-more={effect.rupees > 0 || undefined}>
            <Icon name={effect.rupees > 0 ? 'warn' : 'info'} size={22} />
            <Sentence {...effect} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Sentence({ line, quote, rupees: all, perUnit }: Effect) {
  const t = useMessages('compare');
  const amounts = useAmounts('feet');
  const said = {
    line: line.name,
    name: quote.listingName,
    each: amounts.roughRate(Math.abs(perUnit), line.unit),
    unit: amounts.unit(line.unit),
    all: rupees(Math.abs(all)),
  };
  return <span>{all > 0 ? t.more(said) : t.less(said)}</span>;
}

/** Who has sealed a price and not opened it: it opens on their phone, or here with the code that they tell. */
function LockedQuotes({ tender }: { tender: Tender }) {
  const t = useMessages('compare');
  const locked = tender.asked.filter(({ state }) => state === 'sealed');
  if (locked.length === 0) return null;
  return (
    <section aria-labelledby="locked">
      <h2 id="locked">{t.locked}</h2>
      <ul className={styles.locked}>
        {locked.map(({ listing, name, quote }) => (
          <li key={listing._id}>
            <p>
              <Icon name="lock" size={22} />
              <span>{t.stillLocked(name)}</span>
            </p>
            {quote && tender.status === 'open' && (
              <OpenByCode quoteId={quote} name={name} onOpened={() => toast.success(t.opened(name))} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
