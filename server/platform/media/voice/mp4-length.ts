import type { Recording } from './recording.ts';

/** Boxes whose content is boxes; ISO/IEC 14496-12. */
const opened = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'mvex', 'moof', 'traf']);
const codecs = new Set(['mp4a', 'Opus']);

/** What is known of the one track while its boxes go by. */
interface Track {
  tracks: number;
  handlers: string[];
  codec: string;
  /** Steps in a second. */
  timescale: number;
  /** Steps of a sample where its fragment names none. */
  usual: number;
  ofFragment: number;
  /** Steps of all samples. */
  steps: number;
}

/** A field of 32 bits; 0 beyond the box's end. */
const field = (box: Buffer, at: number): number => (at + 4 <= box.length ? box.readUInt32BE(at) : 0);

/** Entries of a table that begins at `from`: as many as are told, and there. */
function rows(box: Buffer, { count, from, width }: { count: number; from: number; width: number }): number[] {
  const there = width > 0 ? Math.min(count, Math.floor((box.length - from) / width)) : 0;
  return Array.from({ length: Math.max(0, there) }, (_, row) => from + row * width);
}

/** Samples of a fragment, with a length of their own or the fragment's. */
function stepsOfRun(box: Buffer, usual: number): number {
  const flags = field(box, 0) & 0xffffff;
  const count = field(box, 4);
  if (!(flags & 0x100)) return count * usual;
  const from = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  return rows(box, { count, from, width }).reduce((sum, at) => sum + field(box, at), 0);
}

const readers: Record<string, (box: Buffer, track: Track) => void> = {
  tkhd: (_, track) => {
    track.tracks += 1;
  },
  hdlr: (box, track) => track.handlers.push(box.toString('latin1', 8, 12)),
  stsd: (box, track) => {
    track.codec = box.toString('latin1', 12, 16);
  },
  mdhd: (box, track) => {
    track.timescale = field(box, box[0] === 1 ? 20 : 12);
  },
  stts: (box, track) => {
    const table = rows(box, { count: field(box, 4), from: 8, width: 8 });
    for (const at of table) track.steps += field(box, at) * field(box, at + 4);
  },
  trex: (box, track) => {
    track.usual = field(box, 12);
  },
  tfhd: (box, track) => {
    const flags = field(box, 0) & 0xffffff;
    const at = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
    track.ofFragment = flags & 8 ? field(box, at) : track.usual;
  },
  trun: (box, track) => {
    track.steps += stepsOfRun(box, track.ofFragment);
  },
};

interface Box {
  type: string;
  /** Where it begins, where its content does, and where it ends, which may be told as beyond the file. */
  start: number;
  content: number;
  end: number;
}

/** Every box but those whose content is boxes, which come themselves. Ends at a size that cannot be. */
function* boxesOf(bytes: Buffer): Generator<Box, boolean> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const told = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const head = told === 1 ? 16 : 8;
    const long = told === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : told;
    // 0: up to the file's end.
    const size = told === 0 ? bytes.length - at : long;
    if (size < head) return false;
    if (!opened.has(type)) yield { type, start: at, content: at + head, end: at + size };
    at += opened.has(type) ? head : size;
  }
  return true;
}

/** What a player needs of a voice. Of all others a phone may write there where it was, and by which device. */
const needed = new Set(
  'ftyp styp sidx mdat mvhd tkhd mdhd smhd dinf stsd stts stsc stsz stz2 stco co64 ctts sgpd sbgp stss edts mehd trex mfhd tfhd tfdt trun saiz saio mfra hdlr'.split(
    ' ',
  ),
);
/** A handler's name, after its type and three fields. */
const handlerName = 24;

/** The same file, of the same length, so that no offset moves: what no player needs is zeros. */
export function blankMp4(bytes: Buffer): Buffer {
  const blank = Buffer.from(bytes);
  for (const { type, start, content, end } of boxesOf(bytes)) {
    if (!needed.has(type)) {
      blank.write('free', start + 4, 'latin1');
      blank.fill(0, content, Math.min(end, bytes.length));
    } else if (type === 'hdlr')
      blank.fill(0, Math.min(content + handlerName, end), Math.min(end, bytes.length));
  }
  return blank;
}

/** @returns what an MP4 with one track of AAC or Opus holds by the lengths of its samples; nothing for any other file */
export function readMp4(bytes: Buffer): Recording | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const track: Track = {
    tracks: 0,
    handlers: [],
    codec: '',
    timescale: 0,
    usual: 0,
    ofFragment: 0,
    steps: 0,
  };
  const boxes = boxesOf(bytes);
  let next = boxes.next();
  for (; !next.done; next = boxes.next()) {
    const { type, content, end } = next.value;
    readers[type]?.(bytes.subarray(content, end), track);
  }
  if (!next.value) return undefined;
  const isVoice =
    track.tracks === 1 && track.handlers[0] === 'soun' && codecs.has(track.codec) && track.steps > 0;
  return isVoice && track.timescale > 0
    ? { type: 'audio/mp4', seconds: track.steps / track.timescale }
    : undefined;
}
