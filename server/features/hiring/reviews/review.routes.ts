import * as calls from '#contract/hiring/reviews.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Hiring } from '../hiring.ts';
import { decide, readReported, readReviews, readReviewsOf } from './read-reviews.rules.ts';
import { readTrust } from './trust.rules.ts';
import { replyTo, reportTo, writeReview } from './write-review.rules.ts';

export function reviewRoutes(register: Register, hiring: Hiring): void {
  register(calls.postReview, async ({ caller, body }, reply) => {
    const data = await writeReview(hiring, caller, body);
    reply.code(201);
    return { data };
  });
  register(calls.getReviews, ({ params, query }) => readReviews(hiring, { userId: params.userId, ...query }));
  register(calls.getBookingReviews, async ({ caller, params }) => ({
    data: await readReviewsOf(hiring, caller, { of: 'booking', id: params.id }),
  }));
  register(calls.getContractReviews, async ({ caller, params }) => ({
    data: await readReviewsOf(hiring, caller, { of: 'contract', id: params.id }),
  }));
  register(calls.replyToReview, async ({ caller, params, body }) => ({
    data: await replyTo(hiring, caller, { id: params.id, text: body.text }),
  }));
  register(calls.reportReview, async ({ caller, params, body }) => {
    await reportTo(hiring, caller, { id: params.id, reason: body.reason });
    return { data: null };
  });
  register(calls.getReportedReviews, ({ query }) => readReported(hiring, query));
  register(calls.hideReview, async ({ caller, params, body }) => {
    await decide(hiring, caller, { id: params.id, ...body });
    return { data: null };
  });
  register(calls.getTrust, async ({ params }) => ({ data: await readTrust(hiring, params.userId) }));
}
