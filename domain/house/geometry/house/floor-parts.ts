import type { Plan } from '#domain/house/model/model.ts';
import { levelOf } from '../solid/levels.ts';
import { type Material, type Part, porchLevel } from '../solid/parts.ts';
import { box, without, withoutAll } from '../solid/solids.ts';

const stairCells = ({ rooms }: Plan) =>
  rooms.filter(({ kind, floor }) => kind === 'stair' && floor === 0).map(({ cell }) => cell);

export function slabParts(plan: Plan): Part[] {
  const { house, stairs, floors, plinth, slab } = plan;
  const porch = plan.rooms.find(({ kind }) => kind === 'porch');
  const parts: Part[] = [
    {
      part: 'plinth',
      floor: -1,
      material: plinth.material,
      positions: (plan.stilt ? stairCells(plan) : without(house, porch ? porch.cell : null)).flatMap((rect) =>
        box(rect, 0, plinth.height - 0.02),
      ),
    },
  ];
  for (let floor = 1; floor <= floors; floor++) {
    const top = levelOf(plan, floor) - 0.02;
    const shaft = stairs && floor <= stairs.flights ? [stairs.inside] : [];
    const open = plan.courts.map(({ inside }) => inside);
    const positions = withoutAll(house, [...shaft, ...open]).flatMap((rect) =>
      box(rect, top - slab + 0.02, top),
    );
    const last = floor === floors;
    parts.push({ part: last ? 'roof' : 'slab', floor, material: 'concrete', positions });
  }
  return parts;
}

/** The floor covering of each room; a stair's upper floors are open. */
export function floorParts(plan: Plan): Part[] {
  const courts = plan.courts.map(({ inside }): Part => {
    const level = levelOf(plan, 0);
    return { part: 'floor', floor: 0, material: 'paving', positions: box(inside, level - 0.02, level) };
  });
  const floors = plan.rooms
    .filter(({ kind, floor }) => kind !== 'stair' || floor === 0)
    .map(({ kind, floor, cell }): Part => {
      const level = kind === 'porch' ? porchLevel : levelOf(plan, floor);
      const material: Material =
        kind === 'toilet' || kind === 'wash' ? 'wet-tiles' : kind === 'porch' ? 'paving' : 'tiles';
      return {
        part: 'floor',
        floor,
        material,
        positions: box(cell, kind === 'porch' ? 0 : level - 0.02, level),
      };
    });
  return [...floors, ...courts];
}
