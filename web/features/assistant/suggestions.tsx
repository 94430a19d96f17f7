import type { Speaker } from '#contract/assistant/events.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './ai-chat-page.module.css';

interface SuggestionsProps {
  speaker: Speaker;
  onChoose: (prompt: string) => void;
}

/** Who answers here, and what the user could ask. */
export function Suggestions({ speaker, onChoose }: SuggestionsProps) {
  const t = useMessages('assistant');
  return (
    <section className={styles.empty}>
      <h2>{t.emptyTitle}</h2>
      <p>
        {t.speakers[speaker]} {t.emptyText}
      </p>
      <ul>
        {t.suggestions.map((prompt) => (
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
