import { useState } from 'react';
import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { paths } from '#contract/paths.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { BillShown } from '../lines/bill-shown.tsx';
import { BillFiles } from '../print/bill-files.tsx';
import { AskedPeople } from './asked-people.tsx';
import { HourCard, HowLocked, isOpenHour } from './hour-card.tsx';
import { Questions } from './questions.tsx';
import { fromField, hourRange, isHour, toField } from './site-hour.ts';
import styles from './tender.module.css';
import { TenderFacts } from './tender-facts.tsx';
import { useTenderActs } from './tender-queries.ts';
import { VisitDialog } from './visit-dialog.tsx';

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
  const ready = status === 'open' && !after && isAnswered(tender);
  return (
    <>
      <div className={styles.side}>
        <HourCard
          tender={tender}
          time={time}
          act={
            opened > 0 ? (
              <Link
                to={paths.compareQuotes}
                search={{ id }}
                className={buttonClass({ kind: 'accent', size: 'lg' })}
              >
                {t.compare}
              </Link>
            ) : (
              ready && <OpenNow id={id} />
            )
          }
        >
          {after ? (
            opened > 0 && <p>{t.compareWaits(opened, count(opened))}</p>
          ) : (
            <p>{ready ? t.openNowText : t.untilThen}</p>
          )}
          <HowLocked />
        </HourCard>
      </div>
      <div className={styles.main}>
        <AskedPeople tender={tender} after={after} />
        <Questions tender={tender} after={after} own />
        <BillShown bill={tender.bill} heading={t.bill} />
        <BillFiles bill={tender.bill} />
      </div>
      <div className={styles.side}>
        <TenderFacts tender={tender} own />
        {status === 'open' && <Acts tender={tender} after={after} time={time} />}
      </div>
    </>
  );
}

/** Everybody has answered: nobody is waited for. The server has the last word. */
function isAnswered({ asked }: Tender): boolean {
  return (
    asked.some(({ state }) => state === 'sealed') &&
    asked.every(({ state }) => state === 'sealed' || state === 'passed')
  );
}

function OpenNow({ id }: { id: string }) {
  const t = useMessages('tenders');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const { moveHour } = useTenderActs(id);
  return (
    <>
      <Button kind="accent" size="lg" icon="key" onClick={() => setAsking(true)}>
        {t.openNow}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => moveHour.mutate({ now: true }, { onSuccess: () => setAsking(false) })}
        title={t.openNowTitle}
        confirmLabel={t.openNow}
        cancelLabel={t.cancel}
        busy={moveHour.isPending}
      >
        <span>{t.openNowHint}</span>
        {moveHour.error && <span role="alert"> {explain(moveHour.error)}</span>}
      </LineConfirm>
    </>
  );
}

function Acts({ tender, after, time }: ViewProps & { after: boolean }) {
  const t = useMessages('tenders');
  const explain = useExplain();
  const [asking, setAsking] = useState<'later' | 'close' | 'visit'>();
  const { _id: id } = tender;
  const { close } = useTenderActs(id);
  const done = () => setAsking(undefined);
  return (
    <div className={styles.acts}>
      {!after && (
        <>
          <Link to={paths.bill} search={{ id }} className={buttonClass({ kind: 'line' })}>
            <Icon name="pencil" size={22} />
            {t.changeBill}
          </Link>
          <Button kind="line" icon="calendar" onClick={() => setAsking('later')}>
            {t.later}
          </Button>
          <Button kind="line" icon="eye" onClick={() => setAsking('visit')}>
            {t.offerVisit}
          </Button>
        </>
      )}
      <Button kind="danger-line" onClick={() => setAsking('close')}>
        {t.closeTender}
      </Button>
      {asking === 'later' && <LaterDialog tender={tender} onClose={done} />}
      {asking === 'visit' && <VisitDialog tender={tender} time={time} onClose={done} />}
      <LineConfirm
        open={asking === 'close'}
        onClose={done}
        onConfirm={() => close.mutate(undefined, { onSuccess: done })}
        title={t.closeTitle}
        confirmLabel={t.closeTender}
        cancelLabel={t.keepOpen}
        danger
        busy={close.isPending}
      >
        <span>{t.closeText}</span>
        {close.error && <span role="alert"> {explain(close.error)}</span>}
      </LineConfirm>
    </div>
  );
}

/** Moves the hour later; everybody asked is told. */
function LaterDialog({ tender, onClose }: { tender: Tender; onClose: () => void }) {
  const t = useMessages('tenders');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { moveHour } = useTenderActs(tender._id);
  const before = toField(new Date(tender.opensAt));
  const { typed, change, end } = useLeft(`later:${tender._id}`, () => ({ hour: before }), onClose);
  const { hour } = typed;
  const [wrong, setWrong] = useState(false);
  const later = hour > before;
  const save = () => {
    const at = fromField(hour);
    setWrong(!isHour(hour) || !later);
    if (at && later && isHour(hour)) moveHour.mutate({ opensAt: at.toISOString() }, { onSuccess: end });
  };
  const error = wrong ? t.form.hourTooFar : moveHour.error ? explain(moveHour.error) : undefined;
  return (
    <Modal
      open
      size="small"
      busy={moveHour.isPending}
      onClose={onClose}
      title={t.laterTitle}
      closeLabel={shell.close}
      footer={
        <LineButton kind="primary" loading={moveHour.isPending} disabled={!later} onClick={save}>
          {t.later}
        </LineButton>
      }
    >
      <p>{t.laterText}</p>
      <Field label={t.newHour} hint={t.form.hourHint} error={error}>
        <TextInput
          type="datetime-local"
          name="opensAt"
          min={before}
          max={hourRange().max}
          value={hour}
          onChange={(event) => change({ hour: event.target.value })}
        />
      </Field>
    </Modal>
  );
}
