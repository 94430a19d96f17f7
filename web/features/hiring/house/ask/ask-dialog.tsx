import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { useNeedName } from '../cards/need-name.ts';
import styles from './ask.module.css';
import { datesOf, type Wanted } from './requests-of.ts';
import { type AskProps, useAsking, type Went } from './use-asking.ts';

/** One request to all that were chosen. */
export function AskDialog({ wanted: now, text: prepared, onClose, ...props }: AskProps) {
  const t = useMessages('house');
  const shell = useMessages('shell');
  // Keeps those chosen at its opening: the list behind it loses who was asked already.
  const [wanted] = useState(now);
  const [text, setText] = useState(prepared);
  const { send, sending, went, problem } = useAsking({ ...props, wanted });
  const people = new Set(wanted.flatMap(({ chosen }) => chosen.map(({ userId }) => userId))).size;
  return (
    <Modal
      open
      busy={sending}
      onClose={onClose}
      title={t.askTitle(people)}
      closeLabel={t.close}
      footer={
        went ? (
          <ToRequest went={went} />
        ) : (
          <Button icon="send" loading={sending} onClick={() => void send(text.trim())}>
            {t.send}
          </Button>
        )
      }
    >
      <div className={styles.ask}>
        <p>{t.askLead}</p>
        <Lines wanted={wanted} from={props.from} />
        {!went && (
          <Field label={t.askText}>
            <TextArea
              rows={6}
              value={text}
              disabled={sending}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        )}
        <p role="status" className={styles.progress}>
          {went === 'waits' ? shell.queue.kept : went ? t.askSent : (problem ?? '')}
        </p>
      </div>
    </Modal>
  );
}

/** What waits stands in My work until it goes. */
function ToRequest({ went }: { went: Went }) {
  const t = useMessages('house');
  const to =
    went === 'waits'
      ? { to: paths.myWork, search: { tab: 'asked' } }
      : { to: paths.jobRequest, search: went };
  return (
    <Link {...to} className={buttonClass()}>
      <Icon name="doc" size={22} />
      {t.toRequest}
    </Link>
  );
}

/** For which work who is asked. */
function Lines({ wanted, from }: { wanted: readonly Wanted[]; from: string }) {
  const t = useMessages('house');
  const language = useLanguage();
  const nameOf = useNeedName();
  const daysOf = (one: Wanted) => {
    const dates = datesOf(one, from);
    const day = siteDay(dates.from, language);
    return one.need.days === null ? t.askWhole(day) : t.askWork(dates.days, day);
  };
  return (
    <ul className={styles.people}>
      {wanted
        .filter(({ chosen }) => chosen.length > 0)
        .map((one) => (
          <li key={one.need.id}>
            <span>
              {nameOf(one.need)}
              <small>{daysOf(one)}</small>
            </span>
            <small>{one.chosen.map(({ name }) => name).join(', ')}</small>
          </li>
        ))}
    </ul>
  );
}
