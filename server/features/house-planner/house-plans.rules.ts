import { type Answers, answersFromSearch } from '#domain/house/model/answers.ts';
import { landProblem } from '#domain/house/plan/plan.ts';
import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { deletePlansOf, plansOfUser } from './house-plans.data.ts';

/** What this area holds of a user. */
export const houseOwnData: OwnData = {
  export: async (db, userId) => ({ housePlans: await plansOfUser(db, userId) }),
  erase: deletePlansOf,
};

/** What the user's newest saved house was made by; undefined where there is none that fits its land. */
export async function houseOfUser(db: Db, userId: string): Promise<Answers | undefined> {
  const houses = (await plansOfUser(db, userId)).map(({ search }) =>
    answersFromSearch(Object.fromEntries(new URLSearchParams(search))),
  );
  return houses.find((answers) => landProblem(answers) === undefined);
}
