import { type ClipboardEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { isVisible } from '#contract/written.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { isSendingEnter } from '#web/shared/ui/keys.ts';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { sendAttachment } from '../messages/send-attachment.ts';
import { emitTyping, flush } from '../messages/sending.ts';
import { draftOf, putInOutbox } from '../outbox/outbox.ts';
import { AttachButton, type Chosen, ChosenPicture, useChosenPicture } from '../pictures/chosen-picture.tsx';
import { RecordButton, useRecordingPlace, VoiceRecorder } from '../voice/record-button.tsx';
import styles from './composer.module.css';

/** @returns puts the chosen picture in the outbox; whether what was typed may follow it */
function useSendPicture(conversationId: string, { picture, clear }: Chosen): () => Promise<boolean> {
  const t = useMessages('chat');
  // A second press while the browser stores it would send it twice.
  const storing = useRef(false);
  return async () => {
    if (storing.current) return false;
    if (!picture) return true;
    storing.current = true;
    try {
      await sendAttachment({ conversationId, type: 'image', bytes: picture });
    } catch {
      toast.error(t.photoNotKept);
      return false;
    } finally {
      storing.current = false;
    }
    clear();
    return true;
  };
}

/** Answers that a provider sends by one press. */
function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useMessages('chat');
  return (
    <ul className={styles.quick} aria-label={t.quick}>
      {t.quickReplies.map((reply) => (
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

const typingEveryMs = 3000;

/** What is typed, and kept as a draft; the other side hears that one types. */
function useDraft(id: string) {
  const draft = draftOf(id);
  const [text, setText] = useState(() => readDraft(draft)?.text ?? '');
  const emittedAt = useRef(0);
  const type = (value: string) => {
    setText(value);
    keepInDraft(draft, 'text', value);
    if (!value || passedSince(emittedAt.current) < typingEveryMs) return;
    emittedAt.current = Date.now();
    emitTyping(id);
  };
  const clear = () => {
    setText('');
    clearDraft(draft);
  };
  return { text, type, clear };
}

const longest = 4000;

/** @returns puts words in the outbox; whether there were any, and they were taken */
function useSendWords(conversationId: string): (given: string) => boolean {
  const sentence = useProblemSentence();
  return (given) => {
    const trimmed = given.trim();
    if (!isVisible(trimmed)) return false;
    if (trimmed.length > longest) {
      toast.error(sentence('message-long'));
      return false;
    }
    const message = { clientId: crypto.randomUUID(), conversationId, text: trimmed };
    try {
      putInOutbox({ ...message, at: now().toISOString() });
    } catch {
      toast.error(sentence('device-full'));
      return false;
    }
    void flush();
    return true;
  };
}

/** docs/rules.md#chat-7, footer. Enter sends, Shift+Enter makes a line. What is typed survives a reload. */
export function Composer({ id }: { id: string }) {
  const t = useMessages('chat');
  const { text, type, clear } = useDraft(id);
  const send = useSendWords(id);
  const chosen = useChosenPicture();
  const { field, since, kept, begin, end } = useRecordingPlace(id);
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
    if (!isSendingEnter(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={styles.foot}>
      {currentSession()?.user.role !== 'customer' && <QuickReplies onChoose={send} />}
      <ChosenPicture chosen={chosen} />
      {since !== undefined && (
        <VoiceRecorder conversationId={id} pressedAt={since} kept={kept} onClose={end} />
      )}
      <form className={styles.form} hidden={since !== undefined} onSubmit={submit}>
        <AttachButton onChoose={(file) => void chosen.choose(file)} />
        <TextArea
          ref={field}
          className={styles.input}
          rows={1}
          placeholder={t.typeHere}
          aria-label={t.message}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys}
          onPaste={paste}
        />
        {!text && !chosen.picture && <RecordButton onPress={begin} />}
        <button type="submit" className={buttonClass({ className: styles.send })} aria-label={t.send}>
          <Icon name="send" size={26} />
        </button>
      </form>
    </div>
  );
}
