import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerBytes, pieceBytes, tagBytes } from './sealed-format.ts';
import { opened, sealed } from './sealed-stream.ts';

const key = 'a key for backups in tests';

async function* inChunks(bytes: Buffer, size = 50_000): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const seal = (bytes: Buffer) => collect(sealed(inChunks(bytes), key));
const open = async (bytes: Buffer, withKey: string | undefined = key, size?: number) =>
  collect(await opened(inChunks(bytes, size), withKey));

const piece = pieceBytes + tagBytes;
const at = (number: number) => headerBytes + number * piece;

describe('A sealed backup', () => {
  test.each([0, 1, pieceBytes - 1, pieceBytes, pieceBytes + 1, 3 * pieceBytes, 200_001])(
    'of %d bytes is read with its key, whatever pieces it comes in',
    async (size) => {
      const plain = randomBytes(size);
      const bytes = await seal(plain);
      expect((await open(bytes)).equals(plain)).toBe(true);
      expect((await open(bytes, key, 7919)).equals(plain)).toBe(true);
    },
  );

  test('shows nothing of what it holds, and looks different each time', async () => {
    const plain = Buffer.from('a name that nobody may read '.repeat(50));
    const [one, other] = [await seal(plain), await seal(plain)];
    expect(one.includes('nobody')).toBe(false);
    expect(one.subarray(headerBytes).equals(other.subarray(headerBytes))).toBe(false);
  });

  test('is refused with another key and without one, each in one clear line', async () => {
    const bytes = await seal(Buffer.from('x'));
    await expect(open(bytes, 'another key for backups')).rejects.toThrow(
      'BACKUP_KEY is not the key that this backup was written with',
    );
    await expect(collect(await opened(inChunks(Buffer.from('plain')), undefined))).resolves.toEqual(
      Buffer.from('plain'),
    );
    await expect(opened(inChunks(bytes), undefined)).rejects.toThrow('set BACKUP_KEY to the key');
  });

  test('is refused when its end was cut off, a whole piece too', async () => {
    const bytes = await seal(randomBytes(3 * pieceBytes));
    const ends = [at(1), at(2), at(2) + 1, bytes.length - 1, bytes.length - tagBytes, at(0), headerBytes - 1];
    for (const end of ends)
      await expect(open(bytes.subarray(0, end))).rejects.toThrow('ends too early or was changed');
  });

  test('is refused when pieces changed places, came twice, are missing or come from another backup', async () => {
    const plain = randomBytes(3 * pieceBytes + 5);
    const [bytes, other] = [await seal(plain), await seal(plain)];
    const parts = (from: Buffer) => [0, 1, 2, 3].map((no) => from.subarray(at(no), at(no + 1)));
    const [one, two, three, four] = parts(bytes) as [Buffer, Buffer, Buffer, Buffer];
    const foreign = parts(other)[1] as Buffer;
    const header = bytes.subarray(0, headerBytes);
    for (const wrong of [
      [two, one, three, four],
      [one, one, two, three, four],
      [one, three, four],
      [one, two, three, four, four],
      [one, foreign, three, four],
      [four],
      [],
    ])
      await expect(open(Buffer.concat([header, ...wrong]))).rejects.toThrow('ends too early or was changed');
    await expect(open(Buffer.concat([bytes, Buffer.from('x')]))).rejects.toThrow('or was changed');
  });

  test('is refused when any one bit was flipped', async () => {
    const bytes = await seal(randomBytes(pieceBytes + 100));
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (place, bit) => {
        const changed = Buffer.from(bytes);
        changed[place] = (changed[place] ?? 0) ^ (1 << bit);
        // In the mark it is no sealed backup any more, and what reads on finds no backup in it at all.
        const read = await open(changed).catch((error: Error) => error.message);
        if (typeof read === 'string') expect(read).toMatch(/changed|not the key/);
        else expect(read.equals(changed)).toBe(true);
      }),
      {
        numRuns: 10,
        examples: [
          [0, 0],
          [15, 1],
          [30, 2],
          [headerBytes - 1, 0],
          [headerBytes, 0],
          [bytes.length - 1, 7],
        ],
      },
    );
  });

  test('is read as it comes: a piece leaves before the next chunk but one is asked for', async () => {
    let asked = 0;
    async function* source() {
      for (; asked < 1000; asked += 1) yield Buffer.alloc(pieceBytes, 1);
    }
    let most = 0;
    let pieces = 0;
    for await (const plain of await opened(sealed(source(), key), key)) {
      pieces += plain.length > 0 ? 1 : 0;
      most = Math.max(most, asked - pieces);
    }
    expect([pieces, most <= 4]).toEqual([1000, true]);
  });
});
