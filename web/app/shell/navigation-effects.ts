import { useEffect, useRef } from 'react';
import { useSession } from '#web/shared/api/session.ts';
import { useLocation, useNavigate, useRouter } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';

/** A new page is read from its beginning; the browser itself places the focus on the first. */
export function useFocusOnNavigation(): void {
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
export function useEndOfSession(): void {
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
export function useNotice(): void {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const notice = useLocation().state.notice;
  useEffect(() => {
    if (!notice) return;
    toast.warning(t[notice], { id: notice });
    void navigate({ to: '.', search: true, replace: true, resetScroll: false, state: {} });
  }, [notice, t, navigate]);
}
