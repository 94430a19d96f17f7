import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useNeedName } from '../cards/need-name.ts';
import styles from './ask.module.css';
import type { Wanted } from './requests-of.ts';
import { type AskProps, useAsking } from './use-asking.ts';

const weekAhead = 7;

/** One request to all that were chosen. */
export function AskDialog({ wanted: now, text: prepared, onClose, ...props }: AskProps) {
  const t = useMessages('house');
  // Keeps those chosen at its opening: the list behind it loses who was asked already.
  const [wanted] = useState(now);
  const [text, setText] = useState(prepared);
  const [today] = useState(() => siteDate(new Date()));
  const [from, setFrom] = useState(() => addDays(today, weekAhead));
  const { send, sending, sent, problem } = useAsking({ ...props, wanted });
  const people = new Set(wanted.flatMap(({ chosen }) => chosen.map(({ userId }) => userId))).size;
  return (
    <Modal
      open
      busy={sending}
      onClose={onClose}
      title={t.askTitle(people)}
      closeLabel={t.close}
      footer={
        sent ? (
          <Link to={paths.jobRequest} search={{ id: sent }} className={buttonClass()}>
            <Icon name="doc" size={22} />
            {t.toRequest}
          </Link>
        ) : (
          <LineButton
            icon="send"
            loading={sending}
            disabled={!from}
            onClick={() => void send({ text: text.trim(), from })}
          >
            {t.send}
          </LineButton>
        )
      }
    >
      <div className={styles.ask}>
        <p>{t.askLead}</p>
        <Lines wanted={wanted} />
        {!sent && (
          <>
            <FirstDay today={today} from={from} disabled={sending} onFrom={setFrom} />
            <Field label={t.askText}>
              <TextArea
                rows={6}
                maxLength={2000}
                value={text}
                disabled={sending}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
          </>
        )}
        <p role="status" className={styles.progress}>
          {sent ? t.askSent : (problem ?? '')}
        </p>
      </div>
    </Modal>
  );
}

interface DayProps {
  today: string;
  from: string;
  disabled: boolean;
  onFrom: (from: string) => void;
}

function FirstDay({ today, from, disabled, onFrom }: DayProps) {
  const t = useMessages('house');
  return (
    <Field label={t.askFrom} hint={t.askFromHint}>
      <TextInput
        type="date"
        min={today}
        value={from}
        disabled={disabled}
        onChange={(event) => onFrom(event.target.value)}
      />
    </Field>
  );
}

/** For which work who is asked. */
function Lines({ wanted }: { wanted: readonly Wanted[] }) {
  const nameOf = useNeedName();
  return (
    <ul className={styles.people}>
      {wanted
        .filter(({ chosen }) => chosen.length > 0)
        .map(({ need, chosen }) => (
          <li key={need.id}>
            <span>{nameOf(need)}</span>
            <small>{chosen.map(({ name }) => name).join(', ')}</small>
          </li>
        ))}
    </ul>
  );
}
