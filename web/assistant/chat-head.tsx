import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '../drawings/icon.tsx';
import { useWords } from '../languages/words.ts';
import { paths } from '../lib/paths.ts';
import { useExplain } from '../lib/problem.ts';
import { IconButton, iconButtonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { ConfirmDialog } from '../ui/modal.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './ai-chat-page.module.css';
import type { useAssistant } from './use-assistant.ts';

type Assistant = ReturnType<typeof useAssistant>;

/** What the page is, and the way to begin anew. */
export function ChatHead({ turns, forget }: Pick<Assistant, 'turns' | 'forget'>) {
  const words = useWords('assistant');
  return (
    <header className={styles.head}>
      <div>
        <Link to={paths.home} className={cx(iconButtonClass, styles.back)} aria-label={words.back}>
          <Icon name="back" />
        </Link>
        <span className={styles.mark}>
          <Icon name="help" size={28} />
        </span>
        <div className={styles.said}>
          <h1>{words.title}</h1>
          <p>{words.caution}</p>
        </div>
        {turns.length > 0 && <StartAgain forget={forget} />}
      </div>
    </header>
  );
}

function StartAgain({ forget }: Pick<Assistant, 'forget'>) {
  const words = useWords('assistant');
  const explain = useExplain();
  const [open, setOpen] = useState(false);
  const confirm = () =>
    forget.mutate(undefined, {
      onError: (error) => toast.error(explain(error)),
      onSettled: () => setOpen(false),
    });
  return (
    <>
      <IconButton icon="trash" label={words.startAgain} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        onConfirm={confirm}
        title={words.startAgainTitle}
        confirmLabel={words.startAgainYes}
        cancelLabel={words.keep}
        busy={forget.isPending}
        danger
      >
        <p>{words.startAgainText}</p>
      </ConfirmDialog>
    </>
  );
}
