import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

export interface PictureOrder {
  prompt: string;
  width: number;
  height: number;
}
export type PictureAnswer = { done: number } | { pixels: ArrayBuffer };

interface Hooks {
  /** Ends the thread at once. */
  signal: AbortSignal;
  /** Hears how much is done, 0 to 1. */
  onProgress: (done: number) => void;
}

const limits = { resourceLimits: { maxOldGenerationSizeMb: 512 } };

/**
 * From source, that is in development and tests, a thread of its own must first learn to read TypeScript. `tsx` is a
 * dependency of development: the bundle, whose files end in .js, never comes here.
 */
function startFromSource(): Worker {
  const script = new URL('./picture-worker.ts', import.meta.url).href;
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${script}'); });`;
  return new Worker(code, { ...limits, eval: true });
}

/** The bundle, whose files lie beside each other, has the thread's script in a folder of its own. */
const startThread = (): Worker =>
  import.meta.url.endsWith('.ts')
    ? startFromSource()
    : new Worker(new URL('./features/image-generation/drawing/picture-worker.js', import.meta.url), limits);

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
  const worker = startThread();
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
