import { Outlet, useMatches, useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { setToastLabels, toast } from '#web/shared/ui/toast.tsx';
import { Footer } from '../bars/footer.tsx';
import { TabBar } from '../bars/tabbar.tsx';
import { TopBar } from '../bars/topbar.tsx';
import styles from './layout.module.css';

/** What every screen shares, also those without bars. */
export function Root() {
  const words = useMessages('shell');
  useEffect(() => setToastLabels({ close: words.closeNotice, region: words.notices }), [words]);
  useFocusOnNavigation();
  useEndOfSession();
  useNotice();
  return (
    <>
      <Outlet />
      <OfflineNote>{words.offline}</OfflineNote>
    </>
  );
}

/** Bars, footer, and the page between them. */
export function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  const words = useMessages('shell');
  const filled = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.filled) });
  const skip = (event: MouseEvent) => {
    // No `#main` in the address: going back would have to pass it.
    event.preventDefault();
    const main = document.getElementById('main');
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is one, only that the address stays as it is */}
      <a className="skip" href="#main" onClick={skip}>
        {words.skipToContent}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!filled && <Footer />}
      <TabBar />
    </>
  );
}

/** A new page is read from its beginning; the first one is the browser's own business. */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.querySelector('main');
        if (!main || main.contains(document.activeElement)) return;
        main.tabIndex = -1;
        main.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** When a session has ended (a 401, or another tab's logout) the guards look again. */
function useEndOfSession(): void {
  const router = useRouter();
  const session = useSession();
  const before = useRef(session);
  useEffect(() => {
    const ended = before.current !== null && before.current.token !== session?.token;
    before.current = session;
    if (ended) void router.invalidate();
  }, [router, session]);
}

/** Says what a redirect was for, once: a reload must not say it again. */
function useNotice(): void {
  const words = useMessages('shell');
  const navigate = useNavigate();
  const notice = useRouterState({ select: ({ location }) => location.state.notice });
  useEffect(() => {
    if (!notice) return;
    toast.warning(words[notice], { id: notice });
    void navigate({ to: '.', search: true, replace: true, resetScroll: false, state: {} });
  }, [notice, words, navigate]);
}

function OfflineNote({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(listenToLine, () => navigator.onLine);
  return (
    <div role="status" className={styles.offline}>
      {!online && <p>{children}</p>}
    </div>
  );
}

function listenToLine(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
