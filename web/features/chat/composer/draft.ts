import { useRef, useState } from 'react';
import { passedSince } from '#web/shared/api/spans.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { emitTyping } from '../messages/sending.ts';

const typingEveryMs = 3000;

/** What is typed, and kept as a draft; the other side hears that one types. */
export function useDraft(id: string) {
  const draft = `chat-${id}`;
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
