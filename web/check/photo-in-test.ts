import sharp from 'sharp';
import { encode } from 'uqr';
import { readSquare, widths } from './square.ts';

/** Numbers from 0 to 1, the same ones for the same seed. */
function diceOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Light of grey pixels, a square of them. */
interface Grey {
  side: number;
  light: Float32Array;
}

const printDpi = 300;

/** A square of so many millimetres as a printer puts it on white paper, 15 mm of it around: dots of 300 an inch. */
export function printed(text: string, mm: number): Grey {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dots = (length: number) => Math.round((length / 25.4) * printDpi);
  const [square, margin] = [dots(mm), dots(15)];
  const side = square + 2 * margin;
  const light = new Float32Array(side * side).fill(0.96);
  for (let y = 0; y < square; y += 1)
    for (let x = 0; x < square; x += 1)
      if (data[Math.floor((y * size) / square)]?.[Math.floor((x * size) / square)])
        light[(y + margin) * side + x + margin] = 0.08;
  return { side, light };
}

/** A fold that rubbed the ink off, and a drop of tea on at most a tenth of the paper. */
function used({ side, light }: Grey, dice: () => number): Grey {
  const between = (from: number, to: number) => from + (to - from) * dice();
  const [angle, away] = [between(0, Math.PI), between(-0.3, 0.3) * side];
  const [fx, fy] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [between(0.25, 0.75) * side, between(0.25, 0.75) * side];
  const radius = side * Math.sqrt(between(0.01, 0.1) / Math.PI);
  const dark = between(0.35, 0.6);
  const worn = light.map((before, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    const fold = Math.abs((x - side / 2) * fx + (y - side / 2) * fy - away);
    const stained = Math.hypot(x - cx, y - cy) < radius ? before * dark : before;
    return fold < 3 ? 0.9 : stained;
  });
  return { side, light: worn };
}

const lean = Math.PI / 15;

/** Where a point of the photograph lies on the paper: turned and leant by at most 12°, seen from half a metre. */
function viewOf(dice: () => number, fills: number): (x: number, y: number) => [number, number] {
  const angle = () => (dice() * 2 - 1) * lean;
  const [a, b, c] = [angle(), angle(), angle()];
  const [sa, ca, sb, cb, sc, cc] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(c),
    Math.cos(c),
  ];
  // The first two columns of the turning: the paper has no depth.
  const [r11, r12] = [cb * cc, -cb * sc];
  const [r21, r22] = [sa * sb * cc + ca * sc, -sa * sb * sc + ca * cc];
  const [r31, r32] = [-ca * sb * cc + sa * sc, ca * sb * sc + sa * cc];
  const far = 3;
  return (u, v) => {
    const [px, py] = [u / fills, v / fills];
    // px = far * (r11 x + r12 y) / (far + r31 x + r32 y), solved for x and y.
    const [m11, m12] = [far * r11 - px * r31, far * r12 - px * r32];
    const [m21, m22] = [far * r21 - py * r31, far * r22 - py * r32];
    const whole = m11 * m22 - m12 * m21;
    return [(far * (px * m22 - m12 * py)) / whole, (far * (m11 * py - px * m21)) / whole];
  };
}

const photoSide = 2000;

/** The paper as a cheap phone sees it by one lamp: out of focus, grainy, pressed into a JPEG. */
export async function photographed(print: Grey, seed: number): Promise<Buffer> {
  const dice = diceOf(seed);
  const between = (from: number, to: number) => from + (to - from) * dice();
  const paper = used(print, dice);
  const view = viewOf(dice, between(0.55, 0.85));
  const [lamp, shade] = [between(0, 2 * Math.PI), between(0.3, 0.6)];
  const [lx, ly] = [Math.cos(lamp) / 2, Math.sin(lamp) / 2];
  const [grain, blur] = [between(0.02, 0.06), between(1, 2.4)];
  const seen = new Float32Array(photoSide * photoSide);
  for (let y = 0; y < photoSide; y += 1)
    for (let x = 0; x < photoSide; x += 1) {
      const [u, v] = [(x / photoSide) * 2 - 1, (y / photoSide) * 2 - 1];
      const [px, py] = view(u, v);
      const [ix, iy] = [Math.round(((px + 1) / 2) * paper.side), Math.round(((py + 1) / 2) * paper.side)];
      const isPaper = ix >= 0 && iy >= 0 && ix < paper.side && iy < paper.side;
      const light = isPaper ? (paper.light[iy * paper.side + ix] ?? 0) : 0.45;
      seen[y * photoSide + x] = light * (1 - shade * (0.5 + u * lx + v * ly));
    }
  const raw = { raw: { width: photoSide, height: photoSide, channels: 1 as const } };
  const soft = await sharp(Buffer.from(seen.map((light) => light * 255)), raw)
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const grainy = soft.map((light) =>
    Math.max(0, Math.min(255, light + (dice() + dice() + dice() - 1.5) * 2 * grain * 255)),
  );
  return sharp(grainy, raw).jpeg({ quality: 75 }).toBuffer();
}

/** What the check page reads in a picture: as `readPicture`, without a browser and without a clock. */
export async function readPhoto(picture: Buffer): Promise<string | undefined> {
  for (const widest of widths) {
    const { data, info } = await sharp(picture)
      .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const text = readSquare(
      { width, height, data: new Uint8ClampedArray(data) } as unknown as ImageData,
      60_000,
    );
    if (text !== undefined) return text;
  }
  return undefined;
}
