import {
  addProject,
  deleteProject as deleteProjectCall,
  getProjects,
} from '#contract/marketplace/projects/calls.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import { isId } from '#server/platform/database/ids.ts';
import { requireOwner, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteProject, findProject, insertProject, projectsOfUser } from './project.data.ts';

export function projectRoutes(register: Register, { db }: Services): void {
  register(addProject, async ({ body, caller }, reply) => {
    requireSelf(caller, body.userId);
    const { title, description } = body;
    const data = await insertProject(db, { user_id: caller.userId, title, description });
    reply.code(201);
    return { data };
  });
  register(getProjects, async ({ params }) => ({
    data: isId(params.id) ? await projectsOfUser(db, params.id) : [],
  }));
  register(deleteProjectCall, async ({ params, caller }) => {
    const project = isId(params.id) ? await findProject(db, params.id) : undefined;
    if (!project) throw new AppError('not-found');
    requireOwner(caller, project.user_id);
    await db.transaction().execute(async (transaction) => {
      await deleteProject(transaction, project.id);
      if (caller.userId === project.user_id) return;
      const record = { kind: 'project', id: project.id, name: project.title } as const;
      await recordAct(transaction, { act: 'delete', admin: caller, record });
    });
    return { data: null };
  });
}
