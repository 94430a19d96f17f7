/** An element of EBML: its ID, its size in 8 bytes, its content. */
function element(id: number, content: Buffer | string): Buffer {
  const hex = id.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length));
  size[0] = 1;
  return Buffer.concat([
    Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
    size,
    Buffer.from(content),
  ]);
}

/** One whose size is not told, as a live recorder writes it. */
const open = (id: number): Buffer =>
  Buffer.concat([Buffer.from(id.toString(16), 'hex'), Buffer.from('01ffffffffffffff', 'hex')]);

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** A block of the first track. @param at milliseconds after its cluster's beginning */
function block(at: number, payload: Buffer): Buffer {
  const head = Buffer.from([0x81, 0, 0, 0x80]);
  head.writeInt16BE(at, 1);
  return element(0xa3, Buffer.concat([head, payload]));
}

interface Recorded {
  /** Up to the beginning of the last block; one block a second. */
  seconds: number;
  codec?: string;
  /** 2: sound, 1: pictures. */
  trackType?: number;
  docType?: string;
  /** Bytes of each block. */
  weight?: number;
}

/** A WebM as a browser's recorder writes it; its sound is noise to a player. */
export function aWebm({
  seconds,
  codec = 'A_OPUS',
  trackType = 2,
  docType = 'webm',
  weight = 20,
}: Recorded): Buffer {
  const payload = Buffer.alloc(weight, 7);
  const track = Buffer.concat([
    element(0xd7, number(1)),
    element(0x83, number(trackType)),
    element(0x86, codec),
  ]);
  const clusters = Array.from({ length: seconds + 1 }, (_, second) =>
    Buffer.concat([open(0x1f43b675), element(0xe7, number(second * 1000)), block(0, payload)]),
  );
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, docType)),
    open(0x18538067),
    element(0x1549a966, element(0x2ad7b1, number(1_000_000))),
    element(0x1654ae6b, element(0xae, track)),
    ...clusters,
  ]);
}

/** A box of an MP4. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([number(bytes.length + 8), Buffer.from(type, 'latin1'), bytes]);
}

const fields = (...values: number[]): Buffer => Buffer.concat(values.map(number));

interface RecordedMp4 {
  /** Each of 1,024 steps; a second has 16,000. */
  samples: number;
  codec?: string;
  handler?: string;
  /** As Safari and Chrome write it: the samples in fragments of their own. */
  fragments?: number;
}

/** An MP4 of one track. */
export function anMp4({ samples, codec = 'mp4a', handler = 'soun', fragments = 0 }: RecordedMp4): Buffer {
  const table = fragments ? fields(0, 0) : fields(0, 1, samples, 1024);
  const track = box(
    'trak',
    box('tkhd', fields(0, 0, 0, 1)),
    box(
      'mdia',
      box('mdhd', fields(0, 0, 0, 16_000, 0)),
      box('hdlr', fields(0, 0), handler),
      box('minf', box('stbl', box('stsd', fields(0, 1), box(codec, Buffer.alloc(28))), box('stts', table))),
    ),
  );
  const extends_ = fragments ? [box('mvex', box('trex', fields(0, 1, 1, 1024, 0, 0)))] : [];
  const each = Math.floor(samples / Math.max(1, fragments));
  const moving = Array.from({ length: fragments }, () =>
    box('moof', box('traf', box('tfhd', fields(0x020000, 1)), box('trun', fields(0, each)))),
  );
  return Buffer.concat([
    box('ftyp', 'mp42', fields(0)),
    box('moov', track, ...extends_),
    ...moving,
    box('mdat', 'sound'),
  ]);
}
