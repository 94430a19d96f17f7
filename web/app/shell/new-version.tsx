import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useQueue } from '#web/shared/browser/outbox/queue.ts';
import { useLocation, useRouter } from '#web/shared/browser/router/router-context.ts';
import { keepLoaded, startServiceWorker } from '#web/shared/browser/service-worker.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { loadLater } from '#web/shared/ui/later.ts';
import { loadToasts } from '#web/shared/ui/toast.ts';
import { menuFor, viewerOf } from '../bars/menu.ts';
import styles from './offline.module.css';

/** What a slow line should not pay for. */
const sparesBytes = (): boolean =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

/** Loads code and words of the tab bar's pages now that the first page has settled, so that they open without a line. */
function useTabsAtHand(): void {
  const router = useRouter();
  const session = useSession();
  useEffect(() => {
    if (sparesBytes()) return;
    const tabs = menuFor('tabs', viewerOf(session));
    void Promise.allSettled([loadLater(), loadToasts(), ...tabs.map(({ to }) => router.preload({ to }))])
      .then(keepLoaded)
      .catch(() => undefined);
  }, [router, session]);
}

/** What waits goes from any page, a guest's too. */
function useQueueAtHand(): void {
  const waits = useQueue().length > 0;
  const online = useOnline();
  useEffect(() => {
    if (waits && online) void import('#web/shared/browser/outbox/send-queue.ts').catch(() => undefined);
  }, [waits, online]);
}

/** Starts the service worker when the page has settled, and offers a new build when one has come: never by itself. */
export function NewVersion() {
  const t = useMessages('shell');
  const [use, setUse] = useState<() => void>();
  useTabsAtHand();
  useQueueAtHand();
  const online = useOnline();
  const started = useRef(false);
  useEffect(() => {
    if (!online || started.current) return;
    started.current = true;
    // Development has no worker, and some browsers forbid it.
    void startServiceWorker((takeIt) => setUse(() => takeIt)).catch(() => undefined);
  }, [online]);
  const { pathname } = useLocation();
  // Worker mode's answers reach down to the foot: its first screen alone has room.
  if (!use || pathname.startsWith(`${paths.voice}/`)) return null;
  return (
    <div role="status" className={styles.version}>
      <p>{t.newVersionTitle}</p>
      <Button size="sm" onClick={use}>
        {t.newVersionLoad}
      </Button>
    </div>
  );
}
