import {
  type ClipboardEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { currentSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { flush } from '../messages/sending.ts';
import { putInOutbox } from '../outbox/outbox.ts';
import { AttachButton, ChosenPicture, useChosenPicture } from '../pictures/chosen-picture.tsx';
import { RecordButton, VoiceRecorder } from '../voice/record-button.tsx';
import styles from './composer.module.css';
import { useDraft } from './draft.ts';
import { QuickReplies } from './quick-replies.tsx';
import { useSendPicture } from './send-picture.ts';

const longest = 4000;

/** docs/rules.md#chat-7, footer. Enter sends, Shift+Enter makes a line. What is typed survives a reload. */
export function Composer({ id }: { id: string }) {
  const t = useMessages('chat');
  const sentence = useProblemSentence();
  const { text, type, clear } = useDraft(id);
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
  const [recordingSince, setRecordingSince] = useState<number>();
  const field = useRef<HTMLTextAreaElement>(null);
  const endRecording = useCallback(() => {
    setRecordingSince(undefined);
    // The field is back once this has been drawn.
    requestAnimationFrame(() => field.current?.focus({ preventScroll: true }));
  }, []);
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
      {recordingSince !== undefined && (
        <VoiceRecorder conversationId={id} pressedAt={recordingSince} onClose={endRecording} />
      )}
      <form className={styles.form} hidden={recordingSince !== undefined} onSubmit={submit}>
        <AttachButton onChoose={(file) => void chosen.choose(file)} />
        <TextArea
          ref={field}
          className={styles.input}
          rows={1}
          maxLength={longest}
          placeholder={t.typeHere}
          aria-label={t.message}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys}
          onPaste={paste}
        />
        {!text && !chosen.picture && (
          <RecordButton onPress={() => setRecordingSince((since) => since ?? performance.now())} />
        )}
        <button type="submit" className={buttonClass({ className: styles.send })} aria-label={t.send}>
          <Icon name="send" size={26} />
        </button>
      </form>
    </div>
  );
}
