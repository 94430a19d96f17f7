import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';

export function panesOf({ time, weather }: ParsedPrompt): Surface[] {
  const pane = (hex: string, glow: readonly [number, number, number] | null) =>
    surface(hex, 'plain', { kind: 'glass', glow });
  if (time === 'night') {
    const warm = (by: number) => [1.0 * by, 0.58 * by, 0.22 * by] as const;
    return [
      pane('#20242c', warm(1.15)),
      pane('#20242c', warm(0.85)),
      pane('#20242c', warm(0.6)),
      pane('#14181f', null),
    ];
  }
  const dark = [pane('#1d2a33', null), pane('#24323a', null), pane('#39434a', null)];
  if (time === 'sunset' || weather === 'rain')
    return [pane('#20242c', [0.5, 0.28, 0.1]), ...dark.slice(0, 2)];
  return dark;
}

export function leavesOf({ place, style }: ParsedPrompt): Surface[] {
  const leaf = (hex: string) => surface(hex, 'leaf', { kind: 'leaf' });
  if (place === 'desert') return ['#6d7f45', '#7f8a52', '#5d7440'].map(leaf);
  if (place === 'mountains' || style === 'hill') return ['#35542f', '#2f4a2c', '#456338'].map(leaf);
  return ['#4a7030', '#587f36', '#3c622c'].map(leaf);
}
