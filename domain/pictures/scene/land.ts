import type { Plan } from '#domain/house/model/model.ts';
import type { ParsedPrompt } from '../prompt/prompt.ts';
import { noise } from '../raytracer/model/random.ts';
import type { Surface } from '../raytracer/model/surface.ts';
import { frontEnd } from './garden/plot/front-end.ts';
import {
  around,
  asphalt,
  bank,
  desertSand,
  dirtRoad,
  foam,
  kerb,
  lawn,
  line,
  river,
  sea,
  shallows,
} from './land-surfaces.ts';

/** Metres from the road's near edge; the road lies before the plot. */
const roadFrom = 3;
const roadWide = 5;

function beyond(parsed: ParsedPrompt, x: number, z: number): Surface {
  if (parsed.place === 'sea') {
    const shore = -z - 34 - 3 * noise(x * 0.05, 3) - 1.2 * noise(x * 0.3, 9);
    if (shore > 5) return sea;
    if (shore > 1.2) return shallows;
    if (shore > 0.5) return foam;
  }
  if (parsed.place === 'river') {
    const middle = -42 + x * 0.12 + 5 * noise(x * 0.03, 5);
    const off = Math.abs(z - middle);
    if (off < 11) return river;
    if (off < 12.6) return bank;
  }
  return around[parsed.place];
}

/** What lies on the ground at each place: the plot's garden, the road before it, the country beyond. */
export function groundOf(parsed: ParsedPrompt, plan: Plan): (x: number, z: number) => Surface {
  const { width, depth } = plan.plot;
  const garden = parsed.place === 'desert' && !parsed.extras.includes('garden') ? desertSand : lawn;
  const end = frontEnd(parsed);
  const paved = parsed.place === 'town' || parsed.place === 'sea';
  const road = paved ? asphalt : dirtRoad;
  return (x, z) => {
    if (x > 0 && x < width && z < end && z > -depth) return garden;
    if (end > 0 && z > 0) return beyond(parsed, x, z);
    if (z > roadFrom && z < roadFrom + roadWide) {
      const onLine = paved && Math.abs(z - roadFrom - roadWide / 2) < 0.07 && (x + 1000) % 4 < 2.2;
      return onLine ? line : road;
    }
    if (paved && z > 0.6 && z <= roadFrom) return kerb;
    return beyond(parsed, x, z);
  };
}
