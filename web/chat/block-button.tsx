import { useMutation } from '@tanstack/react-query';
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
  const { _id: id, blocked } = conversation;
  const change = useMutation({
    mutationFn: () => call(setBlocked, { params: { id }, body: { blocked: !blocked } }),
    onSuccess: () => {
      patchConversation(id, (old) => ({ ...old, blocked: !blocked }));
      setAsking(false);
    },
    onError: (error) => toast.error(explain(error)),
  });
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        loading={change.isPending && blocked}
        onClick={() => (blocked ? change.mutate() : setAsking(true))}
      >
        {blocked ? words.unblock : words.block}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.blockTitle(name)}
        confirmLabel={words.block}
        cancelLabel={words.keep}
        busy={change.isPending}
        danger
        onConfirm={() => change.mutate()}
        onClose={() => setAsking(false)}
      >
        {words.blockText}
      </ConfirmDialog>
    </>
  );
}
