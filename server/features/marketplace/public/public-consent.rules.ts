import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';

interface Said {
  public?: boolean | undefined;
  publicPhoto?: boolean | undefined;
}

/** A page for everybody is the owner's own yes: an admin can only end it. @throws AppError 'not-allowed' */
export function checkPublic(caller: Pick<Caller, 'userId'>, ownerId: string, said: Said): void {
  if ((said.public || said.publicPhoto) && caller.userId !== ownerId) throw new AppError('not-allowed');
}

/** The columns that keep what was said, and when. */
export const publicColumns = ({ public: page, publicPhoto }: Said) => ({
  ...(page !== undefined && { public: page, public_at: new Date() }),
  ...(publicPhoto !== undefined && { public_photo: publicPhoto }),
});
