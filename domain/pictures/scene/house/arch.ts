import type { Face, Hole } from './facade.ts';
import type { Kit } from './kit.ts';

/** Fills the corners over an opening so that an arch is left; cusped when asked. */
export function archOver(kit: Kit, face: Face, { left, right, high }: Hole): void {
  const { mesh, palette, parsed } = kit;
  const half = (right - left) / 2;
  const rise = Math.min(0.55, half * 0.8);
  const steps = 14;
  const cusps = parsed.style === 'rajasthani' ? 5 : 0;
  const curve = (share: number) => {
    const round = Math.sqrt(Math.max(0, 1 - share * share));
    const cusp = cusps ? 0.1 * Math.abs(Math.sin((share + 1) * cusps * (Math.PI / 2))) : 0;
    return high - rise + rise * Math.max(0, round - 0.1 + cusp);
  };
  const middle = (left + right) / 2;
  for (let step = 0; step < steps; step++) {
    const [a, b] = [-1 + (2 * step) / steps, -1 + (2 * (step + 1)) / steps];
    const [x, x2] = [middle + a * half, middle + b * half];
    const [y, y2] = [curve(a), curve(b)];
    const out = 0.02;
    const corners = [
      face.at(x, y, out),
      face.at(x2, y2, out),
      face.at(x2, high, out),
      face.at(x, high, out),
    ] as const;
    mesh.quad(palette.trim, corners);
    mesh.quad(palette.trim, [face.at(x, y, -0.12), face.at(x2, y2, -0.12), corners[1], corners[0]]);
  }
}
