import * as calls from '#contract/accounts/account.calls.ts';
import * as pushCalls from '#contract/accounts/push.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { markNoticesSeen } from './notice.data.ts';
import { noticesPage } from './notice-page.data.ts';
import { takePushKey } from './push.rules.ts';
import { removePushKey } from './push-key.data.ts';

export function pushRoutes(register: Register, services: Services): void {
  register(pushCalls.getPushKey, async () => ({ data: { publicKey: services.push.publicKey } }));
  register(pushCalls.addPushKey, async ({ caller, body }) => {
    await takePushKey(services, caller, body);
    return { data: null };
  });
  register(pushCalls.deletePushKey, async ({ caller, body }) => {
    await removePushKey(services.db, caller.userId, body.endpoint);
    return { data: null };
  });
}

export function noticeRoutes(register: Register, services: Services): void {
  const { db } = services;
  register(calls.getNotices, async ({ caller, query }) => noticesPage(db, caller.userId, query));
  register(calls.seeNotices, async ({ caller, body }) => {
    if (await markNoticesSeen(db, caller.userId, body.until)) emitNoticeCounts(services, [caller.userId]);
    return { data: null };
  });
}

/** Emits after the commit; open pages then ask for the list, which says what is new. */
export function emitNoticeCounts({ realtime }: Pick<Services, 'realtime'>, userIds: string[]): void {
  // An empty list would emit to everybody.
  if (userIds.length > 0) realtime.emit(userIds, 'notice', {});
}
