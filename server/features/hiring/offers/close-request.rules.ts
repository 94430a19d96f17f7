import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { requireSeenRequest } from '../requests/read-requests.rules.ts';
import { lockRequest, setRequestStatus } from '../requests/request.data.ts';
import { tellEnded } from '../requests/tell-ended.rules.ts';
import { lapseOffers } from './lapse.rules.ts';

/** Its offers lapse, its bookings stay. Closed again it stays closed. @throws AppError 'not-found', 'not-allowed', 'request-closed' */
export async function close(
  hiring: Hiring,
  caller: Caller,
  { id, reason }: { id: string; reason: string | undefined },
): Promise<JobRequest> {
  const request = await requireSeenRequest(hiring, caller.userId, id);
  if (request.customerId !== caller.userId) throw new AppError('not-allowed');
  await inTransaction(hiring, async (transaction, after) => {
    const row = await lockRequest(transaction, id);
    if (!row || row.status === 'closed') return;
    if (row.status === 'expired') throw new AppError('request-closed');
    await setRequestStatus(transaction, id, { status: 'closed', reason: reason ?? '', at: hiring.now() });
    await endMatters(transaction, after, { matters: [`request:${id}`] });
    await lapseOffers(transaction, after, { of: { requestId: id }, why: 'closed', now: hiring.now() });
    await tellEnded(transaction, after, row);
  });
  return requireSeenRequest(hiring, caller.userId, id);
}
