import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import type { ShownTurn } from '../conversation/turn.ts';
import styles from './answer-bubble.module.css';
import { clock } from './bubble-text.ts';

interface Props {
  turn: ShownTurn;
  onAskAgain?: () => void;
}

/** Who answered, when, and what the reader can do with the answer. */
export function AnswerFoot({ turn: { text, speaker, createdAt }, onAskAgain }: Props) {
  const t = useMessages('assistant');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text.replaceAll('**', '').trim());
      toast.success(t.copied, { id: 'copied' });
    } catch {
      toast.error(t.notCopied, { id: 'copied' });
    }
  };
  return (
    <div className={styles.actions}>
      {text && (
        <Button kind="quiet" size="sm" onClick={() => void copy()}>
          {t.copy}
        </Button>
      )}
      {onAskAgain && (
        <Button kind="soft" size="sm" icon="refresh" onClick={onAskAgain}>
          {t.askAgain}
        </Button>
      )}
      <p className={styles.foot}>
        {[speaker && t.speaker[speaker], clock(createdAt)].filter(Boolean).join(', ')}
      </p>
    </div>
  );
}
