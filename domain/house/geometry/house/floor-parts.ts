import type { Plan } from '#domain/house/model/model.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import { levelOf } from '../solid/levels.ts';
import { type Material, type Part, porchLevel } from '../solid/parts.ts';
import { box, clipped, without, withoutAll } from '../solid/solids.ts';
import { along } from './wall-parts.ts';

const stairCells = ({ rooms }: Plan) =>
  rooms.filter(({ kind, floor }) => kind === 'stair' && floor === 0).map(({ cell }) => cell);

/** The halves of walls that reach over a porch: they stand on the plinth too. */
const wallsOver = ({ walls }: Plan, porch: Rect): Rect[] =>
  walls
    .filter(({ floor, kind }) => floor === 0 && (kind === 'outer' || kind === 'inner'))
    .flatMap((wall) => clipped(along(wall, wall.from, wall), porch) ?? []);

/** The hole over a flight. */
const shaftOn = ({ stairs }: Plan, floor: number) =>
  stairs && floor > 0 && floor <= stairs.flights ? [stairs.inside] : [];

export function slabParts(plan: Plan): Part[] {
  const { house, floors, plinth, slab } = plan;
  const porch = plan.rooms.find(({ kind }) => kind === 'porch');
  const parts: Part[] = [
    {
      part: 'plinth',
      floor: -1,
      material: plinth.material,
      positions: [
        ...(plan.stilt ? stairCells(plan) : without(house, porch ? porch.cell : null)).flatMap((rect) =>
          box(rect, 0, plinth.height - 0.02),
        ),
        ...(plan.stilt || !porch ? [] : wallsOver(plan, porch.cell)).flatMap((rect) =>
          box(rect, 0, plinth.height),
        ),
      ],
    },
  ];
  for (let floor = 1; floor <= floors; floor++) {
    const top = levelOf(plan, floor) - 0.02;
    const shaft = shaftOn(plan, floor);
    const open = plan.courts.map(({ inside }) => inside);
    const positions = withoutAll(house, [...shaft, ...open]).flatMap((rect) =>
      box(rect, top - slab + 0.02, top),
    );
    const last = floor === floors;
    parts.push({ part: last ? 'roof' : 'slab', floor, material: 'concrete', positions });
  }
  return parts;
}

/** The floor covering of each room; over a flight it is open but for the edge on which the walls stand. */
export function floorParts(plan: Plan): Part[] {
  const courts = plan.courts.map(({ inside }): Part => {
    const level = levelOf(plan, 0);
    return { part: 'floor', floor: 0, material: 'paving', positions: box(inside, level - 0.02, level) };
  });
  const floors = plan.rooms.map(({ kind, floor, cell }): Part => {
    const level = kind === 'porch' ? porchLevel : levelOf(plan, floor);
    const holes =
      kind === 'stair' ? shaftOn(plan, floor) : kind === 'porch' && !plan.stilt ? wallsOver(plan, cell) : [];
    const material: Material =
      kind === 'toilet' || kind === 'wash' ? 'wet-tiles' : kind === 'porch' ? 'paving' : 'tiles';
    return {
      part: 'floor',
      floor,
      material,
      positions: withoutAll(cell, holes).flatMap((rect) =>
        box(rect, kind === 'porch' ? 0 : level - 0.02, level),
      ),
    };
  });
  return [...floors, ...courts];
}
