import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import type { AdminFilter } from './use-admin-filter.ts';

export function NothingFound({ filter }: { filter: AdminFilter }) {
  const words = useMessages('admin');
  if (!filter.open && filter.q === '')
    return <EmptyState title={words.noneYet}>{words.noneYetText}</EmptyState>;
  const showAll = (
    <Button kind="soft" onClick={() => filter.change({ q: '', open: false })}>
      {words.showAll}
    </Button>
  );
  return (
    <EmptyState title={words.noneFound} action={showAll}>
      {words.noneFoundText}
    </EmptyState>
  );
}
