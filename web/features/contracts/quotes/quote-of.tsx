import { useState } from 'react';
import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { focusFirstWrong, intoView } from '#web/shared/ui/focus.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import type { LoadHouse } from '../bill/use-house.ts';
import { isOpenHour } from '../tenders/hour-card.tsx';
import { useServerNow } from '../tenders/tender-queries.ts';
import { OpenOwn } from './opening/open-own.tsx';
import { OpenedQuote } from './opening/opened-quote.tsx';
import { PricesStep } from './prices/prices-step.tsx';
import styles from './quotes.module.css';
import { aboutOf } from './seal/seal-quote.ts';
import { SealedQuote } from './seal/sealed-quote.tsx';
import { useSeal } from './seal/use-seal.ts';
import { ReadStep } from './terms/read-step.tsx';
import { TermsStep } from './terms/terms-step.tsx';
import { type Faults, type Prices, quoteOf, readPrices, startOf } from './typed/typed-quote.ts';
import { useReferences } from './typed/use-references.ts';
import { draftOf, useTyped } from './typed/use-typed.ts';

const steps = ['prices', 'terms', 'read'] as const;
type Step = (typeof steps)[number];

const isOfPrices = (field: string): boolean => /^(rate|sum|note) \d|^(sum|perSqft|area|prices)$/.test(field);

/** Which step is open, as the address says: the browser's way back leads through them. */
function useStep(): [Step, (next: Step) => void] {
  const { step } = useScreenSearch('quote');
  const navigate = useNavigate();
  const go = (next: Step) =>
    void navigate({ to: '.', search: (known: Record<string, unknown>) => ({ ...known, step: next }) });
  return [steps.find((one) => one === step) ?? 'prices', go];
}

interface QuoteFormProps {
  tender: Tender;
  asked: AskedQuoter;
  /** What of this listing is sealed already, or was for an older bill. */
  before?: 'outdated' | 'replaces';
  loadHouse: LoadHouse;
}

/** Prices, terms, and both read once more; then it is sealed. */
function QuoteForm({ tender, asked, before, loadHouse }: QuoteFormProps) {
  const t = useMessages('quotes');
  const today = useToday();
  const { typed, type, merged } = useTyped(draftOf(tender._id, asked.listing._id), startOf(tender, today));
  const [step, go] = useStep();
  const [tried, setTried] = useState(false);
  const referenceOf = useReferences(loadHouse, tender, typed);
  const prices = readPrices(typed, tender.bill, referenceOf);
  const quoted = quoteOf(typed, { tender, listing: asked.listing, today, referenceOf });
  const faults: Faults = 'faults' in quoted ? quoted.faults : {};
  const place = steps.indexOf(step);
  const wrongHere = Object.keys(faults).some((field) => (step === 'prices') === isOfPrices(field));
  const { seal, sealing, problem } = useSeal(tender, asked.listing);
  const next = () => {
    if (step === 'read' && 'body' in quoted) return seal(quoted.body, prices);
    if (step === 'read') {
      setTried(true);
      return go(Object.keys(faults).some(isOfPrices) ? 'prices' : 'terms');
    }
    if (wrongHere) return focusFirstWrong(() => setTried(true));
    setTried(false);
    go(steps[place + 1] ?? 'read');
    window.scrollTo({ top: 0 });
  };
  const actions = { prices: t.toTerms, terms: t.toRead, read: 'faults' in quoted ? t.toMend : t.seal };
  const shown = { tender, typed, type, prices, faults: tried ? faults : prices.faults };
  return (
    <>
      {[before, merged && ('merged' as const)].map(
        (note) =>
          note && (
            <p key={note} role="status" className={styles.changed}>
              {t[note]}
            </p>
          ),
      )}
      <BrickSteps current={place + 1} total={steps.length} label={t.steps[step]} />
      <div className={styles.step}>
        {step === 'prices' && <PricesStep {...shown} />}
        {step === 'terms' && <TermsStep {...shown} today={today} />}
        {step === 'read' && <ReadStep {...shown} />}
      </div>
      {problem && (
        <p ref={intoView} role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <QuoteDock
        prices={prices}
        action={actions[step]}
        seals={step === 'read' && !('faults' in quoted)}
        busy={sealing}
        onPress={next}
      />
    </>
  );
}

interface QuoteDockProps {
  prices: Prices;
  action: string;
  onPress: () => void;
  /** The last step's act is under way. */
  busy?: boolean;
  seals?: boolean;
}

/** What all comes to, always in sight, and the step's one act. */
function QuoteDock({ prices: { lines, missing, total }, action, onPress, busy, seals }: QuoteDockProps) {
  const t = useMessages('quotes');
  const priced = lines.length - missing.length;
  return (
    <section className={styles.dock} data-dock aria-label={action}>
      <div className={styles.inner}>
        <p className={styles.sum} role="status">
          <small>{t.pricedOf(count(priced), count(lines.length))}</small> <b>{rupees(total)}</b>
        </p>
        <Button
          kind="accent"
          size="lg"
          loading={busy}
          icon={seals ? 'lock' : undefined}
          iconEnd={seals ? undefined : 'arrow'}
          onClick={onPress}
        >
          {action}
        </Button>
      </div>
    </section>
  );
}

interface Props {
  tender: Tender;
  asked: AskedQuoter;
  /** When this device got the tender. */
  cameAt: number;
  loadHouse: LoadHouse;
}

/** What one listing has to do with a tender now: write, wait for the hour, open, or see what became of it. */
export function QuoteOf({ tender, asked, cameAt, loadHouse }: Props) {
  const t = useMessages('quotes');
  const { step } = useScreenSearch('quote');
  const navigate = useNavigate();
  const over = isOpenHour(tender, useServerNow(tender, cameAt));
  const listing = asked.listing._id;
  const queued = useQueuedAbout(aboutOf(tender._id, listing));
  const own = tender.quotes.filter((quote) => quote.listing._id === listing);
  const last = own[0];
  const quote = own.find(({ status }) => status === 'sealed');
  const change = () => void navigate({ to: '.', search: { id: tender._id, listing, step: 'prices' } });
  if (last?.status === 'opened' || last?.status === 'accepted' || last?.status === 'void')
    return <OpenedQuote quote={last} tender={tender} />;
  if (over || tender.status !== 'open')
    return (
      <>
        {queued && <QueuedAct act={queued} />}
        {quote && tender.status === 'open' ? (
          <OpenOwn tender={tender} quote={quote} />
        ) : (
          <EmptyState title={t.hourOver}>{t.hourOverText}</EmptyState>
        )}
      </>
    );
  if ((quote || queued) && !step)
    return <SealedQuote tender={tender} quote={quote} queued={queued} onChange={change} />;
  return (
    <QuoteForm
      tender={tender}
      asked={asked}
      before={quote || queued ? 'replaces' : last?.status === 'outdated' ? 'outdated' : undefined}
      loadHouse={loadHouse}
    />
  );
}
