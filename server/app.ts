import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { shippedRates } from '#domain/estimate/rates.ts';
import { contractRoutes, makeContracts } from './contracts.ts';
import { evidenceRoutes, makeClaims } from './evidence.ts';
import { accountRoutes } from './features/accounts/account.routes.ts';
import { effectsAfter } from './features/accounts/act/in-transaction.rules.ts';
import { noticeRoutes, pushRoutes } from './features/accounts/notices/notice.routes.ts';
import type { OwnData } from './features/accounts/own-data/own-data.ts';
import {
  forgetCallers,
  makeFindCaller,
  onForgottenCallers,
} from './features/accounts/sessions/find-caller.rules.ts';
import { makeContacts } from './features/accounts/users/contacts.rules.ts';
import { adminRoutes, suspensionRoutes } from './features/admin/admin.routes.ts';
import type { StopWork } from './features/admin/suspension.rules.ts';
import { startAnswerThread } from './features/assistant/answering/answer-thread.ts';
import { assistantRoutes } from './features/assistant/assistant.routes.ts';
import { assistantOwnData } from './features/assistant/assistant-own-data.ts';
import { makeAssistant } from './features/assistant/choose.ts';
import { articles } from './features/assistant/knowledge/articles.ts';
import type { FindListings } from './features/assistant/tools/listings-tool.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { chatOwnData, makeChat } from './features/chat/chat.rules.ts';
import { serveChat } from './features/chat/chat-events.routes.ts';
import { reportRoutes } from './features/chat/report.routes.ts';
import type { Contracts } from './features/contracts/contracts.ts';
import { contractsOwnData } from './features/contracts/papers/contracts-own-data.rules.ts';
import type { Claims } from './features/evidence/claims/claims.ts';
import { claimsOwnData } from './features/evidence/claims/claims-own-data.rules.ts';
import { wagesMoved } from './features/evidence/claims/wages-moved.rules.ts';
import { evidenceOwnData } from './features/evidence/own-data/evidence-own-data.rules.ts';
import { endListings } from './features/hiring/bookings/endings/end-listings.rules.ts';
import { stopAccount } from './features/hiring/bookings/endings/stop-account.rules.ts';
import { areParties, calledOffOf } from './features/hiring/bookings/parties.data.ts';
import { calendarOwnData } from './features/hiring/calendar/calendar-own-data.rules.ts';
import { freeFromOf, startOfToday } from './features/hiring/calendar/free-days.rules.ts';
import { resizeUnits } from './features/hiring/calendar/units/resize-units.rules.ts';
import { freeColumns } from './features/hiring/calendar/units/taken.data.ts';
import type { Hiring } from './features/hiring/hiring.ts';
import { hiringOwnData } from './features/hiring/own-data/hiring-own-data.rules.ts';
import { workBetween } from './features/hiring/own-data/work-between.rules.ts';
import { trustFacts } from './features/hiring/reviews/trust.rules.ts';
import { houseRoutes } from './features/house-planner/house-plans.routes.ts';
import { houseOfUser, houseOwnData } from './features/house-planner/house-plans.rules.ts';
import type { DrawingTurns } from './features/image-generation/drawing-turns.job.ts';
import { imageOwnData } from './features/image-generation/gallery.rules.ts';
import { imageRoutes } from './features/image-generation/image-generation.routes.ts';
import { makeImageGeneration, startDrawing } from './features/image-generation/image-generation.rules.ts';
import { figureRoutes } from './features/marketplace/figures.routes.ts';
import type { EndListing } from './features/marketplace/free/end-listing.ts';
import type { Facts } from './features/marketplace/free/listing-facts.data.ts';
import { helpedRoutes } from './features/marketplace/helped/helped.routes.ts';
import { productIdsOf } from './features/marketplace/products/product.data.ts';
import { productRoutes } from './features/marketplace/products/product.routes.ts';
import { moveProducts } from './features/marketplace/products/product-add.rules.ts';
import { sendBackProduct } from './features/marketplace/products/product-change.rules.ts';
import {
  listProducts,
  listProductsOf,
  productOwnData,
} from './features/marketplace/products/product-list.rules.ts';
import { projectRoutes } from './features/marketplace/project.routes.ts';
import { projectOwnData } from './features/marketplace/project-own-data.rules.ts';
import { lookAtIdPicture } from './features/marketplace/providers/id-pictures.rules.ts';
import { providerRoutes } from './features/marketplace/providers/provider.routes.ts';
import { searchProviders } from './features/marketplace/providers/provider-lists.rules.ts';
import { providerOwnData } from './features/marketplace/providers/provider-own-data.rules.ts';
import { sendBackProvider } from './features/marketplace/providers/provider-verification.rules.ts';
import { publicRoutes } from './features/marketplace/public/public.routes.ts';
import type { Trade } from './features/marketplace/public/public-address.rules.ts';
import { serveLists } from './features/marketplace/search/listing-availability.rules.ts';
import { healthRoutes } from './features/site/health.routes.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { uploadRoutes } from './features/site/upload.routes.ts';
import { hiringRoutes, makeHiring } from './hiring.ts';
import { projectRoot } from './platform/config/data-dir.ts';
import type { FindCaller } from './platform/http/access.ts';
import { AppError } from './platform/http/errors.ts';
import { makeHttp } from './platform/http/http.ts';
import { networkOf } from './platform/http/network.ts';
import { servePages } from './platform/http/pages.ts';
import { answerNotFound } from './platform/http/problem-answers.ts';
import { logRefusals } from './platform/http/security-events.ts';
import { traceCalls } from './platform/http/trace.ts';
import { measureCalls, metricsRoutes } from './platform/metrics/metrics.routes.ts';
import { docsRoutes } from './platform/openapi/docs.routes.ts';
import { listCalls } from './platform/openapi/registered-calls.ts';
import { makeRegister } from './platform/route.ts';
import type { Services } from './platform/services.ts';

