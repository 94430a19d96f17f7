/** Whose work is reviewed: a booking's, or a contract's. */
export type Work = { bookingId: string } | { contractId: string };

export const workReviewsKey = (work: Work) => ['reviewsOf', work] as const;
