import type { Parking } from '#domain/house/model/model.ts';
import { type Rect, toCentimetre } from '#domain/house/model/rect.ts';
import { moduleSize, type Node, type Placed } from '../node.ts';
import type { SchemeName } from '../schemes/schemes.ts';
import { linksOf } from './links.ts';
import { cellsOn, orientSide, type Way } from './orient.ts';
import type { Link, Sketch } from './sketch.ts';

/** A tree put into a rectangle of whole modules. */
export interface Solved {
  width: number;
  depth: number;
  placed: Placed[];
}

/** Of the width there is: a house need not fill its land. */
const widest = 280;
/** A row of rooms between neighbours, with a court among them. */
const longest = 340;
const strip = 30;

const shares = [1, 0.93, 0.86, 0.79, 0.72, 0.65, 0.58];

type Size = Pick<Solved, 'width' | 'depth'>;

/** The widest first; each is as deep as its rooms would like, within the space. None where they do not fit. */
export function* sizesIn({ extents }: Node, space: Size): Generator<Size> {
  const most = Math.min(Math.floor(space.width / moduleSize), widest);
  const deepest = Math.min(Math.floor(space.depth / moduleSize), longest);
  if (extents.area > most * deepest) return;
  for (const share of shares) {
    const width = Math.floor(most * share);
    const range = extents.range('y', width);
    if (!range || range[0] > deepest) continue;
    const wanted = extents.ideal('y', width);
    // A strip too narrow for a garden goes to the rooms.
    yield { width, depth: Math.min(range[1], deepest - wanted < strip ? deepest : wanted) };
  }
}

/** Null where rounding leaves a gap: what fits at two lengths need not fit at every one between them. */
export function solve(node: Node, size: Size, floors: number): Solved | null {
  const placed: Placed[] = [];
  const all = Array.from({ length: floors }, (_, floor) => floor);
  node.place({ x: 0, y: 0, ...size }, all, placed);
  const filled = placed.reduce((sum, { rect }) => sum + rect.width * rect.depth, 0);
  return filled === size.width * size.depth * floors ? { ...size, placed } : null;
}

/** In the middle across; of what is left along, most becomes garden behind the house. */
function houseOn(space: Rect, size: { width: number; depth: number }, aside: boolean): Rect {
  const spare = { x: space.width - size.width, y: space.depth - size.depth };
  return {
    x: toCentimetre(space.x + (aside ? 0 : Math.floor(spare.x * 50) / 100)),
    y: toCentimetre(space.y + Math.min(8, Math.max(0, spare.y * 0.35))),
    width: toCentimetre(size.width),
    depth: toCentimetre(size.depth),
  };
}

export function draw(
  { width, depth, placed }: Solved,
  of: {
    scheme: SchemeName;
    way: Way;
    space: Rect;
    border: number;
    parking: Parking['kind'] | null;
    floors: number;
  },
): Sketch | null {
  const { scheme, way, space, border, parking, floors } = of;
  const [along, deep] = way.turned ? [depth, width] : [width, depth];
  const size = { width: along * moduleSize + 2 * border, depth: deep * moduleSize + 2 * border };
  const house = houseOn(space, size, parking === 'beside');
  const rects = cellsOn(placed, { width, depth }, { way, house, border });
  const idOf = (index: number) => `${placed[index]?.floor}-${placed[index]?.leaf.kind}-${index}`;
  const linked = placed.map(({ leaf, floor }, index) => ({
    id: idOf(index),
    kind: leaf.kind,
    floor,
    cell: rects[index] ?? house,
    only: leaf.of ? idOf(placed.findIndex((one) => one.leaf === leaf.of && one.floor === floor)) : null,
  }));
  const entrySide = placed.find(({ leaf }) => leaf.entry !== null)?.leaf.entry;
  const entry = entrySide ? orientSide(entrySide, way) : null;
  const landing = entrySide
    ? orientSide(({ front: 'rear', rear: 'front', left: 'right', right: 'left' } as const)[entrySide], way)
    : null;
  const links: Link[] = [];
  for (let on = 0; on < floors; on++) {
    const found = linksOf(
      linked.filter(({ floor }) => floor === on),
      entry,
    );
    if (!found) return null;
    links.push(...found);
  }
  return {
    scheme,
    house,
    floors,
    cells: linked.map(({ id, kind, floor, cell }) => ({ id, kind, floor, cell })),
    links,
    landing,
    parking,
  };
}
