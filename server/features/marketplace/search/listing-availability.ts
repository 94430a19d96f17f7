import { type Availability, followListEvent } from '#contract/accounts/notices.ts';
import type { Line } from '#server/platform/realtime/connection.ts';
import { read } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';

const topicOf = (kind: Availability['kind']): string => `list:${kind}`;

/** A browser says which kind of list it shows, one at a time, and hears at once who becomes free or is no longer. */
export function serveLists({ live, limits }: Services, line: Line): void {
  line.on('follow-list', async (payload) => {
    await line.caller();
    await limits.take('look-by-user', line.userId);
    const { kind } = read(followListEvent, payload);
    live.follow(line.socket, kind === null ? undefined : topicOf(kind));
  });
}

/** After the commit. */
export function tellAvailability({ live }: Pick<Services, 'live'>, changed: Availability): void {
  live.tellFollowers(topicOf(changed.kind), 'availability', changed);
}
