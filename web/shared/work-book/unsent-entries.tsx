import type { ReactNode } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { takeUnsent, type Unsent } from './book-outbox.ts';
import { sayAgain } from './send-entries.ts';
import styles from './work-book.module.css';

interface Props<One extends Unsent> {
  unsent: readonly One[];
  wordsOf: (entry: One) => string;
  /** In the place of "Send again", where that alone would not help. */
  again?: (entry: One) => ReactNode;
}

/** What has not gone yet, and what the server would not take, with the reason. */
export function UnsentEntries<One extends Unsent>({ unsent, wordsOf, again }: Props<One>) {
  const t = useMessages('ledger');
  const sentence = useProblemSentence();
  const refused = unsent.filter((entry) => entry.refused !== undefined);
  const waiting = unsent.length - refused.length;
  if (unsent.length === 0) return null;
  return (
    <section className={styles.unsent}>
      {waiting > 0 && (
        <p className={styles.waiting} role="status">
          <Icon name="upload" size={22} />
          <span>{t.unsentHint(waiting)}</span>
        </p>
      )}
      {refused.length > 0 && (
        <>
          <h2 className={styles.strong}>{t.refusedTitle}</h2>
          <ul>
            {refused.map((entry) => (
              <li key={entry.clientId} className={styles.refused}>
                <div>
                  <p className={styles.strong}>{wordsOf(entry)}</p>
                  <p>{sentence(entry.refused ?? 'server-error')}</p>
                </div>
                <div className={styles.again}>
                  {again?.(entry) ?? (
                    <Button kind="soft" size="sm" onClick={() => sayAgain(entry.clientId)}>
                      {t.sendAgain}
                    </Button>
                  )}
                  <Button kind="line" size="sm" onClick={() => takeUnsent([entry.clientId])}>
                    {t.remove}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
