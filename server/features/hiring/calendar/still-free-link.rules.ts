import { z } from 'zod';
import { type PageAddress, paths } from '#contract/paths.ts';
import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import { AppError } from '#server/platform/http/errors.ts';

const use = 'still-free';
const validMs = 86_400_000;

const signed = z.tuple([z.literal(use), z.uuid(), z.number()]);

/** The path of a link that answers for this user without a login, for 24 hours. */
export const stillFreePath = (secrets: Secrets, userId: string, now: Date): PageAddress =>
  `${paths.stillFree}?token=${secrets.sign(JSON.stringify([use, userId, now.getTime() + validMs]))}`;

/** Whose link it is. @throws AppError 'link-invalid' for one that is not ours or has run out */
export function userOfLink(secrets: Secrets, token: string, now: Date): string {
  const value = secrets.verify(token);
  const read = signed.safeParse(value === undefined ? undefined : JSON.parse(value));
  if (!read.success || read.data[2] < now.getTime()) throw new AppError('link-invalid');
  return read.data[1];
}
