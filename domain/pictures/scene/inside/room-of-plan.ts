import { changedPlan } from '#domain/house/changes/changed-plan.ts';
import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import type { Room, RoomKind } from '#domain/house/model/room.ts';
import type { InsideRoom } from '#domain/pictures/prompt/inside-words.ts';
import type { ParsedPrompt } from '#domain/pictures/prompt/prompt.ts';

/** A room of another kind that can be furnished as the one that is asked for. */
const instead: Record<InsideRoom, readonly RoomKind[]> = {
  living: ['living', 'family'],
  kitchen: ['kitchen', 'kitchen-dining'],
  bedroom: ['bedroom'],
  dining: ['dining', 'kitchen-dining', 'family'],
  toilet: ['toilet'],
  study: ['study', 'bedroom', 'family'],
};

const size = ({ inside }: Room) => inside.width * inside.depth;

/** The largest room of the first kind that the plan has, furnished as the wanted one. */
function roomIn(plan: Plan, wanted: InsideRoom): Room | undefined {
  for (const kind of instead[wanted]) {
    const found = plan.rooms
      .filter((room) => room.kind === kind && !(plan.stilt && room.floor === 0))
      .toSorted((a, b) => size(b) - size(a))[0];
    if (found) return kind === 'kitchen-dining' && wanted === 'kitchen' ? found : { ...found, kind: wanted };
  }
  return undefined;
}

/** The room in the user's own house, else in a sample one. */
export function roomOfPlan(parsed: ParsedPrompt, house: Answers | undefined): { plan: Plan; room: Room } {
  const wanted = parsed.inside ?? 'living';
  const samples: Answers[] = [
    ...(house ? [house] : []),
    { ...defaultAnswers, areaType: parsed.answers.areaType, finish: 'best' },
    defaultAnswers,
  ];
  for (const answers of samples) {
    const made = changedPlan(answers);
    const room = made.ok ? roomIn(made.plan, wanted) : undefined;
    if (made.ok && room)
      return {
        plan: { ...made.plan, rooms: made.plan.rooms.map((one) => (one.id === room.id ? room : one)) },
        room,
      };
  }
  throw new Error(`no ${wanted} in a sample house`);
}
