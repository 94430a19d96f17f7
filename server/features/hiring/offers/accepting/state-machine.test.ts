import { expect, test } from 'vitest';
import { AppError } from '#server/platform/http/errors.ts';
import { bookActs } from '#server/testing/game/book-acts.ts';
import { bookingActs } from '#server/testing/game/booking-acts.ts';
import { dice } from '#server/testing/game/dice.ts';
import { endingActs } from '#server/testing/game/ending-acts.ts';
import { type Act, newGame } from '#server/testing/game/game.ts';
import { hireActs } from '#server/testing/game/hire-acts.ts';
import { machineActs } from '#server/testing/game/machine-acts.ts';
import { peopleActs } from '#server/testing/game/people-acts.ts';
import { expectBooksWhole, expectPromisesKept } from '#server/testing/game/promises.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

const acts: Record<string, Act> = {
  ...hireActs,
  ...bookingActs,
  ...peopleActs,
  ...machineActs,
  ...bookActs,
  ...endingActs,
};
const names = Object.keys(acts);
const often = [
  'offers',
  'offers',
  'offers',
  'accepts',
  'accepts',
  'accepts',
  'asks',
  'asks',
  'moves',
  'moves',
];
// Endings are rare, and those who are left list again.
const turns = [
  ...names,
  ...names.filter((name) => !(name in endingActs)),
  ...often,
  ...often,
  ...[
    'timePasses',
    'timePasses',
    'writes',
    'reviews',
    'handsOver',
    'bringsBack',
    'listsAgain',
    'listsAgain',
    'listsAgain',
  ],
];

// More games, as in `npm run test:long`, and others: GAMES_FROM=1000 GAMES=300 npx vitest run with this file.
const first = Number(process.env.GAMES_FROM ?? 0);
const rounds = Number(process.env.GAMES ?? 3);
const stepsARound = 1000;

test.each(Array.from({ length: rounds }, (_, place) => first + place))(
  'after each of a thousand acts of anybody at any time every promise holds, game %d',
  async (seed) => {
    const fallen = dice(seed + 1);
    // The games begin at other hours of a day.
    const game = await newGame(neev, fallen, new Date(Date.UTC(2027, 0, 4, 2 * seed)));
    const did = new Set<string>();
    for (let step = 0; step < stepsARound; step += 1) {
      const name = fallen.pick(turns) ?? 'asks';
      try {
        await acts[name]?.(game);
        did.add(name);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500)
          throw new Error(`game ${seed}, step ${step}, ${name}`, { cause: error });
      }
      await expectPromisesKept(game, `step ${step}, ${name}, game ${seed}`);
    }
    expect([...did].toSorted()).toEqual(names.toSorted());
    await expectBooksWhole(game);
  },
  300_000,
);
