import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { setToastLabels } from '#web/shared/ui/toast.tsx';
import { useEndOfSession, useFocusOnNavigation, useNotice } from './navigation-effects.ts';
import { OfflineNote } from './offline-note.tsx';

/** What every screen shares, also those without bars. */
export function Root() {
  const t = useMessages('shell');
  useEffect(() => setToastLabels({ close: t.closeNotice, region: t.notices }), [t]);
  useFocusOnNavigation();
  useEndOfSession();
  useNotice();
  return (
    <>
      <Outlet />
      <OfflineNote>{t.offline}</OfflineNote>
    </>
  );
}
