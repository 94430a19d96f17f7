import type { Note, Plan } from '../model/model.ts';
import type { Wall } from '../model/wall.ts';
import { broken } from '../rules/broken.ts';
import { wantedBedrooms } from './aims.ts';
import type { Site } from './drawing/draw-plan.ts';
import { hasNarrowLiving, lacksOwnBath } from './score.ts';

const hasWindow = ({ openings }: Wall) => openings.some(({ kind }) => kind === 'window');

/** Metres: a window nearer to the neighbour's land looks at a wall that is not built yet. */
const fromBoundary = 0.6;

function looksAtBoundary({ walls, house, plot }: Plan): boolean {
  const free = {
    left: house.x - plot.x,
    right: plot.x + plot.width - house.x - house.width,
    rear: plot.y + plot.depth - house.y - house.depth,
  };
  return walls.some(
    (wall) =>
      wall.side !== null && wall.side !== 'front' && free[wall.side] < fromBoundary - 0.01 && hasWindow(wall),
  );
}

/** What its openings leave to be settled: with the neighbour, and by who builds. */
function notesOfOpenings(plan: Plan): Note[] {
  const notes: Note[] = [];
  if (looksAtBoundary(plan)) notes.push({ key: 'window-at-boundary', asked: 1, given: 0 });
  const dark = plan.rooms.filter(
    ({ id, kind }) =>
      kind === 'toilet' && !plan.walls.some((wall) => wall.rooms.includes(id) && hasWindow(wall)),
  ).length;
  if (dark > 0) notes.push({ key: 'no-bath-window', asked: 0, given: dark });
  if (plan.roof.kind === 'flat' && !plan.stairs) notes.push({ key: 'no-roof-stair', asked: 1, given: 0 });
  return notes;
}

/** @param choices all that there are to choose from, the plan among them */
export function notesOf(site: Site, plan: Plan, choices: readonly Plan[]): Note[] {
  const { answers } = site;
  const asked = wantedBedrooms(site, answers.floors);
  const notes: Note[] = [];
  if (plan.bedrooms < asked && (answers.rooms !== 'ANY' || answers.bedrooms)) {
    const besideCar = plan.parking && choices.some((one) => !one.parking && one.bedrooms > plan.bedrooms);
    notes.push({ key: besideCar ? 'fewer-beside-car' : 'fewer-bedrooms', asked, given: plan.bedrooms });
  }
  const floors = plan.stilt ? plan.floors - 1 : plan.floors;
  if (floors < answers.floors) notes.push({ key: 'fewer-floors', asked: answers.floors, given: floors });
  if (answers.parking === 'Yes' && !plan.parking) {
    notes.push({ key: 'no-parking', asked: 1, given: 0 });
    const other = choices.find(({ parking }) => parking);
    if (other) notes.push({ key: 'car-in-other', asked: choices.indexOf(other), given: other.bedrooms });
  }
  if (answers.parents && !plan.rooms.some(({ kind, floor }) => kind === 'bedroom' && floor === 0))
    notes.push({ key: 'no-ground-bedroom', asked: 1, given: 0 });
  if (answers.shop && !plan.rooms.some(({ kind }) => kind === 'shop'))
    notes.push({ key: 'no-shop', asked: 1, given: 0 });
  if (hasNarrowLiving(plan)) notes.push({ key: 'narrow-living', asked: 1, given: 0 });
  if (lacksOwnBath(plan)) notes.push({ key: 'no-own-bath', asked: 1, given: 0 });
  if (answers.vastu && !answers.road) notes.push({ key: 'no-road-side', asked: 1, given: 0 });
  if (plan.stilt) notes.push({ key: 'on-columns', asked: 1, given: 1 });
  const sunk = plan.rooms.filter(({ sunkSlab }) => sunkSlab).length;
  if (sunk > 0) notes.push({ key: 'sunk-slab', asked: 0, given: sunk });
  if (plan.parking?.kind === 'front' || plan.parking?.kind === 'beside')
    notes.push({ key: 'open-parking', asked: 1, given: 1 });
  notes.push(...notesOfOpenings(plan));
  const below = broken(plan).filter(({ rule }) => rule !== 'parking');
  if (below.length > 0) notes.push({ key: 'below-code', asked: 0, given: below.length });
  return notes;
}
