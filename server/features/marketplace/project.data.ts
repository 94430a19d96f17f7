import type { Selectable } from 'kysely';
import type { Project } from '#contract/marketplace/projects.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ProjectsTable } from '#server/platform/database/tables/provider-tables.ts';

const projectOf = (row: Selectable<ProjectsTable>): Project => ({
  _id: row.id,
  userId: row.user_id,
  title: row.title,
  description: row.description,
  pictures: row.pictures,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** @returns undefined where the user shows so many already */
export async function insertProject(
  db: Db,
  project: { user_id: string; title: string; description: string; pictures: string[] },
  most: number,
): Promise<Project | undefined> {
  const { user_id } = project;
  return db.transaction().execute(async (transaction) => {
    // Two at once do not both take the last place.
    await transaction.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute();
    if ((await projectsOfUser(transaction, user_id)).length >= most) return undefined;
    return projectOf(
      await transaction.insertInto('projects').values(project).returningAll().executeTakeFirstOrThrow(),
    );
  });
}

/** Oldest first. */
export async function projectsOfUser(db: Db, userId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(projectOf);
}

export const findProject = (db: Db, id: string) =>
  db.selectFrom('projects').select(['id', 'user_id', 'title']).where('id', '=', id).executeTakeFirst();

/** @returns the pictures that it showed */
export async function deleteProject(db: Db, id: string): Promise<string[]> {
  const gone = await db.deleteFrom('projects').where('id', '=', id).returning('pictures').executeTakeFirst();
  return gone?.pictures ?? [];
}

export async function deleteProjectsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('projects').where('user_id', '=', userId).execute();
}
