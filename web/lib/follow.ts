import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { follow, unfollow } from '#contract/providers/calls';
import { call } from './api.ts';

/**
 * Follows and unfollows a provider's user; shows at once, and takes it back where the call fails.
 * `record` is the query whose record carries `following`.
 */
export function useFollow({ userId, record }: { userId: string; record: QueryKey }) {
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
