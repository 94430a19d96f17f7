import { CallError } from '#web/shared/api/call-error.ts';

/** Pixels of the longest side, and JPEG quality: small enough for a slow line, large enough for a screen. */
const longestSide = 1600;

const quality = 0.82;

/** What a phone or camera took, as an upright JPEG. @throws CallError 'picture-unsupported' for what is no picture */
export async function preparePicture(file: Blob): Promise<File> {
  const source = await decode(file);
  const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new CallError('picture-unsupported');
  // JPEG knows no transparency: what is clear would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  if (source instanceof ImageBitmap) source.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new CallError('picture-unsupported');
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}

async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement> {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml')
    throw new CallError('picture-unsupported');
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Safari reads HEIC in an image element alone.
    return decodeAsElement(file);
  }
}

async function decodeAsElement(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    throw new CallError('picture-unsupported');
  } finally {
    URL.revokeObjectURL(address);
  }
}
