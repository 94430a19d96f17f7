import { parentPort } from 'node:worker_threads';
import { readPrompt } from '../../../domain/pictures/prompt/read-prompt.ts';
import { render } from '../../../domain/pictures/raytracer/render.ts';
import { makeScene } from '../../../domain/pictures/scene/make-scene.ts';
import type { PictureAnswer, PictureOrder } from './picture-thread.rules.ts';

// One picture, then the thread ends: it holds nothing that the next one needs.
parentPort?.once('message', ({ prompt, width, height, house }: PictureOrder) => {
  const send = (answer: PictureAnswer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(answer, moved);
  const scene = makeScene(readPrompt(prompt), width / height, house);
  const pixels = render(scene, { width, height }, (done) => send({ done }));
  const bytes = new ArrayBuffer(pixels.byteLength);
  new Uint8Array(bytes).set(pixels);
  send({ pixels: bytes }, [bytes]);
});
