import { useState } from 'react';
import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { BrickSteps } from '#web/shared/ui/brick-steps.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { PricesStep } from './prices/prices-step.tsx';
import { QuoteDock } from './quote-dock.tsx';
import styles from './quotes.module.css';
import { ReadStep } from './terms/read-step.tsx';
import { TermsStep } from './terms/terms-step.tsx';
import { type Faults, pricesOf, quoteOf, startOf } from './typed/typed-quote.ts';
import { draftOf, useTyped } from './typed/use-typed.ts';

const steps = ['prices', 'terms', 'read'] as const;
type Step = (typeof steps)[number];

const isOfPrices = (field: string): boolean => /^(rate|sum|note) \d|^(sum|perSqft|prices)$/.test(field);

/** Which step is open, as the address says: the browser's way back leads through them. */
function useStep(): [Step, (next: Step) => void] {
  const { step } = useScreenSearch('quote');
  const navigate = useNavigate();
  const go = (next: Step) =>
    void navigate({ to: '.', search: (known: Record<string, unknown>) => ({ ...known, step: next }) });
  return [steps.find((one) => one === step) ?? 'prices', go];
}

/** Prices, terms, and both read once more. */
export function QuoteForm({ tender, asked }: { tender: Tender; asked: AskedQuoter }) {
  const t = useMessages('quotes');
  const today = useToday();
  const { typed, type } = useTyped(draftOf(tender._id, asked.listing._id), startOf(tender, today));
  const [step, go] = useStep();
  const [tried, setTried] = useState(false);
  const prices = pricesOf(typed, tender.bill);
  const quoted = quoteOf(typed, { tender, listing: asked.listing, today });
  const faults: Faults = 'faults' in quoted ? quoted.faults : {};
  const place = steps.indexOf(step);
  const wrongHere = Object.keys(faults).some((field) => (step === 'prices') === isOfPrices(field));
  const next = () => {
    if (wrongHere) return focusFirstWrong(() => setTried(true));
    setTried(false);
    go(steps[place + 1] ?? 'read');
    window.scrollTo({ top: 0 });
  };
  const shown = { tender, typed, type, prices, faults: tried ? faults : prices.faults };
  return (
    <>
      <BrickSteps current={place + 1} total={steps.length} label={t.steps[step]} />
      <div className={styles.step}>
        {step === 'prices' && <PricesStep {...shown} />}
        {step === 'terms' && <TermsStep {...shown} today={today} />}
        {step === 'read' && <ReadStep {...shown} />}
      </div>
      <QuoteDock prices={prices} action={step === 'prices' ? t.toTerms : t.toRead} onPress={next} />
    </>
  );
}
