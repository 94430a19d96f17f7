import { z } from 'zod';
import { email, phone, problem } from '../fields.ts';

/** What calls of accounts take: an e-mail or the phone of an account; of both the e-mail counts (docs/rules.md#accounts-21). */
export const addressFields = { email: email.optional(), phone: phone.optional() };

interface Addressed {
  email?: unknown;
  phone?: unknown;
}

/** For `refine`: a body names one of the two. */
export const isAddressed = ({ email: mail, phone: number }: Addressed): boolean =>
  mail !== undefined || number !== undefined;

export const addressMissing = {
  path: ['email'],
  error: problem('email-invalid'),
  when: () => true,
};

export const addressBody = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...addressFields, ...shape }).refine(isAddressed, addressMissing);

/** The one that counts: an e-mail in small letters, or ten digits. */
export const addressOf = ({ email: mail, phone: number }: { email?: string; phone?: string }): string =>
  mail ?? number ?? '';

/** Whether an address is a phone's: no e-mail is ten digits. */
export const isPhone = (address: string): boolean => /^\d{10}$/.test(address);
