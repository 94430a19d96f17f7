import { useState } from 'react';
import { type Conversation, setBlocked } from '#contract/chat/calls';
import { useWords } from '../languages/words.ts';
import { call } from '../lib/api.ts';
import { useExplain } from '../lib/problem.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/modal.tsx';
import { toast } from '../ui/toast.tsx';
import { patchConversation } from './message-cache.ts';

/** Asks before it blocks; taking a block back needs no question. */
export function BlockButton({ conversation, name }: { conversation: Conversation; name: string }) {
  const words = useWords('chat');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { _id: id, blocked } = conversation;
  const change = async () => {
    setBusy(true);
    try {
      await call(setBlocked, { params: { id }, body: { blocked: !blocked } });
      patchConversation(id, (old) => ({ ...old, blocked: !blocked }));
      setAsking(false);
    } catch (error) {
      toast.error(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        loading={busy && blocked}
        onClick={() => (blocked ? void change() : setAsking(true))}
      >
        {blocked ? words.unblock : words.block}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.blockTitle(name)}
        confirmLabel={words.block}
        cancelLabel={words.keep}
        busy={busy}
        danger
        onConfirm={() => void change()}
        onClose={() => setAsking(false)}
      >
        {words.blockText}
      </ConfirmDialog>
    </>
  );
}
