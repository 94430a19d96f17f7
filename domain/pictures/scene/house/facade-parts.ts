import type { Opening } from '#domain/house/model/wall.ts';
import { paint, type Surface, surface } from '#domain/pictures/raytracer/model/surface.ts';
import { type Face, facesOf, holeOf } from './facade.ts';
import type { Kit } from './kit.ts';

type Span = readonly [from: number, to: number];

/** The pieces of a wall beside openings whose sill is lower than `over`, with air beside each for its frame. */
function blank({ wall }: Face, over = 9): Span[] {
  const air = 0.32;
  const spans: Span[] = [];
  let from = wall.from + 0.06;
  const low = wall.openings.filter(({ sill }) => sill < over);
  for (const { at, width } of low.toSorted((a, b) => a.at - b.at)) {
    spans.push([from, at - width / 2 - air]);
    from = at + width / 2 + air;
  }
  return [...spans, [from, wall.to - 0.06] as const].filter(([left, right]) => right - left > 0.5);
}

const skins: readonly Surface[] = [
  surface('#a88a6a', 'rubble', { second: paint('#5c4a38') }),
  surface('#8f6a48', 'planks', { second: paint('#4d301a') }),
  surface('#a8553a', 'brick', { second: paint('#c9b9a2') }),
  surface('#6f6a64', 'ashlar', { second: paint('#4a4641') }),
  surface('#c9a97c', 'ashlar', { second: paint('#8f7350') }),
];

const longer = (a: Span, b: Span) => (b[1] - b[0] > a[1] - a[0] ? b : a);

/** Another skin on the widest blank piece of each floor. */
function cladding({ mesh }: Kit, faces: readonly Face[], of: { skin: Surface; storey: number }): void {
  for (const face of faces) {
    const spans = blank(face);
    if (spans.length === 0) continue;
    const [from, to] = spans.reduce(longer);
    face.box(mesh, of.skin, [
      [from, face.base, 0],
      [Math.min(to, from + 2.6), face.base + of.storey - 0.24, 0.045],
    ]);
  }
}

const aroundOf = (face: Face, window: Opening): Span => {
  const { left, right } = holeOf(face, window);
  return [Math.max(face.wall.from, left - 0.3), Math.min(face.wall.to, right + 0.3)];
};

/** Fins between two rails, before the widest window of the upper floors, else on a blank piece of wall. */
function louvres({ mesh, palette }: Kit, faces: readonly Face[], storey: number): void {
  for (const face of faces) {
    const window = face.wall.openings
      .filter(({ kind, width }) => kind === 'window' && width > 0.8)
      .toSorted((a, b) => b.width - a.width)[0];
    const span = window ? aroundOf(face, window) : blank(face).reduce(longer, [0, 0]);
    const [from, to] = [span[0], Math.min(span[1], span[0] + 2.4)];
    if (to - from < 0.6) continue;
    const [low, high] = [face.base + 0.25, face.base + storey - 0.3];
    for (const level of [low, high])
      face.box(mesh, palette.accent, [
        [from, level - 0.05, 0],
        [to, level + 0.05, 0.6],
      ]);
    for (let at = from + 0.02; at < to; at += 0.26)
      face.box(mesh, palette.accent, [
        [at, low, 0.42],
        [at + 0.04, high, 0.58],
      ]);
  }
}

/** A framed screen on a blank piece beside the door or the stair. */
function jali({ mesh, palette }: Kit, faces: readonly Face[], storey: number): void {
  for (const face of faces) {
    const span = blank(face).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[1] ?? blank(face)[0];
    if (!span) continue;
    const middle = (span[0] + span[1]) / 2;
    const half = Math.min(0.6, (span[1] - span[0]) / 2 - 0.05);
    const [low, high] = [face.base + 0.5, face.base + storey - 0.5];
    face.box(mesh, palette.jaali, [
      [middle - half, low, 0],
      [middle + half, high, 0.05],
    ]);
    for (const [from, to] of [
      [middle - half - 0.07, middle - half],
      [middle + half, middle + half + 0.07],
    ] as const)
      face.box(mesh, palette.trim, [
        [from, low - 0.07, 0],
        [to, high + 0.07, 0.1],
      ]);
    for (const level of [low - 0.07, high])
      face.box(mesh, palette.trim, [
        [middle - half, level, 0],
        [middle + half, level + 0.07, 0.1],
      ]);
  }
}

/** Two lines and a strip of another paint between them, round the house under the windows. */
function bands({ mesh, palette }: Kit, faces: readonly Face[], skin: Surface): void {
  for (const face of faces)
    for (const [from, to] of blank(face, 0.85)) {
      const put = (low: number, high: number, [surface, out]: readonly [Surface, number]) =>
        face.box(mesh, surface, [
          [from - 0.06, face.base + low, 0],
          [to + 0.06, face.base + high, out],
        ]);
      put(0.5, 0.55, [palette.trim, 0.035]);
      put(0.55, 0.68, [skin, 0.015]);
      put(0.68, 0.73, [palette.trim, 0.035]);
    }
}

/** A front after a grammar of few parts: the words and the seed say which. */
export function addFacade(kit: Kit): void {
  const { parsed, plan } = kit;
  const all = facesOf(plan).filter(({ wall }) => wall.kind === 'outer' && wall.side !== null);
  const front = all.filter(({ wall }) => wall.side === 'front');
  const upper = front.filter(({ wall }) => wall.floor > 0);
  const storey = plan.storeyHeight;
  const said = skins.find(({ pattern }) => pattern === parsed.cladding);
  const skin = said ?? skins[parsed.seed % skins.length] ?? kit.palette.accent;
  const has = (part: (typeof parsed.facade)[number]) => parsed.facade.includes(part);
  if (has('cladding')) cladding(kit, front, { skin, storey });
  if (has('louvres')) louvres(kit, upper.length > 0 ? upper : front, storey);
  if (has('jali')) jali(kit, has('cladding') && upper.length > 0 ? upper : front, storey);
  if (has('bands')) bands(kit, all, has('cladding') ? kit.palette.accent : skin);
}
