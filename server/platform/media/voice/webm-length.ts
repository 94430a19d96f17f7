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
  for (let at = 0; at < bytes.length; ) {
    const id = readSize(bytes, at, true);
    const size = id && readSize(bytes, at + id.width, false);
    if (!id || !size) break;
    at += id.width + size.width;
    if (opened.has(id.value)) continue;
    const content = bytes.subarray(at, at + size.value);
    if (id.value === ids.docType) found.docType = content.toString('latin1');
    else if (id.value === ids.timestampScale) scale = unsigned(content);
    else if (id.value === ids.trackType) found.types.push(unsigned(content));
    else if (id.value === ids.codec) found.codecs.push(content.toString('latin1'));
    else if (id.value === ids.timestamp) cluster = unsigned(content);
    else if (id.value === ids.simpleBlock || id.value === ids.block) {
      last = Math.max(last, cluster + blockOffset(content));
      blocks += 1;
    }
    at += size.value;
  }
  const isVoice =
    found.docType === 'webm' && found.types.join() === '2' && found.codecs.join() === 'A_OPUS' && blocks > 0;
  return isVoice ? { type: 'audio/webm', seconds: (last * scale) / 1e9 + packet / 1000 } : undefined;
}
