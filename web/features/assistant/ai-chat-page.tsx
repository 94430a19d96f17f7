import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton, iconButtonClass } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './ai-chat-page.module.css';
import { ArticleDialog } from './answer/article-dialog.tsx';
import type { ShownTurn } from './conversation/turn.ts';
import { useAssistant } from './conversation/use-assistant.ts';
import { QuestionBox } from './question-box.tsx';
import { Turns } from './turns.tsx';

/** The article that the address names (`?article=`), over the page. */
export function Article() {
  const { article } = useScreenSearch('assistant');
  const navigate = useNavigate();
  if (!article) return null;
  return <ArticleDialog id={article} onClose={() => void navigate({ to: '.', search: {} })} />;
}

type Assistant = ReturnType<typeof useAssistant>;

function StartAgain({ forget }: Pick<Assistant, 'forget'>) {
  const t = useMessages('assistant');
  const explain = useExplain();
  const [open, setOpen] = useState(false);
  const confirm = () =>
    forget.mutate(undefined, {
      onError: (error) => toast.error(explain(error)),
      onSettled: () => setOpen(false),
    });
  return (
    <>
      <IconButton icon="trash" label={t.startAgain} onClick={() => setOpen(true)} />
      <LineConfirm
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={t.startAgainTitle}
        confirmLabel={t.startAgainYes}
        cancelLabel={t.keep}
        busy={forget.isPending}
        danger
      >
        <p>{t.startAgainText}</p>
      </LineConfirm>
    </>
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

/** What the page is, and the way to begin anew. */
function ChatHead({ turns, forget }: Pick<Assistant, 'turns' | 'forget'>) {
  const t = useMessages('assistant');
  return (
    <div className={styles.head}>
      <div>
        <Link to={paths.home} className={cx(iconButtonClass, styles.back)} aria-label={t.back}>
          <Icon name="back" />
        </Link>
        <span className={styles.mark}>
          <Icon name="help" size={28} />
        </span>
        <div className={styles.said}>
          <h1>{t.title}</h1>
          <p>{t.caution}</p>
        </div>
        {turns.length > 0 && <StartAgain forget={forget} />}
      </div>
    </div>
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
