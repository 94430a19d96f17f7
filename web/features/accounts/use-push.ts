import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pushState, turnOffPush, turnOnPush } from '#web/shared/browser/push.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';

const key = ['pushState'];

/** Whether this browser shows news of Neev, and the ways to change it. */
export function usePush() {
  const t = useMessages('notices');
  const language = useLanguage();
  const explain = useExplain();
  const queries = useQueryClient();
  const { data: state } = useQuery({ queryKey: key, queryFn: pushState, staleTime: 0 });
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) return turnOnPush({ sentences: t.pushed, language });
      await turnOffPush();
      return 'off' as const;
    },
    onSuccess: (next) => {
      queries.setQueryData(key, next);
      if (next === 'denied') toast.info(t.pushDenied);
    },
    onError: (error) => toast.error(error instanceof DOMException ? t.pushFailed : explain(error)),
  });
  return { state, busy: change.isPending, set: change.mutate };
}
