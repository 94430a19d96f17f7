import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '#server/platform/http/errors.ts';
import type { PicturePurpose } from './pictures.ts';

const accepted = new Set(['image/jpeg', 'image/png', 'image/webp']);
// What is decoded is decoded once: a cache would only keep memory. One thread, so that calls have the other cores.
sharp.cache(false);
sharp.concurrency(1);

const maxPixels = 40_000_000;
/** The others wait meanwhile. */
const mostSeconds = 30;
/** Pixels of the longest side. An ID is larger, because it has to be legible. */
const longestSide: Record<Exclude<PicturePurpose, 'voice'>, number> = {
  public: 960,
  id: 1600,
  chat: 1280,
  gallery: 1280,
  hire: 1280,
};

/** WebP bytes, by what stands between the name and `.webp`. */
export type Sizes = { main: Buffer; small?: Buffer };

/**
 * Decodes what was sent by its content and writes it anew: no metadata survives, and nothing that only calls itself a picture.
 * @throws AppError 'picture-unsupported'
 */
export async function decodePicture(bytes: Buffer, purpose: keyof typeof longestSide): Promise<Sizes> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !accepted.has(type.mime)) throw new AppError('picture-unsupported');
  try {
    const side = longestSide[purpose];
    const whole = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: mostSeconds });
    const main = await whole.webp({ quality: 80 }).toBuffer();
    if (purpose !== 'public') return { main };
    const small = await sharp(main).resize(224, 224, { fit: 'cover' }).webp({ quality: 78 }).toBuffer();
    return { main, small };
  } catch {
    throw new AppError('picture-unsupported');
  }
}
