import { useMutation } from '@tanstack/react-query';
import { updateMe } from '#contract/accounts/account.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { refreshMe } from '#web/shared/api/me.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { toast } from '#web/shared/ui/toast.ts';

export function useChange(said: string) {
  const explain = useExplain();
  return useMutation({
    mutationFn: async (body: { fullname?: string; profilePic?: string | null }) => {
      await call(updateMe, { body });
      await refreshMe();
    },
    onSuccess: () => toast.success(said),
    onError: (error) => toast.error(explain(error)),
  });
}
