import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  ArchiveError,
  damaged,
  type Entry,
  formatVersion,
  type Header,
  type Notice,
  notice,
} from './archive-format.ts';
import { opened } from './sealed-stream.ts';

/** Where a backup lies, and what opens it if it is encrypted. */
export interface ArchiveFile {
  file: string;
  backupKey?: string | undefined;
}

async function* chunksOf({ file, backupKey }: ArchiveFile): AsyncGenerator<Buffer> {
  const packed = createReadStream(file);
  const gunzip = createGunzip();
  // What goes wrong on the way comes out at the end of it, where it is read.
  const filled = pipeline(packed, (chunks) => flat(opened(chunks, backupKey)), gunzip).catch(() => undefined);
  try {
    for await (const chunk of gunzip) yield chunk;
    await filled;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new ArchiveError(`There is no file ${file}`);
    throw code.startsWith('Z_') ? damaged('it ends too early or was changed') : error;
  } finally {
    packed.destroy();
  }
}

async function* flat(chunks: Promise<AsyncIterable<Buffer>>): AsyncGenerator<Buffer> {
  yield* await chunks;
}

/** Not readline: it also breaks at the line separators that a text may hold. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]);
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
  if (begun.some(({ length }) => length > 0)) throw damaged('its last line is cut');
}

function parseNotice(text: string): Notice {
  try {
    return notice.parse(JSON.parse(text));
  } catch {
    throw damaged('it holds a line that we do not know');
  }
}

function entryOf(line: Buffer): Entry {
  const mark = line.subarray(0, 1).toString();
  if (mark === '{') return { row: line.toString() };
  if (mark === '+') return { bytes: Buffer.from(line.subarray(1).toString(), 'base64') };
  if (mark === '#') return parseNotice(line.subarray(1).toString());
  throw damaged('it holds a line that we do not know');
}

/** All that a backup holds, in order. @throws ArchiveError when the checksum or the form is wrong */
export async function* entriesOf(archive: ArchiveFile): AsyncGenerator<Entry> {
  const hash = createHash('sha256');
  let ended = false;
  for await (const line of linesOf(chunksOf(archive))) {
    if (ended) throw damaged('something follows its end');
    const entry = entryOf(line);
    if ('sha256' in entry) {
      ended = true;
      if (entry.sha256 !== hash.digest('hex')) throw damaged('its checksum is wrong');
    } else {
      hash.update(line).update('\n');
      yield entry;
    }
  }
  if (!ended) throw damaged('its end is missing');
}

/** Reads the whole file once. @throws ArchiveError before anything was touched */
export async function checkArchive(archive: ArchiveFile): Promise<Header> {
  let found: Header | undefined;
  for await (const entry of entriesOf(archive)) {
    if (!found && !('format' in entry)) throw damaged('it does not begin like one');
    if ('format' in entry) found ??= entry;
  }
  if (!found) throw damaged('it is empty');
  if (found.version > formatVersion)
    throw new ArchiveError('A newer Neev made this backup: update Neev first');
  return found;
}
