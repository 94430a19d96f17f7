import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { follow, unfollow } from '#contract/marketplace/providers/providers.calls.ts';
import { QueuedAbout, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { sendOrQueue, type Waits } from '#web/shared/browser/outbox/send-queue.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, type ButtonSize } from '#web/shared/ui/button.tsx';
import { toast } from '#web/shared/ui/toast.ts';

interface Followed {
  userId: string;
  /** The person that the waiting act names. */
  name: string;
  following: boolean;
  /** The query whose record carries `following`. */
  record?: QueryKey;
}

const matterOf = (userId: string): string => `follow ${userId}`;

/**
 * Follows and unfollows a user; shows at once what was asked for, and what is true again if the call fails. Without a line
 * it waits, and the last word goes (docs/rules.md#offline-9).
 */
export function useFollow({ userId, name, following, record }: Followed) {
  const queries = useQueryClient();
  const explain = useExplain();
  const about = matterOf(userId);
  const waiting = useQueuedAbout(about);
  const change = useMutation({
    mutationFn: async (next: boolean) => {
      if (record) await queries.cancelQueries({ queryKey: record });
      const waits: Waits = { id: about, kind: next ? 'follow' : 'unfollow', about, title: name };
      return sendOrQueue(next ? follow : unfollow, { params: { id: userId }, waits });
    },
    onSuccess: (went, next) => {
      // Without a line there is nothing to wait for.
      if ('waits' in went) return undefined;
      if (record)
        queries.setQueryData<{ data: { following?: boolean } }>(
          record,
          (known) => known && { ...known, data: { ...known.data, following: next } },
        );
      return queries.invalidateQueries({ queryKey: ['following'] });
    },
    onError: (error) => toast.error(explain(error), { id: 'follow' }),
  });
  const kept = waiting && !waiting.refused ? waiting.kind === 'follow' : following;
  return { following: change.isPending ? change.variables : kept, change: change.mutate };
}

/** Followers are told when a listing becomes available. */
export function FollowButton({ size, ...of }: Followed & { size?: ButtonSize }) {
  const t = useMessages('providers');
  const { following, change } = useFollow(of);
  return (
    <Button kind="line" size={size} icon={following ? 'check' : 'plus'} onClick={() => change(!following)}>
      {following ? t.unfollow : t.follow}
    </Button>
  );
}

/** What was said of following a user and waits for a line, if anything. */
export const FollowWaits = ({ userId }: { userId: string }) => <QueuedAbout about={matterOf(userId)} />;
