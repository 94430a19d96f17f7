import { useMutation } from '@tanstack/react-query';
import { type Conversation, setBlocked } from '#contract/chat/chat.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { patchConversation } from '../cache/conversation-cache.ts';

/** Blocks the other member, or takes the block back. */
export function useBlock({ _id: id, blocked }: Conversation) {
  const explain = useExplain();
  return useMutation({
    mutationFn: () => call(setBlocked, { params: { id }, body: { blocked: !blocked } }),
    onSuccess: () => patchConversation(id, (old) => ({ ...old, blocked: !blocked })),
    onError: (error) => toast.error(explain(error)),
  });
}
