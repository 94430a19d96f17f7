export interface Size {
  width: number;
  height: number;
}

/** What the passes after the tracing need of every pixel; three numbers where it is a colour or a direction. */
export interface Layers extends Size {
  /** Light times albedo, summed and divided by the looks. */
  lit: Float32Array;
  /** The same of the sky's light alone. */
  skyLit: Float32Array;
  albedo: Float32Array;
  sheen: Float32Array;
  normal: Float32Array;
  distance: Float32Array;
}

export const makeLayers = ({ width, height }: Size): Layers => {
  const three = () => new Float32Array(width * height * 3);
  const [lit, skyLit, albedo, sheen, normal] = [three(), three(), three(), three(), three()];
  return { width, height, lit, skyLit, albedo, sheen, normal, distance: new Float32Array(width * height) };
};

export function average(
  { lit, skyLit, albedo, sheen, normal, distance }: Layers,
  pixel: number,
  count: number,
): void {
  for (let at = pixel * 3; at < pixel * 3 + 3; at++)
    for (const layer of [lit, skyLit, albedo, sheen, normal]) layer[at] = (layer[at] ?? 0) / count;
  distance[pixel] = (distance[pixel] ?? 0) / count;
}
