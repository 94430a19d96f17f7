import { z } from 'zod';
import { fullname } from '#contract/accounts/account.ts';
import { workerBody } from '../providers/registration.ts';

/** A worker as somebody else types them: no pictures, which only their owner uploads. */
export const helpedPerson = z.object({
  ...workerBody.omit({ fullName: true, profilePic: true, evidence: true, aadharPic: true, userId: true })
    .shape,
  fullName: fullname,
});
