import { passedSince } from '#web/shared/api/spans.ts';

/** The server forgets after a day what nothing names: until then with room to spare, in milliseconds. */
const freshMs = 20 * 3_600_000;

/** Whether the server still has what was sent then. @param sentAt milliseconds of the epoch, by this device */
export const isFresh = (sentAt: number | undefined): boolean =>
  sentAt !== undefined && passedSince(sentAt) < freshMs;
