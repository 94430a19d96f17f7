import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession } from '#web/shared/api/session.ts';
import { useLocation, useNavigate, useRouter } from '#web/shared/browser/router/router-context.ts';
import { useOnline } from '#web/shared/browser/use-online.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { later } from '#web/shared/ui/later.ts';
import { setToastLabels, toast } from '#web/shared/ui/toast.ts';
// Listens for the browser's offer before it may come.
import '#web/shared/browser/install-prompt.ts';

/** A new page is read from its beginning; the browser itself places the focus on the first. */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.onRendered(({ from, to }) => {
        if (!from || from.pathname === to.pathname) return;
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
    if (ended) void router.load();
  }, [router, session]);
}

/** Says what a redirect was for, once: a reload must not say it again. */
function useNotice(): void {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const notice = useLocation().state.notice;
  useEffect(() => {
    if (!notice) return;
    toast.warning(t[notice], { id: notice });
    void navigate({ to: '.', search: true, replace: true, resetScroll: false, state: {} });
  }, [notice, t, navigate]);
}

const OfflineNote = later(async () => (await import('./offline-note.tsx')).OfflineNote);

const NewVersion = later(async () => (await import('./new-version.tsx')).NewVersion);

const InstallOffer = later(async () => (await import('./install-offer.tsx')).InstallOffer);

/** Milliseconds until the page has settled: what is for later does not take part in the race for its words. */
const restMs = 1000;
/** Milliseconds until a page that comes alive is left alone no longer. */
const soonMs = 800;

function useAfter(ms: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return over;
}

/** What every screen shares, also those without bars. */
export function Root({ children }: { children: ReactNode }) {
  const t = useMessages('shell');
  useEffect(() => setToastLabels({ close: t.closeNotice, region: t.notices }), [t]);
  // From here on every part knows by itself who looks (base.css).
  useEffect(() => {
    const page = document.documentElement.dataset;
    delete page.visitor;
    delete page.speaks;
  }, []);
  useFocusOnNavigation();
  useEndOfSession();
  useNotice();
  const settled = useAfter(restMs);
  const soon = useAfter(soonMs);
  const online = useOnline();
  // Who is logged in has things that wait: the strip is at hand before the line may go.
  const known = useSession() !== null;
  return (
    <>
      {children}
      {(settled || (soon && known) || !online) && <OfflineNote />}
      {settled && (
        <>
          <NewVersion />
          <InstallOffer />
        </>
      )}
    </>
  );
}
