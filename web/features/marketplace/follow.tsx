import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { follow, unfollow } from '#contract/marketplace/providers/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import type { ButtonSize } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

type Followed = {
  userId: string;
  /** The query whose record carries `following`. */
  record: QueryKey;
};

/** Follows and unfollows a provider's user; shows at once, and takes it back where the call fails. */
function useFollow({ userId, record }: Followed) {
  const queries = useQueryClient();
  const show = (following: boolean) =>
    queries.setQueryData<{ data: { following?: boolean } }>(
      record,
      (known) => known && { ...known, data: { ...known.data, following } },
    );
  return useMutation({
    mutationFn: (following: boolean) => call(following ? follow : unfollow, { params: { id: userId } }),
    onMutate: async (following) => {
      await queries.cancelQueries({ queryKey: record });
      show(following);
    },
    onError: (_, following) => show(!following),
    onSettled: () => queries.invalidateQueries({ queryKey: ['following'] }),
  });
}

/** Followers are told when a listing becomes available. */
export function FollowButton({
  following,
  size,
  ...of
}: Followed & { following: boolean; size?: ButtonSize }) {
  const t = useMessages('providers');
  const explain = useExplain();
  const change = useFollow(of);
  const press = () =>
    change.mutate(!following, { onError: (error) => toast.error(explain(error), { id: 'follow' }) });
  return (
    <LineButton brief kind="line" size={size} icon={following ? 'check' : 'plus'} onClick={press}>
      {following ? t.unfollow : t.follow}
    </LineButton>
  );
}
