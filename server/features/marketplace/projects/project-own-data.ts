import type { OwnData } from '#server/features/accounts/own-data/own-data.ts';
import type { Services } from '#server/platform/services.ts';
import { projectsOfUser } from './project.data.ts';

/** What this area holds of a user. */
export function projectOwnData({ pictures }: Pick<Services, 'pictures'>): OwnData {
  return {
    export: async (db, userId) => ({ projects: await projectsOfUser(db, userId) }),
    erase: async (db, userId) => {
      const gone = await db
        .deleteFrom('projects')
        .where('user_id', '=', userId)
        .returning('pictures')
        .execute();
      for (const picture of gone.flatMap((project) => project.pictures)) await pictures.forget(db, picture);
    },
  };
}
