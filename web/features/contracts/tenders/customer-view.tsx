import { useState } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BillShown } from '../bill/bill-shown.tsx';
import { AskedPeople } from './asked-people.tsx';
import { HourCard, HowLocked, isOpenHour } from './hour-card.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { Questions } from './questions.tsx';
import styles from './tender.module.css';
import { TenderFacts } from './tender-facts.tsx';
import { useTenderActs } from './tender-queries.ts';

interface ViewProps {
  tender: Tender;
  time: number;
}

/** Who was asked and how far they are, their questions, the bill, and what can be changed. */
export function CustomerView({ tender, time }: ViewProps) {
  const t = useMessages('tenders');
  const { _id: id, asked, status } = tender;
  const after = isOpenHour(tender, time);
  const opened = asked.filter(({ state }) => state === 'opened').length;
  return (
    <>
      <section className={styles.side} aria-label={t.acts}>
        <HourCard
          tender={tender}
          time={time}
          act={
            opened > 0 && (
              <Link
                to={paths.compareQuotes}
                search={{ id }}
                className={buttonClass({ kind: 'accent', size: 'lg' })}
              >
                {t.compare}
              </Link>
            )
          }
        >
          {after ? opened > 0 && <p>{t.compareWaits(opened, count(opened))}</p> : <p>{t.untilThen}</p>}
          <HowLocked />
        </HourCard>
        {status === 'open' && <Acts tender={tender} after={after} />}
      </section>
      <section className={styles.main}>
        <AskedPeople tender={tender} after={after} />
        <Questions tender={tender} after={after} own />
        <BillShown bill={tender.bill} heading={t.bill} />
      </section>
      <section className={styles.side} aria-label={t.site}>
        <TenderFacts tender={tender} own />
      </section>
    </>
  );
}

function Acts({ tender, after }: { tender: Tender; after: boolean }) {
  const t = useMessages('tenders');
  const [asking, setAsking] = useState<'now' | 'later' | 'close'>();
  const done = () => setAsking(undefined);
  const { asked, _id: id } = tender;
  // The server has the last word: somebody may have been told meanwhile.
  const all = asked.every(({ state }) => state === 'sealed' || state === 'passed');
  const some = asked.some(({ state }) => state === 'sealed');
  return (
    <div className={styles.acts}>
      {!after && all && some && (
        <>
          <p>{t.openNowText}</p>
          <Button kind="soft" icon="key" onClick={() => setAsking('now')}>
            {t.openNow}
          </Button>
        </>
      )}
      {!after && (
        <>
          <Link to={paths.bill} search={{ id }} className={buttonClass({ kind: 'line' })}>
            <Icon name="pencil" size={22} />
            {t.changeBill}
          </Link>
          <Button kind="line" icon="calendar" onClick={() => setAsking('later')}>
            {t.later}
          </Button>
        </>
      )}
      <Button kind="danger-line" onClick={() => setAsking('close')}>
        {t.closeTender}
      </Button>
      {asking === 'later' && <LaterDialog tender={tender} onClose={done} />}
      <Confirm id={id} act={asking === 'later' ? undefined : asking} onClose={done} />
    </div>
  );
}

/** Asks before the hour is made now, or all of it ends. */
function Confirm({
  id,
  act,
  onClose,
}: {
  id: string;
  act: 'now' | 'close' | undefined;
  onClose: () => void;
}) {
  const t = useMessages('tenders');
  const explain = useExplain();
  const { moveHour, close } = useTenderActs(id);
  const now = act === 'now';
  const { error, isPending } = now ? moveHour : close;
  const confirm = () => {
    if (now) moveHour.mutate({ now: true }, { onSuccess: onClose });
    else close.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <LineConfirm
      open={act !== undefined}
      onClose={onClose}
      onConfirm={confirm}
      title={now ? t.openNowTitle : t.closeTitle}
      confirmLabel={now ? t.openNow : t.closeTender}
      cancelLabel={now ? t.cancel : t.keepOpen}
      danger={!now}
      busy={isPending}
    >
      <span>{now ? t.openNowHint : t.closeText}</span>
      {error && <span role="alert"> {explain(error)}</span>}
    </LineConfirm>
  );
}
