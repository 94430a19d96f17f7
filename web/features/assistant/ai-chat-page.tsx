import { CallError } from '#web/shared/api/call-error.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './ai-chat-page.module.css';
import { Announcement } from './announcement.tsx';
import { Article } from './answer/article.tsx';
import { ChatHead } from './chat-head.tsx';
import { useAssistant } from './conversation/use-assistant.ts';
import { QuestionBox } from './question-box.tsx';
import { Turns } from './turns.tsx';
import { useTyped } from './use-typed.ts';

/** A chat with an assistant about construction (docs/rules.md#assistant-1). */
export function AiChatPage() {
  const t = useMessages('assistant');
  const explain = useExplain();
  useTitle(t.title);
  const typed = useTyped();
  const assistant = useAssistant((error, prompt) => {
    // The alert with the server's text; the note stands in the bubble (docs/rules.md#assistant-3).
    toast.error(explain(error), { id: 'assistant' });
    if (error instanceof CallError && error.problem === 'network') typed.giveBack(prompt);
  });
  const send = () => {
    const prompt = typed.text.trim();
    if (prompt === '' || assistant.busy) return;
    typed.clear();
    void assistant.ask(prompt);
  };
  return (
    <div className={styles.page} data-immersed>
      <ChatHead {...assistant} />
      <Turns {...assistant} />
      <Announcement last={assistant.turns.at(-1)} />
      <QuestionBox
        text={typed.text}
        onType={typed.type}
        onSend={send}
        busy={assistant.busy}
        onStop={assistant.stop}
      />
      <Article />
    </div>
  );
}
