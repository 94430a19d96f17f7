import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Quote, withdrawQuote } from '#contract/contracts/quotes.calls.ts';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import type { Queued } from '#web/shared/browser/outbox/queue.ts';
import { QueuedAct } from '#web/shared/browser/outbox/queued-act.tsx';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { CodeCard } from './code-card.tsx';
import { forgetCode } from './codes.ts';
import styles from './seal.module.css';
import { useCode } from './use-code.ts';

interface Props {
  tender: Tender;
  /** As the server has it. */
  quote: Quote | undefined;
  /** What waits for a line. */
  queued: Queued | undefined;
  onChange: () => void;
}

const shaOf = ({ body }: Queued): string => (body as { sha256: string }).sha256;

/** A sealed price: its code, whether the server has it, and what can still be done before the hour. */
export function SealedQuote({ tender, quote, queued, onChange }: Props) {
  const t = useMessages('quotes');
  const language = useLanguage();
  const sha256 = queued ? shaOf(queued) : quote?.sha256;
  const kept = useCode(sha256);
  const hour = siteHour(tender.opensAt, language);
  return (
    <Card as="section" pad className={styles.sealed} aria-label={t.sealedTitle}>
      <h2>
        <Icon name="lock" size={28} />
        {t.sealedTitle}
      </h2>
      {queued && (
        <>
          <p role="alert" className={styles.unsent}>
            {t.unsent(hour)}
          </p>
          <QueuedAct act={queued} />
        </>
      )}
      {kept && <CodeCard tender={tender} kept={kept} />}
      {kept === null && <p>{t.codeElsewhere(hour)}</p>}
      <p className={styles.acts}>
        <Button kind="line" icon="pencil" onClick={onChange}>
          {t.changePrice}
        </Button>
        {quote && !queued && <Withdraw quote={quote} />}
      </p>
    </Card>
  );
}

function Withdraw({ quote }: { quote: Quote }) {
  const t = useMessages('quotes');
  const explain = useExplain();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const withdraw = useMutation({
    mutationFn: () => call(withdrawQuote, { params: { id: quote._id } }),
    onSuccess: async () => {
      setAsking(false);
      await forgetCode(quote.sha256);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['contracts'] }),
  });
  return (
    <>
      <Button kind="danger-line" onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => withdraw.mutate()}
        title={t.withdrawTitle}
        confirmLabel={t.withdraw}
        cancelLabel={t.keepIt}
        danger
        busy={withdraw.isPending}
      >
        {t.withdrawText}
        {withdraw.error && <span role="alert"> {explain(withdraw.error)}</span>}
      </LineConfirm>
    </>
  );
}
