import { edgeOf, near, sharedEdge } from '#domain/house/model/edges.ts';
import type { Side } from '#domain/house/model/rect.ts';
import type { CellKind } from '#domain/house/model/room.ts';
import type { Link, SketchCell } from './sketch.ts';

/** A cell, and the only one that it opens to, where there is one. */
export interface Linked extends SketchCell {
  only: string | null;
}

const halls: readonly CellKind[] = ['passage', 'family', 'living'];
const beforeStairs: readonly CellKind[] = [...halls, 'porch'];
/** From where a room is entered, the best first. */
const hosts: Partial<Record<CellKind, readonly CellKind[]>> = {
  bedroom: halls,
  study: halls,
  toilet: halls,
  dressing: ['bedroom'],
  kitchen: ['dining', 'passage', 'living'],
  dining: ['living', 'passage'],
  'kitchen-dining': ['living', 'passage'],
  passage: ['living', 'family', 'passage'],
  store: ['passage', 'kitchen', 'family', 'living'],
  wash: ['kitchen', 'passage'],
  balcony: ['family', 'bedroom', 'study', 'living', 'passage'],
  porch: ['living', 'passage', 'dining'],
};
/** A porch has its own way in, a passage upstairs the stair. */
const mayStandFree: readonly CellKind[] = ['porch', 'passage'];
const open: readonly CellKind[] = ['passage', 'dining'];

const doorLength = (kind: CellKind) =>
  kind === 'toilet' || kind === 'dressing' || kind === 'passage' ? 0.94 : 1.06;

function longest(cell: Linked, among: readonly Linked[]): Linked | null {
  let best: Linked | null = null;
  let most = doorLength(cell.kind);
  for (const other of among) {
    const edge = sharedEdge(cell.cell, other.cell);
    if (!edge || edge.to - edge.from < most) continue;
    [best, most] = [other, edge.to - edge.from];
  }
  return best;
}

function hostOf(cell: Linked, beside: readonly Linked[]): Linked | null {
  if (cell.only !== null)
    return longest(
      cell,
      beside.filter(({ id }) => id === cell.only),
    );
  for (const kind of hosts[cell.kind] ?? []) {
    const found = longest(
      cell,
      beside.filter((other) => other.kind === kind),
    );
    if (found) return found;
  }
  return null;
}

/** Who stands before the stairs must come to both of their flights. */
function stairLink(cell: Linked, beside: readonly Linked[], entry: Side): Link[] {
  const edge = edgeOf(cell.cell, entry);
  const before = beside.find((other) => {
    const shared = beforeStairs.includes(other.kind) && sharedEdge(cell.cell, other.cell);
    return (
      shared &&
      shared.along === edge.along &&
      near(shared.line, edge.line) &&
      shared.to - shared.from >= edge.to - edge.from - 0.25
    );
  });
  // From below the house a door leads in.
  const kind = before?.kind === 'porch' ? 'door' : 'gap';
  return before ? [{ kind, between: [before.id, cell.id] }] : [];
}

/** What joins the rooms of one floor; null where nothing leads to one of them. */
export function linksOf(cells: readonly Linked[], entry: Side | null): Link[] | null {
  const links: Link[] = [];
  for (const cell of cells) {
    const beside = cells.filter((other) => other !== cell);
    if (cell.kind === 'stair') {
      const found = entry ? stairLink(cell, beside, entry) : [];
      if (found.length === 0) return null;
      links.push(...found);
      continue;
    }
    const host = hostOf(cell, beside);
    if (host) links.push({ kind: open.includes(cell.kind) ? 'gap' : 'door', between: [host.id, cell.id] });
    else if (hosts[cell.kind] && !mayStandFree.includes(cell.kind)) return null;
  }
  return links;
}
