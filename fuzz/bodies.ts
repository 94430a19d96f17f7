import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Content, Operation } from '#server/platform/openapi/openapi-document.ts';
import { hostileText, oddJson } from './hostile.ts';
import type { Random } from './random.ts';
import { type Source, valueFor } from './values.ts';

export interface Body {
  /** As the header says it. */
  type: string | undefined;
  bytes: Buffer;
}

/** The smallest picture that is one: a single grey point. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
/** Says that it is 65,500 points wide and high. */
const hugePng = (() => {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(65_500, 16);
  bytes.writeUInt32BE(65_500, 20);
  return bytes;
})();

const files = [
  png,
  png,
  png,
  hugePng,
  png.subarray(0, 40),
  Buffer.concat([png.subarray(0, 33), Buffer.alloc(2000, 0xff)]),
  Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/hostname"/></svg>'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'),
  Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(300, 0xa3)]),
  Buffer.concat([Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1'), Buffer.alloc(300, 0)]),
  Buffer.alloc(0),
  Buffer.alloc(200_000, 'x'),
  Buffer.alloc(8 * 1024 * 1024 + 1, 1),
];

const fileNames = [
  'a.png',
  'a.jpg',
  '../../a.png',
  'a\u0000.png',
  'क.webp',
  'x'.repeat(500),
  '',
  'a";filename="b.png',
];
const fileTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'audio/webm',
  'text/html',
  'image/svg+xml',
  '',
  'x',
];

interface Part {
  head: string;
  bytes: Buffer;
}

function filePart(name: string, random: Random): Part {
  const wild = random.chance(0.3);
  const odd = random.chance(0.9) ? random.pick(files.slice(0, -1)) : (files.at(-1) ?? png);
  const file = random.chance(0.5) ? png : odd;
  const named = wild ? random.pick(fileNames) : 'a.png';
  const type = wild ? random.pick(fileTypes) : 'image/png';
  return {
    head: `content-disposition: form-data; name="${name}"; filename="${named}"\r\ncontent-type: ${type}`,
    bytes: file,
  };
}

/** Some as they should be; others without an end, with a file too many, or with another's boundary. */
function form(fields: Record<string, unknown>, fileFields: string[], random: Random): Body {
  const boundary = random.chance(0.9)
    ? `----fuzz${random.whole(0, 1e9)}`
    : random.pick(['', 'a', 'x'.repeat(80), '"']);
  const parts: Part[] = Object.entries(fields).map(([name, value]) => ({
    head: `content-disposition: form-data; name="${random.chance(0.02) ? '__proto__' : name}"`,
    bytes: Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  }));
  for (const name of fileFields) {
    const count = random.pick([1, 1, 1, 1, 0, 2, 3, 8]);
    for (let nth = 0; nth < count; nth += 1)
      parts.splice(random.whole(0, parts.length), 0, filePart(random.chance(0.95) ? name : 'other', random));
  }
  if (random.chance(0.03))
    for (let nth = 0; nth < 60; nth += 1)
      parts.push({ head: `content-disposition: form-data; name="f${nth}"`, bytes: Buffer.from('1') });
  const written = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--${boundary}\r\n${random.chance(0.02) ? 'nothing' : head}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const end = random.chance(0.95) ? `--${boundary}--\r\n` : random.pick(['', `--${boundary}\r\n`, '--']);
  const said = random.chance(0.97) ? boundary : 'another';
  return {
    type: random.chance(0.98) ? `multipart/form-data; boundary=${said}` : 'multipart/form-data',
    bytes: Buffer.concat([...written, Buffer.from(end)]),
  };
}

const typesOfText = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset=none',
  'application/json;',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data; boundary=x',
  '*/*',
  'x',
  '',
];

function jsonBody(content: Content[string], source: Source): Body {
  const { random, wildness } = source;
  const odd = random.chance(wildness / 3);
  // A lone half of a letter is written as JSON does, and a key that JavaScript treats in its own way is one of the body's.
  const text = odd
    ? random.pick(oddJson)
    : (JSON.stringify(valueFor(content.schema, '', { ...source, wildness: wildness / 2 })) ?? '');
  const spiced =
    !odd && random.chance(wildness / 6) ? String(text).replace('{', '{"__proto__":{"a":1},') : text;
  return {
    type: random.chance(wildness / 4) ? random.pick(typesOfText) : 'application/json',
    bytes: Buffer.isBuffer(spiced) ? spiced : Buffer.from(spiced),
  };
}

/** A signed note, or something like it. */
const notes = (random: Random): string =>
  `neev.test/log\n${random.pick(['0', '1', '99999999999999999999', '-1', ''])}\n${'A'.repeat(43)}=\n\n\u2014 ${random.pick(['w', 'a b', ''])} ${'A'.repeat(random.whole(0, 99))}=\n`;

/** The body that a call wants, or hardly. */
export function bodyFor({ requestBody }: Operation, source: Source): Body | undefined {
  const { random, wildness } = source;
  const { 'application/json': json, 'multipart/form-data': multipart } = requestBody?.content ?? {};
  if (multipart && (!json || random.chance(0.3))) {
    const fields = valueFor(multipart.schema, '', { ...source, wildness: wildness / 2 });
    const fileFields = Object.keys(multipart.encoding ?? {});
    const texts = Object.entries(typeof fields === 'object' && fields ? fields : {});
    return form(Object.fromEntries(texts.filter(([name]) => !fileFields.includes(name))), fileFields, random);
  }
  if (json) return jsonBody(json, source);
  const plain = requestBody?.content['text/plain'];
  if (plain)
    return {
      type: 'text/plain',
      bytes: Buffer.from(random.chance(0.5) ? notes(random) : hostileText(random)),
    };
  if (!random.chance(wildness / 4)) return undefined;
  return { type: random.pick(['application/json', ...typesOfText]), bytes: Buffer.from(hostileText(random)) };
}

/** A body that says how it is packed, and is so or not: broken, packed twice, or a thousand times as large as it looks. */
export function packed(bytes: Buffer, random: Random): { encoding: string; bytes: Buffer } {
  const encoding = random.pick([
    'gzip',
    'gzip',
    'br',
    'deflate',
    'zstd',
    'compress',
    'identity',
    'gzip, br',
    'GZIP',
    'x',
    '',
  ]);
  const much = random.chance(0.2) ? Buffer.alloc(20_000_000, 0x20) : bytes;
  const made = random.pick([
    gzipSync,
    brotliCompressSync,
    deflateSync,
    (plain: Buffer) => plain.subarray(0, 2_000_000),
  ])(much);
  return { encoding, bytes: random.chance(0.3) ? made.subarray(0, Math.ceil(made.length / 2)) : made };
}
