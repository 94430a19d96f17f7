import { join } from 'node:path';
import sharp, { type CreateText } from 'sharp';
import { projectRoot } from '../config/data-dir.ts';
import { once } from '../config/once.ts';
import { inTurn } from './decode-turns.ts';

/** What stands on the picture beside a shared link. */
export interface ShareWords {
  name: string;
  trade: string;
  place: string;
  price: string | undefined;
  /** What the reader can do. */
  ask: string;
}

const size = { width: 1200, height: 630 };
const colours = { ink: '#182259', wall: '#f7f6f0', marigold: '#ffb31a', second: '#3f4566', white: '#ffffff' };

/** Cut from Anek by scripts/data/fonts.mjs: the browser's files are WOFF2, which sharp's FreeType does not read. */
const faces = ['latin', 'rupee', 'hindi', 'bengali', 'telugu', 'tamil'];
const fileOf = (face: string): string => join(projectRoot(), 'server/platform/media/fonts', `${face}.ttf`);
// "Medium" would be read as a weight, but for the comma at the end.
const families = ['Devanagari', 'Bangla', 'Telugu', 'Tamil']
  .map((script) => `Anek ${script} Medium, `)
  .join('');

/** A text is drawn with every face that was named before it, so each is named once. */
const nameFaces = once(async () => {
  for (const face of faces)
    await sharp({ text: { text: '.', font: `${families}10`, fontfile: fileOf(face) } }).toBuffer();
});

/** Signs that the faces have; emoji and other scripts would be empty boxes. */
const unreadable =
  /(?!\u200c|\u200d)[^ -~\u00a0-\u00ff\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Telugu}।॥–—‘’“”•…₹]/gu;
/** A joiner joins letters of India's scripts; what held emoji together would be a line without a letter. */
const loose = /(?<!\p{M}|\p{Lo})(?:\u200c|\u200d)/gu;
export const readable = (text: string): string =>
  text.normalize('NFC').replace(unreadable, '').replace(loose, '').replace(/\s+/g, ' ').trim();

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

interface Line {
  colour: string;
  /** Height of the letters in pixels; less where the words need it. */
  letters: number;
  width: number;
  height: number;
}

interface Lettered {
  input: Buffer;
  width: number;
  height: number;
}
type Layer = { input: Buffer; top: number; left: number };

/** Words in a box: as large as wanted, smaller where they would not fit. */
async function lettered(words: string, { colour, letters, width, height }: Line): Promise<Lettered> {
  const text = `<span foreground="${colour}">${escaped(readable(words))}</span>`;
  const font = `${families}${letters}`;
  const drawn = { text, font, fontfile: fileOf('latin'), rgba: true, width, wrap: 'word-char' } as const;
  const wanted = await made({ ...drawn, dpi: 72 });
  return wanted.height <= height && wanted.width <= width ? wanted : made({ ...drawn, height });
}

async function made(text: CreateText): Promise<Lettered> {
  const { data, info } = await sharp({ text }).png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Above the foot. */
const wallHeight = 512;
const gap = 22;
const photoSide = 390;
const margin = 70;
const corner = 24;

const wall =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.wall}"/>
<rect y="${wallHeight + 8}" width="100%" height="110" fill="${colours.ink}"/>
<rect y="${wallHeight}" width="100%" height="8" fill="${colours.marigold}"/></svg>`);
const roundMask = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSide}" height="${photoSide}"><rect width="100%" height="100%" rx="${corner}"/></svg>`,
);

const cut = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize(photoSide, photoSide, { fit: 'cover' })
    .composite([{ input: roundMask, blend: 'dest-in' }])
    .png()
    .toBuffer();

/** Rows below each other, in the middle of the wall's height, each as high as its words came out. */
function stacked(rows: readonly Lettered[], left: number): Layer[] {
  const height = rows.reduce((sum, row) => sum + row.height, 0) + gap * (rows.length - 1);
  let top = Math.max(margin / 2, Math.round((wallHeight - height) / 2));
  return rows.map(({ input, height: own }) => {
    const at = { input, top, left };
    top += own + gap;
    return at;
  });
}

async function draw(words: ShareWords, photo: Buffer | undefined): Promise<Buffer> {
  await nameFaces();
  const left = photo ? margin + photoSide + 60 : margin;
  const width = size.width - left - margin;
  const { ink, second, white, marigold } = colours;
  const rows = [
    { said: words.trade, colour: second, letters: 42, height: 64 },
    { said: readable(words.name) || words.trade, colour: ink, letters: 84, height: 200 },
    { said: words.place, colour: second, letters: 38, height: 60 },
    { said: words.price ?? '', colour: ink, letters: 52, height: 76 },
  ].filter(({ said }) => readable(said) !== '');
  const [ask, brand, mark, face, ...written] = await Promise.all([
    lettered(words.ask, { colour: white, letters: 42, width: 800, height: 70 }),
    lettered('Neev', { colour: marigold, letters: 54, width: 160, height: 70 }),
    sharp(join(projectRoot(), 'web/public/drawings/brand/mark.svg'), { density: 200 })
      .resize(72)
      .png()
      .toBuffer(),
    photo && cut(photo),
    ...rows.map(({ said, ...line }) => lettered(said, { ...line, width })),
  ]);
  const foot = ({ height }: Lettered) => wallHeight + Math.round((size.height - wallHeight - height) / 2) + 4;
  const brandLeft = size.width - margin - brand.width;
  return sharp(wall)
    .composite([
      ...(face ? [{ input: face, top: Math.round((wallHeight - photoSide) / 2), left: margin }] : []),
      ...stacked(written, left),
      { input: ask.input, top: foot(ask), left: margin },
      { input: mark, top: wallHeight + 26, left: brandLeft - 90 },
      { input: brand.input, top: foot(brand), left: brandLeft },
    ])
    .flatten()
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * The picture beside a shared link, 1200 by 630, JPEG.
 * @param photo as it is kept; absent where there is none to show
 * @throws AppError 'pictures-busy' (503) where too many wait
 */
export const drawSharePicture = (words: ShareWords, photo: Buffer | undefined): Promise<Buffer> =>
  inTurn(() => draw(words, photo));
