import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { preloadMessages, useMessages } from '#web/shared/i18n/messages.ts';
import { shortCount, useWaiting } from '#web/shared/realtime/waiting.ts';
import { IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { toast } from '#web/shared/ui/toast.tsx';
import styles from './bell.module.css';
import count from './unread-count.module.css';

type Panel = ComponentType<{ onClose: () => void }>;

/** What happened, in one list; only for who is logged in, and loaded when the page has settled. */
export function Bell() {
  const words = useMessages('shell');
  const { unread, unseen } = useWaiting();
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<{ Panel: Panel }>();
  const live = useLive();
  const show = async () => {
    setOpen(true);
    try {
      const [{ NoticePanel }] = await Promise.all([import('./notice-panel.tsx'), preloadMessages('notices')]);
      setPanel({ Panel: NoticePanel });
    } catch {
      setOpen(false);
      toast.error(words.brokenText);
    }
  };
  const waiting = unread + unseen;
  return (
    <span className={styles.bell}>
      <IconButton
        icon="bell"
        label={words.noticesNew(waiting)}
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
        {live && <live.Realtime />}
        {open && panel && <panel.Panel onClose={() => setOpen(false)} />}
      </Suspense>
    </span>
  );
}

const settleMs = 1500;
const againMs = 10_000;

function useLive(): { Realtime: ComponentType } | undefined {
  const [live, setLive] = useState<{ Realtime: ComponentType }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = () =>
      void import('./live.tsx').then(
        ({ Realtime }) => setLive({ Realtime }),
        // A line that broke: the page does without for a while.
        () => (timer = setTimeout(load, againMs)),
      );
    timer = setTimeout(load, document.readyState === 'complete' ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, []);
  return live;
}
