import { ArchiveError, damaged } from './archive-format.ts';
import {
  headerBytes,
  mark,
  newSealing,
  openPiece,
  pieceBytes,
  readSealing,
  type Sealing,
  sealPiece,
  tagBytes,
} from './sealed-format.ts';

type Chunks = AsyncIterable<Buffer>;

/** The same bytes in pieces of `size`; the last is shorter or as long, and alone may be empty. Holds one piece. */
async function* piecesOf(chunks: Chunks, size: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let held = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    let start = 0;
    // A piece leaves only when something stands behind it: else it may be the last.
    for (; held.length - start > size; start += size)
      yield { bytes: held.subarray(start, start + size), isLast: false };
    held = held.subarray(start);
  }
  yield { bytes: held, isLast: true };
}

/** Encrypts a stream under BACKUP_KEY as it passes. */
export async function* sealed(chunks: Chunks, backupKey: string): AsyncGenerator<Buffer> {
  const sealing = await newSealing(backupKey);
  yield sealing.header;
  let number = 0;
  for await (const { bytes, isLast } of piecesOf(chunks, pieceBytes)) {
    yield sealPiece(sealing, { number, isLast }, bytes);
    number += 1;
  }
}

async function sealingOf(header: Buffer, backupKey: string | undefined): Promise<Sealing> {
  if (backupKey === undefined)
    throw new ArchiveError('This backup is encrypted: set BACKUP_KEY to the key that it was written with');
  if (header.length < headerBytes) throw damaged('it ends too early or was changed');
  const sealing = await readSealing(backupKey, header);
  if (!sealing) throw new ArchiveError('BACKUP_KEY is not the key that this backup was written with');
  return sealing;
}

async function* openedPieces(chunks: Chunks, sealing: Sealing): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const { bytes, isLast } of piecesOf(chunks, pieceBytes + tagBytes)) {
    try {
      yield openPiece(sealing, { number, isLast }, bytes);
    } catch {
      throw damaged('it ends too early or was changed');
    }
    number += 1;
  }
}

/** The first bytes of a stream, and the stream with them. */
async function peek(chunks: Chunks, size: number): Promise<{ front: Buffer; rest: Chunks }> {
  const stream = chunks[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < size) {
    const next = await stream.next();
    if (next.done) break;
    held = Buffer.concat([held, next.value]);
  }
  async function* rest() {
    yield held.subarray(size);
    yield* { [Symbol.asyncIterator]: () => stream };
  }
  return { front: held.subarray(0, size), rest: rest() };
}

async function* joined(front: Buffer, rest: Chunks): AsyncGenerator<Buffer> {
  yield front;
  yield* rest;
}

/**
 * What was sealed; a stream that is not sealed passes as it is.
 * @throws ArchiveError for a missing or wrong key, and where anything was changed, moved or cut off
 */
export async function opened(chunks: Chunks, backupKey: string | undefined): Promise<Chunks> {
  const { front, rest } = await peek(chunks, headerBytes);
  if (!front.subarray(0, mark.length).equals(mark)) return joined(front, rest);
  return openedPieces(rest, await sealingOf(front, backupKey));
}
