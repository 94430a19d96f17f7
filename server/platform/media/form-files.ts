import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { PicturePurpose, Pictures } from './pictures.ts';

interface FormFiles<T> {
  store: Pictures;
  db: Db;
  owner: string | undefined;
  /** The names under which the call takes pictures. */
  names: readonly string[];
  check: (fields: unknown) => T;
}

/** What a picture is sent for, by the name of its field; else it is public. */
const purposeOf = new Map<string, PicturePurpose>([
  ['aadharPic', 'id'],
  ['picture', 'chat'],
  ['hirePicture', 'hire'],
]);
/** Of `/upload`, where the field `private` says what it is. */
const uploadField = 'file';
const isTextPart = (part: unknown): part is { value: unknown } =>
  typeof part === 'object' && part !== null && 'value' in part;

/**
 * The body of a call, sent as JSON or as a form with files. Files wait in a temporary folder until every field is
 * right; then each becomes the address (or private reference) that `/upload` would have given.
 */
export async function bodyWithFiles<T>(
  request: FastifyRequest,
  { store, db, owner, names, check }: FormFiles<T>,
): Promise<T> {
  if (!request.isMultipart()) return check(request.body);
  if (names.length === 0 || !owner) throw new AppError('unsupported-type');
  const saved = await readForm(request);
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, parts] of Object.entries(saved.values)) {
    const values = [parts]
      .flat()
      .filter(isTextPart)
      .map((part) => part.value);
    if (values.length > 0) fields[name] = values.length === 1 ? values[0] : values;
  }
  // A browser sends an empty file without a name where none was chosen.
  const files = saved.files.filter(
    ({ fieldname, filename, file }) => names.includes(fieldname) && (file.bytesRead > 0 || filename),
  );
  for (const file of files) fields[file.fieldname] = 'sent-with-the-form';
  const body = check(fields);
  const kept: Record<string, string> = {};
  for (const file of files) {
    const asked = file.fieldname === uploadField && fields.private === 'true';
    const purpose = asked ? 'id' : (purposeOf.get(file.fieldname) ?? 'public');
    kept[file.fieldname] = await store.keep(db, { userId: owner, path: file.filepath, purpose });
  }
  return { ...body, ...kept };
}

/** @throws AppError 'bad-input' for a form that ends too early or is none */
async function readForm(request: FastifyRequest) {
  try {
    return await request.saveRequestFiles();
  } catch (error) {
    if (error instanceof Error && !('code' in error)) throw new AppError('bad-input');
    throw error;
  }
}
