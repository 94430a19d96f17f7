import type { Quote } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { CodeCard } from '../seal/code-card.tsx';
import { forgetCode, type KeptCode } from '../seal/codes.ts';
import styles from '../seal/seal.module.css';
import { useCode } from '../seal/use-code.ts';
import { OpenByCode } from './open-by-code.tsx';
import { useOpening } from './open-quote.ts';

interface Props {
  tender: Tender;
  quote: Quote;
}

/** From the hour on: at one tap where the code is on this phone, else with the code. */
export function OpenOwn({ tender, quote }: Props) {
  const t = useMessages('quotes');
  const kept = useCode(quote.sha256);
  return (
    <Card as="section" pad className={styles.sealed} aria-label={t.openTitle}>
      <h2>
        <Icon name="lock" size={28} />
        {t.openTitle}
      </h2>
      <p>{kept ? t.openText(tender.customerName) : t.openElsewhere}</p>
      {kept && <OneTap tender={tender} quote={quote} kept={kept} />}
      {kept === null && <OpenByCode quoteId={quote._id} name={quote.listingName} />}
    </Card>
  );
}

function OneTap({ tender, quote, kept }: Props & { kept: KeptCode }) {
  const t = useMessages('quotes');
  const explain = useExplain();
  const queued = useQueuedAbout(quote._id);
  const open = useOpening((became) => became !== 'waits' && forgetCode(kept.sha256));
  if (queued) return <QueuedAct act={queued} />;
  return (
    <>
      <p>
        <Button
          kind="accent"
          size="lg"
          icon="key"
          loading={open.isPending}
          onClick={() => open.mutate({ quoteId: quote._id, code: kept.code, title: tender.name })}
        >
          {t.openNow}
        </Button>
      </p>
      {open.error && (
        <p role="alert" className={styles.bad}>
          {explain(open.error)}
        </p>
      )}
      <details>
        <summary>{t.showCode}</summary>
        <CodeCard tender={tender} kept={kept} />
      </details>
    </>
  );
}
