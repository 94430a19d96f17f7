import { sharedEdge } from '../model/edges.ts';
import type { Plan } from '../model/model.ts';
import type { Side } from '../model/rect.ts';
import type { CellKind } from '../model/room.ts';
import { type Linked, linksOf } from '../search/sketch/links.ts';
import type { Link, Sketch, SketchCell } from '../search/sketch/sketch.ts';

const opposite: Record<Side, Side> = { front: 'rear', rear: 'front', left: 'right', right: 'left' };
const halls: readonly CellKind[] = ['passage', 'family', 'living'];

/** The bedroom that a room is entered from, by its id. */
type Hosts = ReadonlyMap<string, string>;

/** Of each room that is entered from a bedroom. */
export function bedroomHosts({ rooms, walls }: Plan): Hosts {
  const kinds = new Map(rooms.map(({ id, kind }) => [id, kind]));
  const hosts = new Map<string, string>();
  for (const { rooms: pair, openings } of walls) {
    const [a, b] = pair;
    if (b === null || openings.every(({ kind }) => kind === 'window')) continue;
    for (const [bed, other] of [[a, b] as const, [b, a] as const])
      if (kinds.get(bed) === 'bedroom' && !halls.includes(kinds.get(other) ?? 'living'))
        hosts.set(other, bed);
  }
  return hosts;
}

/** Rooms and courts of a plan, without their walls. */
export const cellsOf = ({ rooms, courts, floors }: Plan): SketchCell[] => [
  ...rooms.map(({ id, kind, floor, cell }) => ({ id, kind, floor, cell })),
  ...courts.flatMap(({ cell }, index) =>
    Array.from({ length: floors }, (_, floor) => ({
      id: `${floor}-court-${index}`,
      kind: 'court' as const,
      floor,
      cell,
    })),
  ),
];

/** A plan's rooms in their present or in other places, joined by doors anew; null where nothing leads to one of them. */
export function sketchOf(plan: Plan, cells: readonly SketchCell[], hosts: Hosts): Sketch | null {
  const entry = plan.stairs ? opposite[plan.stairs.landing] : null;
  const links: Link[] = [];
  for (let on = 0; on < plan.floors; on++) {
    const here = cells.filter(({ floor }) => floor === on);
    const linked: Linked[] = here.map((one) => {
      // Away from its bedroom, a bath is one of all.
      const host = here.find(({ id }) => id === hosts.get(one.id));
      return { ...one, only: host && sharedEdge(host.cell, one.cell) ? host.id : null };
    });
    const found = linksOf(linked, entry);
    if (!found) return null;
    links.push(...found);
  }
  return {
    scheme: plan.scheme,
    house: plan.house,
    floors: plan.floors,
    cells: [...cells],
    links,
    landing: plan.stairs?.landing ?? null,
    parking: plan.parking?.kind ?? null,
  };
}
