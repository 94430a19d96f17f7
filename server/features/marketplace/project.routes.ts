import {
  addProject,
  deleteProject as deleteProjectCall,
  getProjects,
} from '#contract/marketplace/projects.calls.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import { isId } from '#server/platform/database/ids.ts';
import { requireOwner, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteProject, findProject, insertProject, projectsOfUser } from './project.data.ts';

/** So many projects a user may show. */
const mostProjects = 100;

export function projectRoutes(register: Register, { db, pictures }: Services): void {
  register(addProject, async ({ body, caller }, reply) => {
    requireSelf(caller, body.userId);
    const { userId } = caller;
    const { title, description } = body;
    const shown = [...new Set(body.pictures)];
    for (const reference of shown)
      await requireOwnPicture(db, pictures, { path: 'pictures', reference, userId, purpose: 'public' });
    const project = { user_id: userId, title, description, pictures: shown };
    const data = await insertProject(db, project, mostProjects);
    if (!data) throw new AppError('projects-full');
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
    const shown = await db.transaction().execute(async (transaction) => {
      const gone = await deleteProject(transaction, project.id);
      if (caller.userId === project.user_id) return gone;
      const record = { kind: 'project', id: project.id, name: project.title } as const;
      await recordAct(transaction, { act: 'delete', admin: caller, record });
      return gone;
    });
    for (const picture of shown) await pictures.forget(db, picture);
    return { data: null };
  });
}
