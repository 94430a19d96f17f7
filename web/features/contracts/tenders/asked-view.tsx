import { useState } from 'react';
import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BillShown } from '../lines/bill-shown.tsx';
import { BillFiles } from '../print/bill-files.tsx';
import { HourCard, HowLocked, isOpenHour } from './hour-card.tsx';
import { Questions } from './questions.tsx';
import styles from './tender.module.css';
import { TenderFacts } from './tender-facts.tsx';
import { useTenderActs } from './tender-queries.ts';

interface ViewProps {
  tender: Tender;
  time: number;
}

/** What is to be priced, until when, and the way to the price; who was asked with several listings answers for each. */
export function AskedView({ tender, time }: ViewProps) {
  const t = useMessages('tenders');
  const after = isOpenHour(tender, time);
  const { asked, quotes, status } = tender;
  const locked = quotes.some((quote) => quote.status === 'sealed');
  const outdated = quotes.some((quote) => quote.status === 'outdated');
  return (
    <>
      <div className={styles.side}>
        <HourCard
          tender={tender}
          time={time}
          act={toPrice(tender, after) && <PriceLink tender={tender} after={after} />}
        >
          <Said tender={tender} after={after} locked={locked} />
          {!after && !locked && outdated && <p role="status">{t.changedBill}</p>}
          {!after && <p>{t.untilThen}</p>}
          <HowLocked />
        </HourCard>
        {status === 'open' && !after && (
          <div className={styles.acts}>
            {asked.map((one) => (
              <OwnPart key={one.listing._id} one={one} tender={tender} time={time} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.main}>
        <BillShown bill={tender.bill} heading={t.bill} />
        <BillFiles bill={tender.bill} />
        <Questions tender={tender} after={after} own={false} />
      </div>
      <div className={styles.side}>
        <TenderFacts tender={tender} own={false} />
      </div>
    </>
  );
}

/** Where the own price stands. */
function Said({ tender, after, locked }: { tender: Tender; after: boolean; locked: boolean }) {
  const t = useMessages('tenders');
  const { asked, quotes } = tender;
  if (quotes.some(({ status }) => status === 'opened' || status === 'accepted')) return <p>{t.opened}</p>;
  if (locked) return <p>{after ? t.openHow : t.lockedIn}</p>;
  if (after) return <p>{t.hourOver}</p>;
  return asked.every(({ state }) => state === 'passed') ? <p>{t.passed}</p> : null;
}

/** What there is to do on the page of the price; nothing once it is open, or the hour is over. */
function toPrice(
  { quotes, status }: Tender,
  after: boolean,
): 'openPrice' | 'changePrice' | 'writePrice' | undefined {
  const locked = quotes.some((quote) => quote.status === 'sealed');
  if (status !== 'open' || (after && !locked)) return undefined;
  return after ? 'openPrice' : locked ? 'changePrice' : 'writePrice';
}

/** Pricing, sealing and opening have a page of their own. */
function PriceLink({ tender, after }: { tender: Tender; after: boolean }) {
  const t = useMessages('tenders');
  const label = toPrice(tender, after);
  return (
    <Link
      to={paths.priceQuote}
      search={{ id: tender._id }}
      className={buttonClass({ kind: 'accent', size: 'lg' })}
    >
      {label && t[label]}
    </Link>
  );
}

interface OwnProps extends ViewProps {
  one: AskedQuoter;
}

/** A listing that was asked: when it comes to look, and a no for it. */
function OwnPart({ one, tender, time }: OwnProps) {
  const t = useMessages('tenders');
  const explain = useExplain();
  const { pass } = useTenderActs(tender._id);
  const { listing, name, state } = one;
  const several = tender.asked.length > 1;
  return (
    <div className={styles.own}>
      {several && <h2>{t.as(name)}</h2>}
      <VisitPart one={one} tender={tender} time={time} />
      {(state === 'asked' || state === 'seen') && (
        <LineButton kind="line" loading={pass.isPending} onClick={() => pass.mutate(listing)}>
          {several ? t.passOf(name) : t.pass}
        </LineButton>
      )}
      {several && state === 'passed' && <p className={styles.quiet}>{t.passed}</p>}
      {pass.error && <p role="alert">{explain(pass.error)}</p>}
    </div>
  );
}

function VisitPart({ one, tender, time }: OwnProps) {
  const t = useMessages('tenders');
  const language = useLanguage();
  const explain = useExplain();
  const { visit } = useTenderActs(tender._id);
  const times = (tender.wishes.visits ?? []).filter((at) => Date.parse(at) > time);
  const [chosen, setChosen] = useState('');
  if (one.visitAt && one.visitAgreed)
    return (
      <p className={styles.visit}>
        <Icon name="calendar" size={20} />
        {t.visitOn(siteHour(one.visitAt, language))}
      </p>
    );
  if (times.length === 0 || one.state === 'passed') return null;
  return (
    <div className={styles.visitForm}>
      {one.visitAt && <p role="status">{t.visitWaits(siteHour(one.visitAt, language))}</p>}
      <Chips
        legend={t.visit}
        hint={t.visitHint}
        value={chosen || (one.visitAt ?? '')}
        onChange={setChosen}
        choices={times.map((at) => ({ value: at, label: siteHour(at, language) }))}
      />
      <LineButton
        kind="soft"
        icon="calendar"
        loading={visit.isPending}
        disabled={chosen === '' || chosen === one.visitAt}
        onClick={() => visit.mutate({ listing: one.listing, at: chosen })}
      >
        {t.visitAsk}
      </LineButton>
      {visit.error && <p role="alert">{explain(visit.error)}</p>}
    </div>
  );
}
