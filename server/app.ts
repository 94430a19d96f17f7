import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account/account.routes.ts';
import { noticeRoutes } from './account/notice.routes.ts';
import { forgetCallers, makeFindCaller, onForgottenCallers } from './account/sessions.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { assistantOwnData } from './assistant/assistant-own-data.ts';
import { makeAssistant } from './assistant/choose.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { makeChat } from './chat/chat.rules.ts';
import { serveChat } from './chat/chat.socket.ts';
import { chatOwnData } from './chat/chat-own-data.ts';
import { reportRoutes } from './chat/report.routes.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { dreamRoutes } from './dream/dream.routes.ts';
import { makeDream } from './dream/dream.rules.ts';
import { dreamOwnData } from './dream/dream-own-data.ts';
import { houseRoutes } from './house/house.routes.ts';
import { houseOwnData } from './house/house-own-data.ts';
import { serveLists } from './listing/listing-availability.ts';
import { makeHttp } from './platform/http.ts';
import { servePages } from './platform/pages.ts';
import { makeRegister } from './platform/route.ts';
import type { Services } from './platform/services.ts';
import { projectRoot } from './process/project-root.ts';
import { productRoutes } from './products/product.routes.ts';
import { moveProducts, sendBackProduct } from './products/product-change.ts';
import { listProducts } from './products/product-list.ts';
import { productOwnData } from './products/product-own-data.ts';
import { listProductsOf } from './products/products-of-provider.ts';
import { projectRoutes } from './projects/project.routes.ts';
import { projectOwnData } from './projects/project-own-data.ts';
import { providerRoutes } from './providers/provider.routes.ts';
import { lookAtIdPicture, sendBackProvider } from './providers/provider-admin.ts';
import { searchProviders } from './providers/provider-lists.ts';
import { providerOwnData } from './providers/provider-own-data.ts';
import { siteRoutes } from './site/site.routes.ts';
import type { FindListings } from './tools/listings-tool.ts';
import { makeTools } from './tools/tools.ts';
import { uploadRoutes } from './uploads/upload.routes.ts';

const findListings =
  ({ pool }: Services): FindListings =>
  async (kind, filter, caller) => {
    if (kind === 'product') {
      const { products, total } = await listProducts(pool, filter, caller);
      return { listings: products, total };
    }
    const { providers, total } = await searchProviders(pool, { kind, filter });
    return { listings: providers, total };
  };

/** The whole server on its services: the only list of areas. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const app = await makeHttp(services.settings, services.log);
  const findCaller = makeFindCaller(services);
  const register = makeRegister(app, { services, findCaller });
  accountRoutes(register, services, [
    productOwnData(services),
    providerOwnData(services),
    projectOwnData,
    houseOwnData,
    chatOwnData,
    assistantOwnData,
    dreamOwnData(services),
  ]);
  noticeRoutes(register, services);
  providerRoutes(register, services, { listOf: listProductsOf, move: moveProducts });
  productRoutes(register, services);
  projectRoutes(register, services);
  houseRoutes(register, services);
  const chat = makeChat(services);
  chatRoutes(register, chat);
  reportRoutes(register, chat);
  services.live.onLine((line) => serveChat(chat, line));
  services.live.onLine((line) => serveLists(services, line));
  uploadRoutes(app, register, services);
  adminRoutes(register, services, { sendBackProvider, sendBackProduct, lookAtIdPicture });
  const dream = makeDream(services);
  dreamRoutes(register, dream);
  app.addHook('preClose', async () => dream.queue.end());
  assistantRoutes(register, makeAssistant(services, makeTools(findListings(services))));
  siteRoutes(app, register, services);
  docsRoutes(app);
  services.live.open(app, { findCaller, forget: forgetCallers, onForgotten: onForgottenCallers });
  await servePages(app, join(projectRoot(), 'dist/web'));
  return app;
}
