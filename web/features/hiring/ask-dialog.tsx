import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { type AskState, askEach, type Person } from './ask-all.ts';
import styles from './hire.module.css';

interface AskProps {
  people: Person[];
  text: string;
  batch: string;
  onSent: (userId: string) => void;
  onClose: () => void;
}

/** Sends to each person, and knows how far it has come. */
function useAsking({ people, batch, onSent }: AskProps) {
  const queries = useQueryClient();
  const explain = useExplain();
  const [states, setStates] = useState<Record<string, AskState>>({});
  const [problem, setProblem] = useState<string>();
  // Set at once, not with the next drawing: a double click starts nothing twice.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const send = async (text: string) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    const open = people.filter(({ userId }) => states[userId] !== 'sent');
    await askEach(open, { text, batch }, (userId, state, error) => {
      setStates((known) => ({ ...known, [userId]: state }));
      if (state === 'sent') onSent(userId);
      if (error) setProblem(explain(error));
    });
    busy.current = false;
    setSending(false);
    await queries.invalidateQueries({ queryKey: ['chat', 'conversations'] });
  };
  const count = (state: AskState) => people.filter(({ userId }) => states[userId] === state).length;
  return { states, problem, sending, send, sent: count('sent'), failed: count('failed') };
}

/** One message to all that were chosen, a chat each. */
export function AskDialog(props: AskProps) {
  const words = useMessages('house');
  // Who was chosen when it opened: the list behind it loses those who have been asked.
  const [people] = useState(props.people);
  const [text, setText] = useState(props.text);
  const [empty, setEmpty] = useState(false);
  const asking = useAsking({ ...props, people });
  const { sending, sent, failed } = asking;
  const all = sent === people.length;
  const press = () => {
    setEmpty(!text.trim());
    if (text.trim()) void asking.send(text.trim());
  };
  return (
    <Modal
      open
      busy={sending}
      onClose={props.onClose}
      title={words.askTitle(people.length)}
      closeLabel={words.close}
      footer={
        all ? (
          <Link to={paths.chat} className={buttonClass()}>
            <Icon name="chat" size={22} />
            {words.toChat}
          </Link>
        ) : (
          <Button icon="send" loading={sending} onClick={press}>
            {failed > 0 ? words.sendRest : words.send}
          </Button>
        )
      }
    >
      <div className={styles.ask}>
        <p>{words.askLead}</p>
        {!all && (
          <Field label={words.askText} error={empty && words.askMissing}>
            <TextArea
              rows={8}
              maxLength={4000}
              value={text}
              disabled={sending}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
        )}
        <Progress people={people} asking={asking} />
      </div>
    </Modal>
  );
}

/** How far it has come, in a sentence and by name. */
function Progress({ people, asking }: { people: Person[]; asking: ReturnType<typeof useAsking> }) {
  const words = useMessages('house');
  const { states, sending, sent, failed, problem } = asking;
  const said =
    sent === people.length
      ? words.sentAll(sent)
      : sending
        ? words.sending(sent, people.length)
        : failed > 0
          ? `${words.someFailed(failed)} ${problem ?? ''}`
          : '';
  return (
    <>
      <p role="status" className={styles.progress}>
        {said}
      </p>
      <ul className={styles.people}>
        {people.map(({ userId, name }) => (
          <li key={userId} data-state={states[userId] ?? 'waiting'}>
            <span>{name}</span>
            <small>{words.personStates[states[userId] ?? 'waiting']}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
