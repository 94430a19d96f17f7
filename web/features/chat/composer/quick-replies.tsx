import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import styles from './composer.module.css';

/** Answers that a provider sends by one press. */
export function QuickReplies({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useMessages('chat');
  return (
    <ul className={styles.quick} aria-label={t.quick}>
      {t.quickReplies.map((reply) => (
        <li key={reply}>
          <button
            type="button"
            className={buttonClass({ kind: 'soft', size: 'sm' })}
            onClick={() => onChoose(reply)}
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
