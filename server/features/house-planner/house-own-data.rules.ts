import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { deletePlansOf, plansOfUser } from './house-plans.data.ts';

/** What this area holds of a user. */
export const houseOwnData: OwnData = {
  export: async (db, userId) => ({ housePlans: await plansOfUser(db, userId) }),
  erase: deletePlansOf,
};
