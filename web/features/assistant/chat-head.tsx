import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { IconButton, iconButtonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ConfirmDialog } from '#web/shared/ui/modal.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './ai-chat-page.module.css';
import type { useAssistant } from './answer/use-assistant.ts';

type Assistant = ReturnType<typeof useAssistant>;

/** What the page is, and the way to begin anew. */
export function ChatHead({ turns, forget }: Pick<Assistant, 'turns' | 'forget'>) {
  const words = useMessages('assistant');
  return (
    <div className={styles.head}>
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
    </div>
  );
}

function StartAgain({ forget }: Pick<Assistant, 'forget'>) {
  const words = useMessages('assistant');
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
