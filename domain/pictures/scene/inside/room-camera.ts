import type { Part } from '#domain/house/geometry/solid/parts.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Room } from '#domain/house/model/room.ts';
import { type Camera, eyeLevel } from '#domain/pictures/raytracer/model/scene.ts';
import { vector } from '#domain/pictures/raytracer/model/vector.ts';

/** Half the picture's width at distance 1: as wide as rooms are photographed. */
const spread = 0.86;
/** Nothing of the room is seen nearer than this: a column or a curtain beside the eye would stand before it all. */
const near = 0.3;
/** So far off the far wall a room is seen at least, if need be from behind its own near wall. */
const farthest = 3.5;

interface View extends Camera {
  score: number;
}

/** The middle of a block on the plan, and its top. */
function middleOf({ positions }: Part): { x: number; y: number; top: number } {
  const range = (axis: number) => {
    const values = positions.filter((_, place) => place % 3 === axis);
    return [Math.min(...values), Math.max(...values)] as const;
  };
  const [[x1, x2], [, top], [z1, z2]] = [range(0), range(1), range(2)];
  return { x: (x1 + x2) / 2, y: -(z1 + z2) / 2, top };
}

const turns = [0, 90, 180, 270].map((degrees) => (degrees * Math.PI) / 180);

/** One look along an axis of the room, from the middle of its near wall or aside of it. */
function viewAlong(
  { plan, room, blocks }: { plan: Plan; room: Room; blocks: readonly ReturnType<typeof middleOf>[] },
  { turn, aside, floor }: { turn: number; aside: number; floor: number },
): View {
  const { x, y, width, depth } = room.inside;
  // Ahead on the plan: 0 looks away from the road.
  const [ax, ay] = [Math.round(Math.sin(turn)), Math.round(Math.cos(turn))];
  const [long, wide] = ay === 0 ? [width, depth] : [depth, width];
  const inset = 0.12;
  const back = Math.max(0, farthest - (long - inset));
  const offset = aside * Math.max(0, wide / 2 - 0.5);
  const at = {
    x: x + width / 2 - ax * (long / 2 - inset + back) + ay * offset,
    y: y + depth / 2 - ay * (long / 2 - inset + back) - ax * offset,
  };
  // From aside the eye turns to the middle of the far wall, but not through a near wall that it looks through.
  const yaw = back > 0 ? 0 : -Math.atan2(offset * 0.9, long);
  const [sin, cos] = [Math.sin(turn + yaw), Math.cos(turn + yaw)];
  const seen = (px: number, py: number) => {
    const [dx, dy] = [px - at.x, py - at.y];
    const deep = dx * sin + dy * cos;
    const across = dx * cos - dy * sin;
    return { deep, inside: deep > back + near && Math.abs(across / deep) < spread * 0.95 };
  };
  let score = long * 1.3 - back * 1.2;
  for (const block of blocks) {
    const { deep, inside } = seen(block.x, block.y);
    if (!inside) continue;
    score += 0.5;
    if (deep - back < 1.9 && block.top - floor > 0.6) score -= 2.5;
  }
  for (const wall of plan.walls)
    if (wall.rooms.includes(room.id))
      for (const { kind, at: place } of wall.openings) {
        const [px, py] = wall.along === 'x' ? [place, wall.line] : [wall.line, place];
        if (kind === 'window' && seen(px, py).inside) score += 3;
      }
  return {
    at: vector(at.x, floor + eyeLevel, -at.y),
    turn: turn + yaw,
    spread,
    shift: -0.12,
    clear: back + near,
    score,
  };
}

/** From where most of the room is seen: its windows, its furniture, its length. */
export function roomCamera(
  plan: Plan,
  room: Room,
  { furniture, floor }: { furniture: readonly Part[]; floor: number },
): Camera {
  const blocks = furniture.map(middleOf);
  const views = turns.flatMap((turn) =>
    [-0.7, 0.7].map((aside) => viewAlong({ plan, room, blocks }, { turn, aside, floor })),
  );
  return views.reduce((best, view) => (view.score > best.score + 1e-9 ? view : best));
}
