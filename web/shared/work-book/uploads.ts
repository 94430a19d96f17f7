import type { FailureName } from '#web/shared/api/call-error.ts';
import { isFresh } from '#web/shared/media/upload-age.ts';
import { changeUnsent, type Unsent } from './book-outbox.ts';

/** Whether something that the entry shows is not on the server, or not any more. */
export const needsUpload = ({ pictures = [], uploads }: Unsent): boolean =>
  pictures.some((key) => !isFresh(uploads?.[key]?.at));

/** Changes which pictures an entry names, itself or as a correction. */
export function withNames(entry: Unsent, change: (names: readonly string[]) => string[]): Unsent {
  const named = (body: object) => ({
    ...body,
    pictures: change('pictures' in body ? (body.pictures as string[]) : []),
  });
  const body = entry.kind === 'correct' ? { ...entry.body, body: named(entry.body.body) } : named(entry.body);
  return { ...entry, body } as Unsent;
}

/**
 * Sends the pictures of an entry once more where the server knows one of them no longer.
 * @returns whether they go; else the refusal stands
 */
export function sendsAnew(entry: Unsent | undefined, refused: FailureName): boolean {
  if (refused !== 'picture-invalid' || !entry?.uploads || entry.sentAnew) return false;
  const sent = new Set(Object.values(entry.uploads).map(({ name }) => name));
  const bare = withNames(entry, (names) => names.filter((name) => !sent.has(name)));
  changeUnsent({ ...bare, uploads: {}, sentAnew: true });
  return true;
}
