import type { Material } from '#domain/house/geometry/solid/parts.ts';
import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';
import { makeRandom } from '#domain/pictures/raytracer/model/random.ts';
import { paint, type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';

const pick = <T>(from: readonly T[], by: number): T => from[Math.floor(by * from.length)] as T;

export interface RoomSurfaces {
  of: Partial<Record<Material, Surface>>;
  wall: Surface;
  accent: Surface;
  ceiling: Surface;
  skirting: Surface;
  tiles: Surface;
  door: Surface;
  cloth: Surface;
  curtain: Surface;
  bulb: Surface;
  picture: readonly Surface[];
}

const gloss = (hex: string, joint: string, pattern: Surface['pattern'] = 'paving') =>
  surface(hex, pattern, { second: paint(joint), kind: 'gloss' });

function floorOf({ style }: ParsedPrompt, by: number): Surface {
  if (style === 'kerala') return gloss('#8a3f2c', '#5f2a1d');
  if (style === 'village') return surface('#a8663f', 'earth');
  if (style === 'hill') return gloss('#9a6a40', '#4d3018', 'planks');
  if (style === 'rajasthani') return gloss('#d9b98a', '#a8865a');
  return pick(
    [gloss('#d8d0c2', '#b9af9f'), gloss('#cfc9c0', '#a9a298'), gloss('#b08a5e', '#6b4a2a', 'planks')],
    by,
  );
}

type Chosen = Record<'wall' | 'cloth' | 'floor' | 'wood' | 'stone', Surface>;

/** The plan's materials in a room's surfaces. */
const materials = ({ wall, cloth, floor, wood, stone }: Chosen): RoomSurfaces['of'] => ({
  tiles: floor,
  'wet-tiles': gloss('#b9c6c8', '#e6eaea'),
  paving: gloss('#a39c92', '#6d675e'),
  stone,
  wood,
  fabric: cloth,
  metal: surface('#2c2e32', 'plain', { kind: 'gloss' }),
  'white-roof': surface('#ece8df'),
  'inner-paint': wall,
  'outer-paint': wall,
  concrete: surface('#f2efe8'),
  brick: surface('#a8553a'),
  'car-paint': surface('#2f5f8c'),
  grass: surface('#567d33', 'grass', { second: paint('#7b8a40') }),
  bark: surface('#5d4733', 'earth'),
  leaves: surface('#4a7030', 'leaf', { kind: 'leaf' }),
  plastic: surface('#2c3150'),
  'roof-tiles': surface('#a14a2b', 'roof-tiles'),
});

/** What a room is made of: what the words say, and the seed's choice for the rest. */
export function roomSurfaces(parsed: ParsedPrompt, painted: string | undefined): RoomSurfaces {
  const random = makeRandom(parsed.seed + 17);
  const { style } = parsed;
  const wood = pick(['#8a5a34', '#6f452a', '#a87a4e', '#5a3a26'], random());
  const woodSurface = surface(style === 'modern' ? pick(['#b08a62', '#7a6a5c'], random()) : wood, 'planks', {
    second: paint('#4a2d18'),
  });
  const cloth = surface(
    parsed.clothColour ?? pick(['#5f7a8c', '#8a4a3c', '#6d7f5a', '#b08a4a', '#7a5a78', '#9a9488'], random()),
    'plaster',
  );
  const bare: Surface['pattern'] =
    parsed.wall.kind === 'planks' ? 'planks' : parsed.wall.kind === 'earth' ? 'earth' : 'plaster';
  const wall = surface(
    painted ?? pick(['#efe8da', '#eae3d3', '#e6e9e3', '#ece2d6', '#e3e6ea'], random()),
    bare,
    {
      second: paint('#5a3a22'),
    },
  );
  const floor = floorOf(parsed, random());
  const stone = surface(pick(['#2d2d30', '#4a443e', '#8f897f'], random()), 'plaster', { kind: 'gloss' });
  return {
    wall,
    accent:
      parsed.wall.kind === 'brick' || parsed.wall.kind === 'rubble' || parsed.wall.kind === 'ashlar'
        ? surface(parsed.wall.colour, parsed.wall.kind, { second: paint('#8a7a68') })
        : pick(
            [
              surface(wood, 'planks', { second: paint('#3a2414') }),
              surface('#c9b79c', 'ashlar', { second: paint('#a08a6c') }),
              cloth,
              surface('#a8553a', 'brick', { second: paint('#c9b9a2') }),
            ],
            random(),
          ),
    ceiling:
      style === 'hill' ? surface('#a87a4e', 'planks', { second: paint('#5a3a22') }) : surface('#f2efe8'),
    skirting: surface('#c9c0b0'),
    tiles: gloss(pick(['#cfdfe2', '#e2dccf', '#c6d6c4', '#dfe3ea'], random()), '#f4f4f0', 'ashlar'),
    door: surface(wood, 'planks', { second: paint('#3a2414') }),
    cloth,
    curtain: surface(parsed.clothColour ?? pick(['#c9b8a0', '#b9c4c2', '#d0c0b8', '#c4bfae'], random())),
    bulb: surface('#fff1d0', 'plain', { glow: parsed.time === 'night' ? [4, 3.1, 2] : [1.4, 1.25, 1] }),
    picture: ['#b5522f', '#2f5f6d', '#c99a3a'].map((hex) => surface(hex, 'plaster')),
    of: materials({ wall, cloth, floor, wood: woodSurface, stone }),
  };
}