/** A page shows so many; more would be a library. */
const mostArticles = 5;

const findListings =
  ({ reads }: Services): FindListings =>
  (kind, filter, caller) =>
    reads.list(caller, async (from) => {
      if (kind === 'product') {
        const { products, total } = await listProducts(from, filter, { caller });
        return { listings: products, total };
      }
      const { providers, total } = await searchProviders(from.pool, { kind, filter });
      return { listings: providers, total };
    });

const hiredFacts = ({ now }: Hiring): Facts => ({
  columns: (kind, bind) => {
    const free = freeColumns(kind, bind(startOfToday(now())));
    return `${free}, r.hired_times, r.review_count, r.review_stars`;
  },
  read: ({ units, free_in, ...standing }, capacity) => ({
    freeFrom: freeFromOf({ units, free_in }, capacity, now()),
    ...trustFacts(standing),
  }),
});

/** What the knowledge has for who looks for this trade. */
const articlesOf = async ({ category }: Trade) =>
  articles.filter(({ trades }) => trades?.includes(category)).slice(0, mostArticles);

const endHired =
  (hiring: Hiring): EndListing =>
  async (db, { ref, ownerId, by }) => {
    const listingIds = ref.kind === 'provider' ? await productIdsOf(db, ref._id) : [ref._id];
    return endListings(hiring, db, { listingIds, ownerId, by: by.userId });
  };

const stopHired =
  (hiring: Hiring): StopWork =>
  async (transaction, userId, afterwards) => {
    const { after, run } = effectsAfter(hiring);
    await stopAccount(hiring, { transaction, after }, userId);
    afterwards(run);
  };

/** What each area holds of a user, in the order in which it ends. */
function ownDataOf(
  services: Services,
  { hiring, contracts, claims }: { hiring: Hiring; contracts: Contracts; claims: Claims },
): OwnData[] {
  return [
    // Before the listings: their bookings end while they are there, and a crew that goes takes its memberships along.
    hiringOwnData(hiring),
    contractsOwnData(contracts),
    evidenceOwnData,
    claimsOwnData(claims),
    calendarOwnData(hiring),
    productOwnData(services),
    providerOwnData(services),
    projectOwnData,
    houseOwnData,
    chatOwnData,
    assistantOwnData,
    imageOwnData,
  ];
}

/** Traces, counts and, where one is refused, writes down every call. */
function watchCalls(app: FastifyInstance, { metrics, secrets }: Services, findCaller: FindCaller): void {
  traceCalls(app);
  measureCalls(app, metrics);
  logRefusals(app, {
    findCaller,
    hashOf: (ip) => secrets.keyedHash('caller', networkOf(ip)).toString('base64url').slice(0, 16),
    count: (event) => metrics.securityEvents.inc({ event }),
  });
}

