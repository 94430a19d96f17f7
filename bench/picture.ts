// What one picture of the built-in renderer costs: `npm run bench:picture`. The bound is 20 CPU-seconds.

import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';

const prompts = [
  'Kerala house with a swimming pool at sunset',
  'Rajasthani haveli on Diwali night',
  'Modern white villa at night in rain, with a car',
  'Stone cottage in the Himachal hills, snow',
  'Two-storey brick house with a garden, mango tree and pond',
  'A living room inside',
];
const size = { width: 1536, height: 1024 };

// As the installation runs it: bundled. From source every function would carry its name along.
const folder = await mkdtemp(join(import.meta.dirname, 'picture-'));
try {
  const code = `export { render } from '../domain/pictures/raytracer/render.ts';
    export { makeScene } from '../domain/pictures/scene/make-scene.ts';
    export { readPrompt } from '../domain/pictures/prompt/read-prompt.ts';`;
  const outfile = join(folder, 'renderer.mjs');
  await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
  const { render, makeScene, readPrompt } = await import(pathToFileURL(outfile).href);
  const rows = [];
  for (const prompt of prompts) {
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    const scene = makeScene(readPrompt(prompt), size.width / size.height);
    const pixels: Uint8Array = render(scene, size, () => undefined);
    const jpeg = await sharp(Buffer.from(pixels), { raw: { ...size, channels: 3 } })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
    const { user, system } = process.cpuUsage(cpu);
    rows.push({
      prompt,
      triangles: scene.mesh.surfaceOf.length,
      'CPU s': ((user + system) / 1e6).toFixed(1),
      'wall s': ((performance.now() - start) / 1000).toFixed(1),
      kB: Math.round(jpeg.length / 1024),
    });
  }
  console.table(rows);
} finally {
  await rm(folder, { recursive: true });
}
