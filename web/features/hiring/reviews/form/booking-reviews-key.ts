export const bookingReviewsKey = (bookingId: string) => ['bookingReviews', bookingId] as const;
