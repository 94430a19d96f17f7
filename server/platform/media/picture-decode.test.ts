import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPicture } from '#server/testing/registrations.ts';
import { decodePicture } from './picture-decode.ts';
import { readReference } from './picture-names.ts';

const decode = (bytes: Buffer | string, purpose: Parameters<typeof decodePicture>[1] = 'public') =>
  decodePicture(Buffer.from(bytes as string), purpose);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const sizeOf = async (bytes: Buffer | undefined) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};
const unsupported = { problem: 'picture-unsupported', status: 415 };

describe('A picture is written anew, in the sizes that the pages use', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('from %s to WebP', async (format) => {
    const { main, small } = await decode(await plain(2000, 1000).toFormat(format).toBuffer());
    expect(await sizeOf(main)).toEqual({ width: 960, height: 480, format: 'webp' });
    expect(await sizeOf(small)).toEqual({ width: 224, height: 224, format: 'webp' });
  });

  test('a small one is not made larger', async () => {
    const { main } = await decode(await plain(40, 30).png().toBuffer());
    expect(await sizeOf(main)).toMatchObject({ width: 40, height: 30 });
  });

  test('one of an ID stays legible, and has no small size', async () => {
    const { main, small } = await decode(await plain(3000, 2000).jpeg().toBuffer(), 'id');
    expect(await sizeOf(main)).toMatchObject({ width: 1600 });
    expect(small).toBeUndefined();
  });

  test('it stands upright, as the camera meant it', async () => {
    const turned = await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf((await decode(turned)).main)).toMatchObject({ width: 200, height: 400 });
  });

  test('no metadata survives, the place above all', async () => {
    const { main, small } = await decode(await aPicture());
    for (const bytes of [main, small]) {
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe('Anything else is refused with a clear sentence', () => {
  test.each([
    ['a text', 'hello'],
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [
      'what only calls itself a picture',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200)]),
    ],
    ['a page', '<!doctype html><title>x</title>'],
  ])('%s', async (_, bytes) => expect(decode(bytes)).rejects.toMatchObject(unsupported));

  test('a GIF and a TIFF', async () => {
    await expect(decode(await plain(10, 10).gif().toBuffer())).rejects.toMatchObject(unsupported);
    await expect(decode(await plain(10, 10).tiff().toBuffer())).rejects.toMatchObject(unsupported);
  });

  test('a picture that is cut', async () => {
    const whole = await plain(800, 600).jpeg().toBuffer();
    await expect(decode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(unsupported);
  });

  test('one of more than 40 megapixels, however small its file', async () => {
    const huge = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(huge.length).toBeLessThan(8_000_000);
    await expect(decode(huge)).rejects.toMatchObject(unsupported);
  });
});

describe('A reference names a picture of ours, or nothing', () => {
  const id = 'aaaaaaaaaaaaaaaaaaaa_-';
  test.each([
    [`/files/${id}.webp`, { id, purpose: 'public' }],
    [`private:${id}`, { id, purpose: 'id' }],
    [`chat:${id}`, { id, purpose: 'chat' }],
    [`/files/${id}-small.webp`, undefined],
    [`/files/../private/${id}`, undefined],
    [`/files/private/${id}.webp`, undefined],
    [`private:../${id}`, undefined],
    [`https://evil.example/files/${id}.webp`, undefined],
    [`/files/${id}.webp?x`, undefined],
    [`/files/${id}.png`, undefined],
    ['private:short', undefined],
    [`chat:../${id}`, undefined],
    ['', undefined],
  ])('%s', (reference, named) => expect(readReference(reference)).toEqual(named));
});
