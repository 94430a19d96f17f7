import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import styles from './answer/answer-bubble.module.css';
import { AnswerBubble, clock, languageOf } from './answer/answer-bubble.tsx';
import type { ShownTurn } from './conversation/turn.ts';
import type { useAssistant } from './conversation/use-assistant.ts';
import { Suggestions } from './suggestions.tsx';
import { Thread } from './thread.tsx';

function QuestionBubble({ turn: { text, createdAt } }: { turn: ShownTurn }) {
  return (
    <div className={cx(styles.bubble, styles.own)} data-question>
      <p lang={languageOf(text)}>{text}</p>
      <p className={styles.foot}>{clock(createdAt)}</p>
    </div>
  );
}

export function Turns({ turns, history, ask, busy }: ReturnType<typeof useAssistant>) {
  const t = useMessages('assistant');
  const explain = useExplain();
  const last = turns.at(-1);
  const newest = `${last?._id} ${last?.state} ${last?.text.length} ${last?.links.length} ${history.status}`;
  return (
    <Thread newest={newest} asked={turns.filter(({ role }) => role === 'user').length}>
      {history.isPending && <Skeleton label={t.loading} kind="row" count={3} />}
      {history.error && (
        <ErrorState
          title={t.historyFailed}
          retryLabel={t.retry}
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
