import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { readForm } from './form-parts.ts';
import type { PicturePurpose, Pictures } from './pictures.ts';

interface FormFiles<T> {
  store: Pictures;
  db: Db;
  owner: string | undefined;
  /** The names under which the call takes pictures. */
  names: readonly string[];
  /** Aborts when the caller hangs up. */
  gone: () => AbortSignal;
  check: (fields: unknown) => T;
}

/** What a picture is sent for, by the name of its field; else it is public. */
const purposeOf = new Map<string, PicturePurpose>([
  ['aadharPic', 'id'],
  ['picture', 'chat'],
  ['hirePicture', 'hire'],
  ['voice', 'voice'],
]);
/** Of `/upload`, where the field `private` says what it is. */
const uploadField = 'file';

/**
 * The body of a call, sent as JSON or as a form with files. Files wait, encrypted, until every field is right; then each
 * becomes the address (or private reference) that `/upload` would have given.
 */
export async function bodyWithFiles<T>(
  request: FastifyRequest,
  { store, db, owner, names, gone, check }: FormFiles<T>,
): Promise<T> {
  if (!request.isMultipart()) return check(request.body);
  if (names.length === 0 || !owner) throw new AppError('unsupported-type');
  const form = await readForm(request, { names, store });
  try {
    for (const { name } of form.files) form.fields[name] = 'sent-with-the-form';
    const body = check(form.fields);
    const kept: Record<string, string> = {};
    for (const { name, file } of form.files) {
      const asked = name === uploadField && form.fields.private === 'true';
      const purpose = asked ? 'id' : (purposeOf.get(name) ?? 'public');
      kept[name] = await store.keep(db, { userId: owner, bytes: () => file.bytes(), purpose, gone: gone() });
    }
    return { ...body, ...kept };
  } finally {
    await form.discard();
  }
}
