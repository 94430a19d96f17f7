import { type Availability, followListEvent } from '#contract/accounts/notices.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import { read } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';

const topicOf = (kind: Availability['kind']): string => `list:${kind}`;

/** A browser says which kind of list it shows, one at a time, and hears at once who becomes free or is no longer. */
export function serveLists({ realtime, limits }: Services, line: Connection): void {
  line.on('follow-list', async (payload) => {
    await line.caller();
    await limits.take('look-by-user', line.userId);
    const { kind } = read(followListEvent, payload);
    realtime.follow(line.socket, kind === null ? undefined : topicOf(kind));
  });
}

/** After the commit. */
export function notifyAvailability({ realtime }: Pick<Services, 'realtime'>, changed: Availability): void {
  realtime.emitToFollowers(topicOf(changed.kind), 'availability', changed);
}
