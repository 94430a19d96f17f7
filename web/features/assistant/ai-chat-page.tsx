import { useState } from 'react';
import type { Speaker } from '#contract/assistant/events.ts';
import { CallError } from '#web/shared/api/api.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './ai-chat-page.module.css';
import { AnswerBubble, QuestionBubble } from './answer/answer-bubble.tsx';
import { Article } from './answer/article-dialog.tsx';
import { type ShownTurn, useAssistant } from './answer/use-assistant.ts';
import { ChatHead } from './chat-head.tsx';
import { QuestionBox } from './question-box.tsx';
import { Thread } from './thread.tsx';

/** A chat with an assistant about construction (docs/rules.md#assistant-1). */
export function AiChatPage() {
  const words = useMessages('assistant');
  const explain = useExplain();
  useTitle(words.title);
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

const draft = 'assistant';

/** What is typed survives a reload, and a question that could not leave comes back. */
function useTyped() {
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

function Turns({ turns, history, ask, busy }: ReturnType<typeof useAssistant>) {
  const words = useMessages('assistant');
  const explain = useExplain();
  const last = turns.at(-1);
  const newest = `${last?._id} ${last?.state} ${last?.text.length} ${last?.links.length} ${history.status}`;
  return (
    <Thread newest={newest} asked={turns.filter(({ role }) => role === 'user').length}>
      {history.isPending && <Skeleton label={words.loading} kind="row" count={3} />}
      {history.error && (
        <ErrorState
          title={words.historyFailed}
          retryLabel={words.retry}
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        >
          {explain(history.error)}
        </ErrorState>
      )}
      {turns.length === 0 && history.data && (
        <Suggestions speaker={history.data.speaker} onChoose={(prompt) => void ask(prompt)} />
      )}
      {turns.map((turn, place) => {
        if (turn.role === 'user') return <QuestionBubble key={turn._id} turn={turn} />;
        const prompt = turns[place - 1]?.text;
        const again = !busy && prompt ? () => void ask(prompt) : undefined;
        return <AnswerBubble key={turn._id} turn={turn} onAskAgain={again} />;
      })}
    </Thread>
  );
}

interface SuggestionsProps {
  speaker: Speaker;
  onChoose: (prompt: string) => void;
}

/** Who speaks here, and what one could ask. */
function Suggestions({ speaker, onChoose }: SuggestionsProps) {
  const words = useMessages('assistant');
  return (
    <section className={styles.empty}>
      <h2>{words.emptyTitle}</h2>
      <p>
        {words.speakers[speaker]} {words.emptyText}
      </p>
      <ul>
        {words.suggestions.map((prompt) => (
          <li key={prompt}>
            <Button kind="line" className={styles.suggestion} onClick={() => onChoose(prompt)}>
              {prompt}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Read out once, when it is whole: piece by piece nobody could listen. What an earlier visit brought is no news. */
function Announcement({ last }: { last: ShownTurn | undefined }) {
  const ended = last?.role === 'assistant' && last.state === 'done' && last.isNew;
  return (
    <p className="sr" role="status">
      {ended ? last.text.replaceAll('**', '') : ''}
    </p>
  );
}
