import { doorLeaf } from '#domain/house/geometry/door-leaf.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import type { Room } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';

/** Room for the frame of an opening. */
const beside = 0.03;

/** The strip of floor along each window, where nothing tall stands. */
export function windowStrips(plan: Plan, room: Room): Rect[] {
  return plan.walls
    .filter(({ rooms }) => rooms.includes(room.id))
    .flatMap((wall) =>
      wall.openings
        .filter(({ kind }) => kind === 'window')
        .map(({ at, width }): Rect => {
          const reach = wall.thickness / 2 + 0.5;
          const [from, free] = [at - width / 2 - beside, width + 2 * beside];
          return wall.along === 'x'
            ? { x: from, y: wall.line - reach, width: free, depth: 2 * reach }
            : { x: wall.line - reach, y: from, width: 2 * reach, depth: free };
        }),
    );
}

/** Where a leaf swings, and the step before the door on its other side. */
export function doorways(plan: Plan, wall: Wall): Rect[] {
  return wall.openings
    .filter(({ kind }) => kind !== 'window')
    .map((opening) => {
      const { at, width } = opening;
      const door = opening.kind === 'gap' ? null : doorLeaf(plan, wall, opening);
      const [step, swing] = [0.6 + wall.thickness / 2, width + 0.05];
      const up = door ? door.edge > wall.line : true;
      const [below, above] = door ? (up ? [step, swing] : [swing, step]) : [0.7, 0.7];
      const [from, free] = [at - width / 2 - beside, width + 2 * beside];
      return wall.along === 'x'
        ? { x: from, y: wall.line - below, width: free, depth: below + above }
        : { x: wall.line - below, y: from, width: below + above, depth: free };
    });
}
