import type { PushPayload } from '#contract/accounts/push.calls.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import { isPushAddress, isPushKey, type PushKey } from '#server/platform/push/push-sender.ts';
import type { Services } from '#server/platform/services.ts';
import { addPushKey, findPush, forgetPushKey } from './push-key.data.ts';

/** @throws AppError 'bad-input' at `endpoint` for what is no browser's push service, at `keys.p256dh` for what is no key */
export async function takePushKey({ db }: Services, caller: Caller, key: PushKey): Promise<void> {
  if (!isPushAddress(key.endpoint)) throw fieldError('endpoint', 'bad-input');
  if (!isPushKey(key.keys.p256dh)) throw fieldError('keys.p256dh', 'bad-input');
  await db.transaction().execute((open) => addPushKey(open, caller, key));
}

/** One push to one browser. @throws where it is to be tried again */
export async function sendPush(
  { db, push }: Pick<Services, 'db' | 'push'>,
  ids: { notice: string; key: string },
): Promise<void> {
  const waiting = await findPush(db, ids);
  if (!waiting) return;
  const { about, listing } = waiting.facts;
  const payload: PushPayload = { kind: waiting.kind, id: about?._id ?? listing?._id ?? '' };
  if ((await push.send(waiting.key, payload)) === 'gone') await forgetPushKey(db, ids.key);
}
