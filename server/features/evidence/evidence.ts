import type { Caller } from '#server/platform/http/access.ts';

/** Whether a caller reads the book of a booking. Given by server/evidence.ts. @throws AppError 'not-found' */
export type MayRead = (caller: Pick<Caller, 'userId'>, bookingId: string) => Promise<void>;
