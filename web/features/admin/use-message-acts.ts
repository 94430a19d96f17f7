import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  deleteContactMessage,
  type getContactMessages,
  markContactMessageRead,
} from '#contract/admin/admin.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';

export type Message = z.infer<typeof getContactMessages.response>['data'][number];

export function useMessageActs({ _id: id }: Message) {
  const t = useMessages('admin');
  const queries = useQueryClient();
  const explain = useExplain();
  const onError = (error: unknown) => toast.error(explain(error));
  // Also when it failed: what another admin did shows then.
  const onSettled = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['adminMessages'] }),
      queries.invalidateQueries({ queryKey: ['adminOverview'] }),
    ]);
  const mark = useMutation({
    mutationFn: (read: boolean) => call(markContactMessageRead, { params: { id }, body: { read } }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => call(deleteContactMessage, { params: { id } }),
    onSuccess: () => toast.success(t.messageDeleted),
    onError,
    onSettled,
  });
  return { mark, remove };
}
