import { useState } from 'react';
import { useUnsent } from '#web/shared/browser/outbox/unsent.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { later } from '#web/shared/ui/later.ts';
import styles from './offline.module.css';

const UnsentDialog = later(
  async () => (await import('#web/shared/browser/outbox/unsent-dialog.tsx')).UnsentDialog,
);

/** That there is no line, and how much waits for one or was refused; it opens at a tap (docs/rules.md#offline-5). */
export function OfflineNote() {
  const t = useMessages('shell');
  const online = useOnline();
  const { waiting, refused } = useUnsent();
  const [open, setOpen] = useState(false);
  const amount = refused > 0 ? t.queue.refused(refused) : waiting > 0 ? t.queue.count(waiting) : '';
  return (
    <>
      <div role="status" className={styles.offline}>
        {(!online || amount) && (
          <p>
            {!online && <span>{t.offline}</span>}
            {amount && (
              <Button
                kind="quiet"
                size="sm"
                icon={refused > 0 ? 'warn' : 'clock'}
                onClick={() => setOpen(true)}
              >
                {amount}
              </Button>
            )}
          </p>
        )}
      </div>
      {open && <UnsentDialog onClose={() => setOpen(false)} />}
    </>
  );
}
