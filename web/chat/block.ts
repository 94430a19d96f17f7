import { useMutation } from '@tanstack/react-query';
import { type Conversation, setBlocked } from '#contract/chat/calls';
import { call } from '../lib/api.ts';
import { useExplain } from '../lib/problem.ts';
import { patchConversation } from '../messages/message-cache.ts';
import { toast } from '../ui/toast.tsx';

/** Blocks the other member, or takes the block back. */
export function useBlock({ _id: id, blocked }: Conversation) {
  const explain = useExplain();
  return useMutation({
    mutationFn: () => call(setBlocked, { params: { id }, body: { blocked: !blocked } }),
    onSuccess: () => patchConversation(id, (old) => ({ ...old, blocked: !blocked })),
    onError: (error) => toast.error(explain(error)),
  });
}
