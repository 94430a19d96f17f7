import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { codeOf } from '#server/platform/config/error-facts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { IncomingFile } from './incoming-files.ts';
import type { PicturePurpose, Pictures } from './pictures.ts';

/** A form that was sent whole. */
interface Form {
  fields: Record<string, unknown>;
  files: { name: string; file: IncomingFile }[];
  /** Frees the files: the reader of a form does it, whatever comes of the call. */
  discard(): Promise<void>;
}

interface Taking {
  /** Which files are kept; of the others nothing is written. */
  names: readonly string[];
  store: { receive(source: AsyncIterable<Buffer>): Promise<IncomingFile> };
}

/** @throws AppError 'bad-input' for a form that ends too early or is none, and where nobody is there any more */
export async function readForm(request: FastifyRequest, taking: Taking): Promise<Form> {
  const form: Form = {
    fields: Object.create(null),
    files: [],
    async discard() {
      for (const { file } of form.files) await file.discard();
    },
  };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await takeFile(form, part, taking);
      else addField(form.fields, part.fieldname, part.value);
    }
    return form;
  } catch (error) {
    await form.discard();
    // The sender's fault, and often only a lost connection: it is a refusal, and no failure of ours.
    request.log.info({ code: codeOf(error) }, 'a form was not taken');
    // Not `complete`: a form may have arrived whole and been read in part when its sender left.
    const hungUp = request.raw.readableAborted;
    if (hungUp || codeOf(error) === undefined) throw new AppError('bad-input');
    throw error;
  }
}

async function takeFile(form: Form, part: MultipartFile, { names, store }: Taking): Promise<void> {
  if (!names.includes(part.fieldname)) {
    part.file.resume();
    return;
  }
  const file = await store.receive(part.file);
  // A browser sends an empty file without a name where none was chosen.
  if (file.size > 0 || part.filename) form.files.push({ name: part.fieldname, file });
  else await file.discard();
}

/** A name that is sent several times is a list. */
function addField(fields: Form['fields'], name: string, value: unknown): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

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
