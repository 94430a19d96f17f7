import type { Note, Plan } from '../model/model.ts';
import { broken } from '../rules/broken.ts';
import { wantedBedrooms } from './aims.ts';
import type { Site } from './drawing/draw-plan.ts';
import { hasNarrowLiving, lacksOwnBath } from './score.ts';

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
  const below = broken(plan).filter(({ rule }) => rule !== 'parking');
  if (below.length > 0) notes.push({ key: 'below-code', asked: 0, given: below.length });
  return notes;
}
