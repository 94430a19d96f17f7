import { expect, test } from 'vitest';
import { everyPlan, overlap } from '../../testing/plans.ts';

test('A bath over a living room has a sunk slab, one over a bath has none, and the plan says how many there are', () =>
  everyPlan((plan) => {
    const wet = ['toilet', 'kitchen', 'kitchen-dining', 'wash'];
    const dry = ['living', 'dining', 'bedroom', 'family', 'study', 'store', 'shop', 'dressing'];
    for (const room of plan.rooms) {
      const below = plan.rooms.filter(
        (one) => one.floor === room.floor - 1 && overlap(one.inside, room.inside),
      );
      if (!wet.includes(room.kind) || below.every(({ kind }) => !dry.includes(kind)))
        expect(room.sunkSlab).toBeUndefined();
    }
    const sunk = plan.rooms.filter(({ sunkSlab }) => sunkSlab).length;
    expect(plan.notes.find(({ key }) => key === 'sunk-slab')?.given ?? 0).toBe(sunk);
  }));
