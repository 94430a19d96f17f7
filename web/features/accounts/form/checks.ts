import type { z } from 'zod';
import { fullname, newPassword } from '#contract/accounts/account.ts';
import { email, phone } from '#contract/fields.ts';
import { isProblemName, type ProblemName } from '#contract/problems.ts';
import type { AddressKind } from './typed.ts';

// The schemas weigh 22 KB: forms load this module when they are touched, not with the page.

export type Checked<Name extends string> = Partial<Record<Name, ProblemName>>;

function problemOf(schema: z.ZodType, value: unknown): ProblemName | undefined {
  const message = schema.safeParse(value).error?.issues[0]?.message;
  return message === undefined ? undefined : isProblemName(message) ? message : 'bad-input';
}

function withoutGaps<Name extends string>(
  checked: Record<Name, ProblemName | undefined>,
): Checked<Name> | null {
  const wrong = Object.entries(checked).filter(([, problem]) => problem !== undefined);
  return wrong.length > 0 ? checked : null;
}

/** docs/rules.md#accounts-2, in the order of the form. @returns what is wrong, by field; null when nothing is */
export function checkDetails(given: {
  fullname: string;
  kind: AddressKind;
  address: string;
  password: string;
  confirm: string;
}) {
  return withoutGaps<'fullname' | 'email' | 'password' | 'confirm'>({
    fullname: problemOf(fullname, given.fullname),
    email: checkAddress(given.kind, given.address),
    // With a phone codes let in.
    ...(given.kind === 'email' ? checkPasswords(given) : { password: undefined, confirm: undefined }),
  });
}

export const checkAddress = (kind: AddressKind, given: string) =>
  problemOf(kind === 'phone' ? phone : email, given);

/** The new password and its confirmation must match (docs/rules.md#accounts-2). */
export const checkNewPassword = (given: { password: string; confirm: string }) =>
  withoutGaps(checkPasswords(given));

const checkPasswords = ({ password, confirm }: { password: string; confirm: string }) => ({
  password: problemOf(newPassword, password),
  confirm: password === confirm ? undefined : ('passwords-differ' as const),
});
