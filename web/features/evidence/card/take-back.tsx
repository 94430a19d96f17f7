import { useState } from 'react';
import type { Card } from '#contract/evidence/cards.calls.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useTakeBack } from './card-queries.ts';

/** Ends the card, once more asked. */
export function TakeBack({ card }: { card: Card }) {
  const t = useMessages('card');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const takeBack = useTakeBack();
  return (
    <>
      <Button kind="line" icon="lock" block onClick={() => setAsking(true)}>
        {t.takeBack}
      </Button>
      <LineConfirm
        open={asking}
        danger
        title={t.takeBackTitle}
        confirmLabel={t.takeBack}
        cancelLabel={t.keep}
        busy={takeBack.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => takeBack.mutate(card, { onSuccess: () => toast.success(t.takenBack) })}
      >
        <p>{t.takeBackText}</p>
        {takeBack.error && <Note kind="danger">{explain(takeBack.error)}</Note>}
      </LineConfirm>
    </>
  );
}
