import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { projectsOfUser } from './project.data.ts';

/** What this area holds of a user. */
export const projectOwnData: OwnData = {
  export: async (db, userId) => ({ projects: await projectsOfUser(db, userId) }),
  erase: async (db, userId) => {
    await db.deleteFrom('projects').where('user_id', '=', userId).execute();
  },
};
