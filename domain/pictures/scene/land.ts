import type { Plan } from '#domain/house/model/model.ts';
import type { ParsedPrompt } from '../prompt/prompt.ts';
import { noise } from '../raytracer/model/random.ts';
import { paint, type Surface, surface } from '../raytracer/model/surface.ts';
import { frontEnd } from './garden/boundary-wall.ts';

const lawn = surface('#567d33', 'grass', { second: paint('#7b8a40') });
const meadow = surface('#647f3a', 'grass', { second: paint('#938a4c') });
const hillMeadow = surface('#5a7f3a', 'grass', { second: paint('#7d8a48') });
const desertSand = surface('#d2a86c', 'sand');
const beach = surface('#dcc496', 'sand');
const sea = surface('#1f6f86', 'plain', { kind: 'water' });
const shallows = surface('#4fb0ae', 'plain', { kind: 'water' });
const foam = surface('#e8efee', 'plain');
const river = surface('#3f6f72', 'plain', { kind: 'water' });
const bank = surface('#a08a62', 'earth');
const asphalt = surface('#55565a', 'road');
const dirtRoad = surface('#a3835c', 'earth');
const kerb = surface('#b9b4aa', 'paving', { second: paint('#8b857b') });
const line = surface('#e9e5da', 'road');

const around: Record<ParsedPrompt['place'], Surface> = {
  town: meadow,
  green: meadow,
  hills: hillMeadow,
  mountains: hillMeadow,
  desert: desertSand,
  sea: beach,
  river: meadow,
};

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
