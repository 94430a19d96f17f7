import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { preloadMessages, useMessages } from '#web/shared/i18n/messages.ts';
import { shortCount, useWaiting } from '#web/shared/realtime/waiting.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './bell.module.css';
import count from './unread-count.module.css';

const settleMs = 1500;

const againMs = 10_000;

function useRealtime(): { Realtime: ComponentType } | undefined {
  const [realtime, setRealtime] = useState<{ Realtime: ComponentType }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      void import('./realtime.tsx').then(
        ({ Realtime }) => setRealtime({ Realtime }),
        // Where the network breaks, the page does without for a while.
        () => (timer = setTimeout(load, againMs)),
      );
    timer = setTimeout(load, document.readyState === 'complete' ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, []);
  return realtime;
}

type Panel = ComponentType<{ onClose: () => void }>;

/** What happened, in one list; only for who is logged in, and loaded when the page has settled. */
export function Bell() {
  const t = useMessages('shell');
  const { unread, unseen } = useWaiting();
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: Panel }>();
  const realtime = useRealtime();
  const show = async () => {
    setOpen(true);
    try {
      const [{ NoticePanel }] = await Promise.all([import('./notice-panel.tsx'), preloadMessages('notices')]);
      setPanel({ Panel: NoticePanel });
    } catch {
      setOpen(false);
      toast.error(t.brokenText);
    }
  };
  const waiting = unread + unseen;
  return (
    <span className={styles.bell}>
      <IconButton
        icon="bell"
        label={t.noticesNew(waiting)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void show()}
      />
      {waiting > 0 && (
        <span className={cx(count.count, styles.amount)} aria-hidden="true">
          {shortCount(waiting)}
        </span>
      )}
      <Suspense fallback={null}>
        {realtime && <realtime.Realtime />}
        {open && panel && <panel.Panel onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  );
}
