import { type Choice, wantedBedrooms } from '../layout/schemes/choice.ts';
import type { Answers } from '../model/answers.ts';
import type { Note } from '../model/model.ts';
import type { Rect } from '../model/rect.ts';

export function notesOf(answers: Answers, choice: Choice, buildable: Rect): Note[] {
  const { layout, floors, scheme } = choice;
  const asked = wantedBedrooms(answers.rooms, answers.floors, buildable);
  const notes: Note[] = [];
  if (layout.bedrooms < asked && answers.rooms !== 'ANY')
    notes.push({ key: 'fewer-bedrooms', asked, given: layout.bedrooms });
  if (floors < answers.floors) notes.push({ key: 'fewer-floors', asked: answers.floors, given: floors });
  if (answers.parking === 'Yes' && scheme.parking === 'none')
    notes.push({ key: 'no-parking', asked: 1, given: 0 });
  return notes;
}
