import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import styles from './site.module.css';
import { isCorrected, type WorkSite } from './use-site.ts';

interface Props {
  site: WorkSite;
  /** What one said last. */
  entry: string;
  onPress: () => void;
}

/** Below a word of one's own: it is said anew, and both stay in the book. */
export function Correct({ site, entry, onPress }: Props) {
  const t = useMessages('site-book');
  if (isCorrected(site, entry)) return <p className={styles.small}>{t.notSentYet}</p>;
  return (
    <div className={styles.acts}>
      <Button kind="quiet" size="sm" icon="pencil" onClick={onPress}>
        {t.correct}
      </Button>
    </div>
  );
}
