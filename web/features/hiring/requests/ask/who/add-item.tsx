import { useState } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Choice, type Picked } from './choice.tsx';

/** "Something else", and the choice that it opens. */
export function AddItem({ onAdd }: { onAdd: (item: Picked) => void }) {
  const { lines: t } = useMessages('requests');
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button kind="line" block icon="plus" onClick={() => setOpen(true)}>
        {t.else}
      </Button>
    );
  return (
    <Choice
      onAdd={(item) => {
        onAdd(item);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
}
