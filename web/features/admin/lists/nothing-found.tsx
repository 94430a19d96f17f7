import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import type { AdminFilter } from './use-admin-filter.ts';

export function NothingFound({ filter }: { filter: AdminFilter }) {
  const t = useMessages('admin');
  if (!filter.open && filter.q === '') return <EmptyState title={t.noneYet}>{t.noneYetText}</EmptyState>;
  const showAll = (
    <Button kind="soft" onClick={() => filter.change({ q: '', open: false })}>
      {t.showAll}
    </Button>
  );
  return (
    <EmptyState title={t.noneFound} action={showAll}>
      {t.noneFoundText}
    </EmptyState>
  );
}
