import { useState } from 'react';
import { mostVisits, type Tender } from '#contract/contracts/tenders.calls.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { siteHour } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { fromField, toField } from './site-hour.ts';
import styles from './tender.module.css';
import { useTenderActs } from './tender-queries.ts';

interface Props {
  tender: Tender;
  /** By the server's clock. */
  time: number;
  onClose: () => void;
}

/** Offers one more time to look at the site; everybody asked is told. */
export function VisitDialog({ tender, time: now, onClose }: Props) {
  const t = useMessages('tenders');
  const shell = useMessages('shell');
  const explain = useExplain();
  const language = useLanguage();
  const { visit } = useTenderActs(tender._id);
  const { typed, change, end } = useLeft(`visit:${tender._id}`, () => ({ time: '' }), onClose);
  const { time } = typed;
  const [wrong, setWrong] = useState(false);
  const offered = (tender.wishes.visits ?? []).filter((at) => Date.parse(at) > now);
  const isFull = offered.length >= mostVisits;
  const save = () => {
    const at = fromField(time);
    const isRight = at !== undefined && at.getTime() > now && at < new Date(tender.opensAt);
    setWrong(!isRight);
    if (isRight) visit.mutate({ at: at.toISOString() }, { onSuccess: end });
  };
  const error = wrong ? t.visitTimeWrong : visit.error ? explain(visit.error) : undefined;
  return (
    <Modal
      open
      size="small"
      busy={visit.isPending}
      onClose={onClose}
      title={t.offerVisit}
      closeLabel={shell.close}
      footer={
        <LineButton kind="primary" loading={visit.isPending} disabled={isFull} onClick={save}>
          {t.offerThis}
        </LineButton>
      }
    >
      <p>{isFull ? t.visitsFull : t.offerVisitText}</p>
      {offered.length > 0 && (
        <ul className={styles.visitTimes}>
          {offered.map((at) => (
            <li key={at}>{siteHour(at, language)}</li>
          ))}
        </ul>
      )}
      {!isFull && (
        <Field label={t.visitTime} error={error}>
          <TextInput
            type="datetime-local"
            name="visit"
            min={toField(new Date(now))}
            max={toField(new Date(tender.opensAt))}
            value={time}
            onChange={(event) => change({ time: event.target.value })}
          />
        </Field>
      )}
    </Modal>
  );
}
