import decodeQR from 'qr/decode.js';

/** Bytes of a picture file, and of a text: what is larger is not read. */
export const mostPicture = 40e6;

/** How wide a picture is looked at, in this order: most squares are read at the first. */
export const widths = [1200, 2000, 900, 700];

/** What a square in these pixels says; undefined where none is found. */
export function readSquare(image: ImageData, timeLimit: number): string | undefined {
  try {
    return decodeQR(image, { timeLimit });
  } catch {
    return undefined;
  }
}

function pixelsOf(source: CanvasImageSource, [width, height]: [number, number], widest: number) {
  const scale = Math.min(1, widest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return context?.getImageData(0, 0, canvas.width, canvas.height);
}

/** What the square of a picture says. Undefined: it is no picture, or no square was found in it. */
export async function readPicture(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const widest of widths) {
      const pixels = pixelsOf(picture, [picture.width, picture.height], widest);
      const text = pixels && readSquare(pixels, 1500);
      if (text !== undefined) return text;
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    picture.close();
  }
}

/** So long one look may take: a phone of few rupees needs six times what a computer does. */
const lookMs = 400;

/**
 * Looks through the camera until it sees a square.
 * @param found gets what it says, once; nothing after `stop`
 * @throws where there is no camera, or none is allowed
 */
export async function watchCamera(
  video: HTMLVideoElement,
  found: (text: string) => void,
): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    for (const track of stream.getTracks()) track.stop();
  };
  const look = () => {
    const { videoWidth, videoHeight } = video;
    const pixels = videoWidth > 0 ? pixelsOf(video, [videoWidth, videoHeight], 1280) : undefined;
    const text = pixels && readSquare(pixels, lookMs);
    if (text === undefined) {
      timer = setTimeout(look, 60);
      return;
    }
    stop();
    found(text);
  };
  video.srcObject = stream;
  try {
    await video.play();
  } catch (refused) {
    // Nobody would be left who stops it.
    stop();
    throw refused;
  }
  timer = setTimeout(look, 60);
  return stop;
}
