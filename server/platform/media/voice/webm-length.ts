import type { Recording } from './recording.ts';

/** IDs of the EBML elements that are read; https://www.rfc-editor.org/rfc/rfc8794 and rfc9559. */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;

/** Those whose content is read on as it comes: so a size that is not told, as live recorders write it, needs none. */
const opened = new Set<number>([
  ids.header,
  ids.segment,
  ids.info,
  ids.tracks,
  ids.track,
  ids.cluster,
  ids.blockGroup,
]);

/** A number whose first byte says by its leading zeros how long it is. */
function readSize(
  bytes: Buffer,
  at: number,
  keepsMark: boolean,
): { value: number; width: number } | undefined {
  const first = bytes[at] ?? 0;
  const width = Math.clz32(first) - 23;
  if (width > 8 || at + width > bytes.length) return undefined;
  let value = keepsMark ? first : first & (0xff >> width);
  for (let next = 1; next < width; next += 1) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, width };
}

function unsigned(bytes: Buffer): number {
  let value = 0;
  for (const byte of bytes.subarray(0, 8)) value = value * 256 + byte;
  return value;
}

interface Element {
  id: number;
  /** Where it begins, where its content does, and where it ends, which may be told as beyond the file. */
  start: number;
  content: number;
  end: number;
}

/** Every element but those whose content is elements, which come themselves. */
function* elementsOf(bytes: Buffer): Generator<Element> {
  for (let at = 0; at < bytes.length; ) {
    const id = readSize(bytes, at, true);
    const size = id && readSize(bytes, at + id.width, false);
    if (!id || !size) return;
    const content = at + id.width + size.width;
    const isOpened = opened.has(id.value);
    if (!isOpened) yield { id: id.value, start: at, content, end: content + size.value };
    at = isOpened ? content : content + size.value;
  }
}

/** What a player needs of a voice: of the header, the info, the track with its codec's own data, the blocks, the cues. */
const needed = new Set<number>([
  ...[0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285],
  ...[0x2ad7b1, 0x4489, 0x4d80, 0x5741],
  ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x9c, 0x86, 0x63a2, 0x56aa, 0x56bb, 0xe1],
  ...[0xe7, 0xa1, 0xa3, 0x9b, 0xfb, 0x75a2, 0xab, 0xa7],
  ...[0x114d9b74, 0x1c53bb6b],
]);
const empty = 0xec;

/** The same file, of the same length, so that no position moves: what no player needs, as tags, is an empty element. */
export function blankWebm(bytes: Buffer): Buffer {
  const blank = Buffer.from(bytes);
  for (const { id, start, content, end } of elementsOf(bytes)) {
    if (needed.has(id)) continue;
    const to = Math.min(end, bytes.length);
    blank.fill(0, start, to);
    blank[start] = empty;
    const width = Math.min(8, content - start - 1);
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(BigInt(Math.max(0, to - start - 1 - width)));
    size.copy(blank, start + 1, 8 - width);
    blank[start + 1] = (blank[start + 1] ?? 0) | (0x80 >> (width - 1));
  }
  return blank;
}

/** Nanoseconds between two steps of a timestamp, where a file names none. */
const usualScale = 1_000_000;
/** Milliseconds of an Opus packet at most: the last block's length stands nowhere. */
const packet = 60;

/** Where a block stands, after its track's number. */
const blockOffset = (block: Buffer): number => (block.length >= 4 ? block.readInt16BE(1) : 0);

/** @returns what a WebM with one Opus track holds by the timestamps of its blocks; nothing for any other file */
export function readWebm(bytes: Buffer): Recording | undefined {
  if (bytes.length < 4 || bytes.readUInt32BE(0) !== ids.header) return undefined;
  const found = { docType: '', codecs: [] as string[], types: [] as number[] };
  let [scale, cluster, last, blocks] = [usualScale, 0, 0, 0];
  for (const { id, content: from, end } of elementsOf(bytes)) {
    const content = bytes.subarray(from, end);
    if (id === ids.docType) found.docType = content.toString('latin1');
    else if (id === ids.timestampScale) scale = unsigned(content);
    else if (id === ids.trackType) found.types.push(unsigned(content));
    else if (id === ids.codec) found.codecs.push(content.toString('latin1'));
    else if (id === ids.timestamp) cluster = unsigned(content);
    else if (id === ids.simpleBlock || id === ids.block) {
      last = Math.max(last, cluster + blockOffset(content));
      blocks += 1;
    }
  }
  const isVoice =
    found.docType === 'webm' && found.types.join() === '2' && found.codecs.join() === 'A_OPUS' && blocks > 0;
  return isVoice ? { type: 'audio/webm', seconds: (last * scale) / 1e9 + packet / 1000 } : undefined;
}
