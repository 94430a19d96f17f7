import { useState } from 'react';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';

const draft = 'assistant';

/** What is typed survives a reload, and a question that could not leave comes back. */
export function useTyped() {
  const [text, setText] = useState(() => readDraft(draft)?.text ?? '');
  const type = (value: string) => {
    setText(value);
    if (value) keepInDraft(draft, 'text', value);
    else clearDraft(draft);
  };
  return {
    text,
    type,
    clear: () => type(''),
    giveBack: (prompt: string) => setText((now) => now || prompt),
  };
}
