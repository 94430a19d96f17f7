import { join } from 'node:path';
import sharp from 'sharp';
import { once } from '../config/once.ts';
import { projectRoot } from '../config/project-root.ts';
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
  /(?!\u200c|\u200d)[^ -~\u00a0-\u00ff\u0900-\u097f\u0980-\u09ff\u0b80-\u0bff\u0c00-\u0c7f–—‘’“”•…₹]/gu;
export const readable = (text: string): string =>
  text.normalize('NFC').replace(unreadable, '').replace(/\s+/g, ' ').trim();

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

interface Line {
  colour: string;
  /** Height of the letters in pixels; less where the words need it. */
  letters: number;
  width: number;
  height: number;
}

/** Words in a box: as large as wanted, smaller where they would not fit. */
async function lettered(words: string, { colour, letters, width, height }: Line): Promise<Buffer> {
  const text = `<span foreground="${colour}">${escaped(words)}</span>`;
  const drawn = {
    text,
    font: `${families}${letters}`,
    fontfile: fileOf('latin'),
    rgba: true,
    width,
    wrap: 'word-char',
  } as const;
  const wanted = await sharp({ text: { ...drawn, dpi: 72 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (wanted.info.height <= height && wanted.info.width <= width) return wanted.data;
  return sharp({ text: { ...drawn, height } })
    .png()
    .toBuffer();
}

const photoSide = 390;
const margin = 70;
const corner = 24;

const wall =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.wall}"/>
<rect y="520" width="100%" height="110" fill="${colours.ink}"/>
<rect y="512" width="100%" height="8" fill="${colours.marigold}"/></svg>`);
const roundMask = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSide}" height="${photoSide}"><rect width="100%" height="100%" rx="${corner}"/></svg>`,
);

const cut = (photo: Buffer): Promise<Buffer> =>
  sharp(photo)
    .resize(photoSide, photoSide, { fit: 'cover' })
    .composite([{ input: roundMask, blend: 'dest-in' }])
    .png()
    .toBuffer();

async function draw(words: ShareWords, photo: Buffer | undefined): Promise<Buffer> {
  await nameFaces();
  const left = photo ? margin + photoSide + 60 : margin;
  const width = size.width - left - margin;
  const at = (top: number, line: Omit<Line, 'width'> & { words: string; width?: number; left?: number }) => ({
    width,
    left,
    top,
    ...line,
  });
  const lines = [
    at(60, { words: words.trade, colour: colours.second, letters: 40, height: 56 }),
    at(136, { words: readable(words.name) || words.trade, colour: colours.ink, letters: 84, height: 190 }),
    at(346, { words: words.place, colour: colours.second, letters: 36, height: 50 }),
    at(418, { words: words.price ?? '', colour: colours.ink, letters: 48, height: 68 }),
    at(544, { words: words.ask, colour: colours.white, letters: 40, height: 62, left: margin, width: 800 }),
    at(544, {
      words: 'Neev',
      colour: colours.marigold,
      letters: 52,
      height: 62,
      left: size.width - margin - 150,
      width: 150,
    }),
  ].filter(({ words: said }) => readable(said) !== '');
  const written = await Promise.all(
    lines.map(async ({ words: said, top, left: from, ...line }) => ({
      input: await lettered(readable(said), line),
      top,
      left: from,
    })),
  );
  const face = photo ? [{ input: await cut(photo), top: 60, left: margin }] : [];
  return sharp(wall)
    .composite([...face, ...written])
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
