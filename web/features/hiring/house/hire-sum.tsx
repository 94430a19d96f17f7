import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { Total } from './needs/total.ts';
import styles from './shortlist.module.css';

interface SumProps {
  total: Total;
  open: number;
  loading: boolean;
  onAsk: () => void;
}

export function Sum({ total, open, loading, onAsk }: SumProps) {
  const t = useMessages('house');
  return (
    <div className={styles.sum} data-dock>
      <p className={styles.chosen} aria-live="polite">
        {t.chosen(total.people)}
      </p>
      <dl>
        <div>
          <dt>{t.byDay}</dt>
          <dd>{rupees(Math.round(total.byDay))}</dd>
        </div>
        <div>
          <dt>{t.byJob}</dt>
          <dd>{rupees(Math.round(total.byJob))}</dd>
        </div>
      </dl>
      <Button kind="accent" size="lg" icon="send" loading={loading} disabled={open === 0} onClick={onAsk}>
        {t.askAll}
      </Button>
      <p className={styles.sumNote}>{t.byJobNote}</p>
    </div>
  );
}
