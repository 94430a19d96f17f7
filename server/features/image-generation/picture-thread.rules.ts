import type { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Answers } from '#domain/house/model/answers.ts';
import { startThread } from '#server/platform/start-thread.ts';

export interface PictureOrder {
  prompt: string;
  width: number;
  height: number;
  /** The user's own, for a picture from within. */
  house?: Answers | undefined;
}
export type PictureAnswer = { done: number } | { pixels: ArrayBuffer };

interface Hooks {
  /** Ends the thread at once. */
  signal: AbortSignal;
  /** Hears how much is done, 0 to 1. */
  onProgress: (done: number) => void;
}

const limits = { resourceLimits: { maxOldGenerationSizeMb: 512 } };

/** Red, green and blue of each pixel, drawn beside the server's own thread. @throws when the thread fails or is ended */
function pixelsOf(worker: Worker, order: PictureOrder, { signal, onProgress }: Hooks): Promise<ArrayBuffer> {
  return new Promise((done, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason), { once: true });
    worker.on('message', (answer: PictureAnswer) => {
      if ('pixels' in answer) done(answer.pixels);
      else onProgress(answer.done);
    });
    worker.on('error', failed);
    worker.on('exit', () => failed(new Error('the drawing thread ended')));
    worker.postMessage(order);
  });
}

/** Draws by the built-in renderer. @returns a JPEG */
export async function drawPicture(order: PictureOrder, hooks: Hooks): Promise<Buffer> {
  hooks.signal.throwIfAborted();
  const worker = startThread('features/image-generation/picture-worker', limits);
  try {
    const pixels = await pixelsOf(worker, order, hooks);
    const { width, height } = order;
    return await sharp(Buffer.from(pixels), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
  } finally {
    await worker.terminate();
  }
}
