import { useState } from 'react';
import { useClockOff } from '#web/shared/api/device-clock.ts';
import { useSessionKept } from '#web/shared/api/session.ts';
import { useUnsent } from '#web/shared/browser/outbox/unsent.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { span } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { later } from '#web/shared/ui/later.ts';
import styles from './offline.module.css';

const UnsentDialog = later(
  async () => (await import('#web/shared/browser/outbox/unsent-dialog.tsx')).UnsentDialog,
);

/** What the device itself does wrong, and what to do about it. */
function useWrongDevice(): string[] {
  const t = useMessages('shell');
  const language = useLanguage();
  const off = useClockOff();
  const isKept = useSessionKept();
  return [
    ...(off === 0 ? [] : [t.clockOff(off > 0, span(Math.abs(off), language))]),
    ...(isKept ? [] : [t.notKept]),
  ];
}

/** That there is no line, and how much waits for one or was refused; it opens at a tap (docs/rules.md#offline-5). */
export function OfflineNote() {
  const t = useMessages('shell');
  const wrong = useWrongDevice();
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
      {wrong.length > 0 && (
        <div role="status" className={styles.device}>
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {open && <UnsentDialog onClose={() => setOpen(false)} />}
    </>
  );
}