/** Before the database closes: what is being drawn is given back to others. */
async function drawWhileOpen(app: FastifyInstance, services: Services): Promise<DrawingTurns | undefined> {
  const turns = await startDrawing(services, houseOfUser);
  app.addHook('onClose', () => turns?.end());
  return turns;
}

/** The whole server on its services: the only list of areas. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const rates = services.settings.rates ?? shippedRates;
  const app = await makeHttp(services.settings, services.log);
  const findCaller = makeFindCaller(services);
  watchCalls(app, services, findCaller);
  const calls = listCalls(app);
  const registerIn = makeRegister(app, { services, findCaller });
  const chat = makeChat(services);
  const contacts = makeContacts(services, { areParties, calledOffOf });
  const hiring: Hiring = makeHiring(services, chat, {
    meets: (userId) => contacts.meets(userId),
    wagesMoved: (transaction, moved) => wagesMoved(claims, transaction, moved),
  });
  const contracts = makeContracts(hiring, chat);
  const claims: Claims = makeClaims(hiring);
  const ownData = ownDataOf(services, { hiring, contracts, claims });
  accountRoutes(registerIn('accounts'), services, { ownData, contacts });
  noticeRoutes(registerIn('accounts'), services);
  pushRoutes(registerIn('push'), services);
  const end = endHired(hiring);
  const facts = hiredFacts(hiring);
  providerRoutes(registerIn('providers'), services, {
    listOf: listProductsOf,
    move: moveProducts,
    resize: (db, ref, capacity) => resizeUnits(db, { ref }, { capacity, now: hiring.now() }),
    facts,
    end,
    contacts,
  });
  helpedRoutes(registerIn('helped'), services, end);
  productRoutes(registerIn('products'), services, { facts, end });
  projectRoutes(registerIn('projects'), services);
  figureRoutes(registerIn('figures'), services);
  publicRoutes(registerIn('public'), services, { facts, articlesOf });
  houseRoutes(registerIn('house-planner'), services);
  chatRoutes(registerIn('chat'), chat);
  reportRoutes(registerIn('chat'), chat, (two) => workBetween(hiring, two));
  hiringRoutes(registerIn('hiring'), hiring);
  contractRoutes(registerIn('contracts'), contracts, rates);
  evidenceRoutes(registerIn('evidence'), { hiring, contracts, claims });
  services.realtime.onConnection((connection) => serveChat(chat, connection));
  services.realtime.onConnection((connection) => serveLists(services, connection));
  uploadRoutes(app, registerIn('site'), services);
  adminRoutes(registerIn('admin'), services, { sendBackProvider, sendBackProduct, lookAtIdPicture });
  suspensionRoutes(registerIn('admin'), services, stopHired(hiring));
  const images = await makeImageGeneration(services, await drawWhileOpen(app, services), houseOfUser);
  imageRoutes(registerIn('image-generation'), images);
  app.addHook('preClose', async () => images.orders.end());
  assistantRoutes(registerIn('assistant'), await makeAssistant(services, findListings(services), rates));
  // Most tests only ask the routes, and need no thread.
  app.addHook('onListen', async () => void startAnswerThread({ rates, wages: services.settings.wages }));
  siteRoutes(app, registerIn('site'), services);
  metricsRoutes(app, services);
  docsRoutes(app, calls);
  services.realtime.open(app, { findCaller, forget: forgetCallers, onForgotten: onForgottenCallers });
  await servePages(app, join(projectRoot(), 'dist/web'));
  return app;
}

/** A process that only runs jobs (docs/rules.md#watching-2): it tells how it is, and serves nothing else. */
export async function buildWorkerApp(services: Services): Promise<FastifyInstance> {
  const app = await makeHttp(services.settings, services.log);
  measureCalls(app, services.metrics);
  healthRoutes(app, services);
  metricsRoutes(app, services);
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  services.realtime.join(app);
  await drawWhileOpen(app, services);
  return app;
}

/**
 * What answers at the address of the server while its start waits for room on the disk (docs/rules.md#running-5): it
 * lives, it is not ready, and nothing is saved.
 */
export async function buildWaitingRoom({
  settings,
  log,
}: Pick<Services, 'settings' | 'log'>): Promise<FastifyInstance> {
  const app = await makeHttp(settings, log);
  app.get('/healthz', async () => ({ data: { serving: true } }));
  app.get('/readyz', async () => {
    throw new AppError('not-ready');
  });
  app.setNotFoundHandler(async () => {
    throw new AppError('storage-full');
  });
  return app;
}
