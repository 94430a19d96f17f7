import { type Answers, answersFromSearch } from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land/land-size.ts';
import type { Db } from '#server/platform/database/database.ts';
import { plansOfUser } from './house-plans.data.ts';

/** What the user's newest saved house was made by; undefined where there is none on a land that can be read. */
export async function houseOfUser(db: Db, userId: string): Promise<Answers | undefined> {
  const houses = (await plansOfUser(db, userId)).map(({ search }) =>
    answersFromSearch(Object.fromEntries(new URLSearchParams(search))),
  );
  return houses.find(({ landSize }) => readLandSize(landSize).ok);
}
