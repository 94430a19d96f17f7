import type { AskedQuoter, Tender } from '#contract/contracts/tenders.calls.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import type { LoadHouse } from '../bill/use-house.ts';
import { isOpenHour } from '../tenders/hour-card.tsx';
import { useServerNow } from '../tenders/tender-queries.ts';
import { OpenOwn } from './opening/open-own.tsx';
import { OpenedQuote } from './opening/opened-quote.tsx';
import { QuoteForm } from './quote-form.tsx';
import { aboutOf } from './seal/seal-quote.ts';
import { SealedQuote } from './seal/sealed-quote.tsx';

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
