import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { Icon } from '../drawings/icon.tsx';
import { useWords } from '../languages/words.ts';
import { clearDraft, keepInDraft, readDraft } from '../lib/drafts.ts';
import { useProblemSentence } from '../lib/problem.ts';
import { currentSession } from '../lib/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './composer.module.css';
import { flush, sayTyping } from './line.ts';
import { putInOutbox } from './outbox.ts';

const longest = 4000;
const typingEvery = 3000;

/** §2.19, footer. Enter sends, Shift+Enter makes a line. What is typed survives a reload. */
export function Composer({ id }: { id: string }) {
  const words = useWords('chat');
  const sentence = useProblemSentence();
  const draft = `chat-${id}`;
  const [text, setText] = useState(() => readDraft(draft)?.text ?? '');
  const said = useRef(0);
  const type = (value: string) => {
    setText(value);
    keepInDraft(draft, 'text', value);
    if (!value || Date.now() - said.current < typingEvery) return;
    said.current = Date.now();
    sayTyping(id);
  };
  const send = (given: string) => {
    const trimmed = given.trim();
    if (!trimmed) return false;
    const message = { clientId: crypto.randomUUID(), conversationId: id, text: trimmed };
    try {
      putInOutbox({ ...message, at: new Date().toISOString() });
    } catch {
      toast.error(sentence('server-error'));
      return false;
    }
    void flush();
    return true;
  };
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (!send(text)) return;
    setText('');
    clearDraft(draft);
  };
  const keys = (event: KeyboardEvent) => {
    // While an input method composes (Hindi keyboards), Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <div className={styles.foot}>
      {currentSession()?.user.role !== 'customer' && <QuickReplies onChoose={send} />}
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          className={styles.input}
          rows={1}
          maxLength={longest}
          placeholder={words.typeHere}
          aria-label={words.message}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys}
        />
        <button type="submit" className={buttonClass({ className: styles.send })} aria-label={words.send}>
          <Icon name="send" size={26} />
        </button>
      </form>
    </div>
  );
}

function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const words = useWords('chat');
  return (
    <ul className={styles.quick} aria-label={words.quick}>
      {words.quickReplies.map((reply) => (
        <li key={reply}>
          <button
            type="button"
            className={buttonClass({ kind: 'soft', size: 'sm' })}
            onClick={() => onChoose(reply)}
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
