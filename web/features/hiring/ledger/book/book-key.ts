/** Under what a book stands in the query cache. */
export const bookKey = (bookingId: string): string[] => ['hajri', bookingId];
