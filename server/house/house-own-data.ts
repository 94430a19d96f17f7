import type { OwnData } from '../account/own-data.ts';
import { deletePlansOf, plansOfUser } from './house.data.ts';

/** What this area holds of a user. */
export const houseOwnData: OwnData = {
  export: async (db, userId) => ({ housePlans: await plansOfUser(db, userId) }),
  erase: deletePlansOf,
};
