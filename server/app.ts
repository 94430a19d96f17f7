import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { makeFindCaller } from './account/sessions.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { makeHttp } from './platform/http.ts';
import { servePages } from './platform/pages.ts';
import { projectRoot } from './platform/project-root.ts';
import { makeRegister } from './platform/route.ts';
import type { Services } from './platform/services.ts';
import { productRoutes } from './products/product.routes.ts';
import { projectRoutes } from './projects/project.routes.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { uploadRoutes } from './uploads/upload.routes.ts';

/** The whole server on its services: the only list of areas. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = await makeHttp(services.settings, services.log);
  const register = makeRegister(app, { services, findCaller: makeFindCaller(services) });
  accountRoutes(register, services, []);
  providerRoutes(register, services);
  productRoutes(register, services);
  projectRoutes(register, services);
  uploadRoutes(app, register, services);
  adminRoutes(register, services);
  siteRoutes(app, register, services);
  await servePages(app, join(projectRoot(), 'dist/web'));
  return app;
}
