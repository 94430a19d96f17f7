import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { currentSession } from '#web/shared/api/session.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { emitTyping, flush } from '../messages/sending.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import { AttachButton, type Chosen, ChosenPicture, useChosenPicture } from '../pictures/chosen-picture.tsx';
import { deletePicture, keepPicture } from '../pictures/unsent-pictures.ts';
import styles from './composer.module.css';

const longest = 4000;
const typingEvery = 3000;

/** §2.19, footer. Enter sends, Shift+Enter makes a line. What is typed survives a reload. */
export function Composer({ id }: { id: string }) {
  const words = useMessages('chat');
  const sentence = useProblemSentence();
  const { text, type, clear } = useText(id);
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
  const chosen = useChosenPicture();
  const sendChosen = useSendPicture(id, chosen);
  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (chosen.preparing || !(await sendChosen()) || !send(text)) return;
    clear();
  };
  const paste = (event: ClipboardEvent) => {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void chosen.choose(file);
  };
  const keys = (event: KeyboardEvent) => {
    // While an input method composes (Hindi keyboards), Enter chooses a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.foot}>
      {currentSession()?.user.role !== 'customer' && <QuickReplies onChoose={send} />}
      <ChosenPicture chosen={chosen} />
      <form className={styles.form} onSubmit={submit}>
        <AttachButton onChoose={(file) => void chosen.choose(file)} />
        <TextArea
          className={styles.input}
          rows={1}
          maxLength={longest}
          placeholder={words.typeHere}
          aria-label={words.message}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys}
          onPaste={paste}
        />
        <button type="submit" className={buttonClass({ className: styles.send })} aria-label={words.send}>
          <Icon name="send" size={26} />
        </button>
      </form>
    </div>
  );
}

/** What is typed, and kept as a draft; the other side hears that one types. */
function useText(id: string) {
  const draft = `chat-${id}`;
  const [text, setText] = useState(() => readDraft(draft)?.text ?? '');
  const said = useRef(0);
  const type = (value: string) => {
    setText(value);
    keepInDraft(draft, 'text', value);
    if (!value || Date.now() - said.current < typingEvery) return;
    said.current = Date.now();
    emitTyping(id);
  };
  const clear = () => {
    setText('');
    clearDraft(draft);
  };
  return { text, type, clear };
}

/** @returns puts the chosen picture in the outbox; whether what was typed may follow it */
function useSendPicture(conversationId: string, { picture, clear }: Chosen): () => Promise<boolean> {
  const words = useMessages('chat');
  // A second press while the browser stores it would send it twice.
  const storing = useRef(false);
  return async () => {
    if (storing.current) return false;
    if (!picture) return true;
    const clientId = crypto.randomUUID();
    storing.current = true;
    try {
      await keepPicture(clientId, picture);
      putInOutbox({ clientId, conversationId, type: 'image', text: '', at: new Date().toISOString() });
    } catch {
      void deletePicture(clientId);
      toast.error(words.photoNotKept);
      return false;
    } finally {
      storing.current = false;
    }
    clear();
    void flush();
    return true;
  };
}

function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const words = useMessages('chat');
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
