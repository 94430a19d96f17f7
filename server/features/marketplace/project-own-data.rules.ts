import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import { deleteProjectsOf, projectsOfUser } from './project.data.ts';

/** What this area holds of a user. */
export const projectOwnData: OwnData = {
  export: async (db, userId) => ({ projects: await projectsOfUser(db, userId) }),
  erase: deleteProjectsOf,
};
