import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { shortBody } from '#contract/endpoint.ts';
import { fullDiskOf } from '#server/platform/config/free-space.ts';
import type { Settings } from '#server/platform/config/settings/settings.ts';
import { tileSource } from '#server/platform/config/settings/web-address.ts';
import { usualPace, watchBodies } from './body-pace.ts';
import { AppError } from './errors.ts';
import { closeGently } from './gentle-close.ts';
import { guardLines } from './guard-lines.ts';
import { hasManyParts } from './many-parts.ts';
import { answerProblems, bareAnswers } from './problem-answers.ts';

/** docs/rules.md#privacy-6. The tile host, where one is set, may bring pictures. */
export function contentSecurityPolicy(settings: Settings): Record<string, string[]> {
  const tiles = settings.mapTiles && tileSource(settings.mapTiles.url);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ["'self'", 'blob:', 'data:', ...(tiles ? [tiles] : [])],
    'media-src': ["'self'", 'blob:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
  };
}

const megabytes8 = 8 * 1024 * 1024;

/** Milliseconds; eight megabytes pass in that time where a phone still has 0.2 Mbit/s. */
const minutes5 = 5 * 60 * 1000;

const seconds20 = 20_000;
const seconds5 = 5000;

/** JSON, and no other text. An empty body is none: programs name the type also where they send nothing. */
function takeJsonAlone(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    void parse(request, body, (wrong, read?: unknown) => {
      if (!wrong && hasManyParts(read)) done(new AppError('bad-input'), undefined);
      else done(wrong, read);
    });
  });
}

/** Plain text, where a call of the contract takes that. */
function takeTextWhereWanted(app: FastifyInstance): void {
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.described?.endpoint.takes === 'text/plain') done(null, body);
    else done(new AppError('unsupported-type'), undefined);
  });
}

/** Whether the words of a header, listed or repeated, are all the one that says: as it is. */
const isAsItIs = (listed: string | undefined, word: string): boolean =>
  (listed ?? '').split(',').every((one) => ['', word].includes(one.trim().toLowerCase()));

/** A body is read as it comes: unpacked, a few bytes would become any number, and no browser packs what it sends. */
function takePlainBodiesAlone(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const coding = headers['transfer-encoding'];
    if (coding === undefined && Number(headers['content-length'] ?? 0) === 0) return;
    if (isAsItIs(headers['content-encoding'], 'identity') && isAsItIs(coding, 'chunked')) return;
    reply.header('accept-encoding', 'identity');
    throw new AppError('body-encoded');
  });
}

const noCompiler = () => () => {
  throw new Error('routes have no schemas of Fastify’s own');
};

const isJson = (reply: FastifyReply): boolean =>
  /^application\/(?:problem\+)?json/.test(String(reply.getHeader('content-type')));

/** Rules for documents; `frame-ancestors` says what `x-frame-options` says. */
const ofPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** An answer in JSON is no document: on a slow line the rules for one would weigh more than what it says. */
function leaveOutPageHeaders(reply: FastifyReply): void {
  for (const name of ofPages) reply.removeHeader(name);
  reply.header('content-security-policy', "default-src 'none';frame-ancestors 'none'");
}

/** What a browser keeps for its user: another person at the same browser has another token (docs/rules.md#media-5). */
function keepByToken(reply: FastifyReply): void {
  if (!String(reply.getHeader('cache-control')).startsWith('private')) return;
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'token' : `${String(vary)}, token`);
}

/** A server with headers, compression, forms with files, and problem details for every error; no calls yet. */
export async function makeHttp(
  settings: Settings,
  log: FastifyBaseLogger,
  pace = usualPace,
): Promise<FastifyInstance> {
  const isHttps = new URL(settings.publicUrl).protocol === 'https:';
  const bare = bareAnswers(isHttps);
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: shortBody,
    clientErrorHandler: bare.toUnreadable,
    frameworkErrors: bare.toBadAddress,
    // Calls are read by the contract's schemas: Fastify's own compilers would only be loaded.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // Fastify lifts Node's limit: who sends a byte a minute would keep a connection for good.
    requestTimeout: minutes5,
    http: { headersTimeout: seconds20, connectionsCheckingInterval: seconds5 },
    routerOptions: { maxParamLength: 300 },
  });
  closeGently(app);
  guardLines(app);
  watchBodies(app, pace, bare.toSlowBody);
  answerProblems(app, fullDiskOf(settings));
  takeJsonAlone(app);
  takeTextWhereWanted(app);
  takePlainBodiesAlone(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(settings) },
    frameguard: { action: 'deny' },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(compress, {
    threshold: 256,
    brotliOptions: { params: { 1: 4 } },
    globalDecompression: false,
  });
  await app.register(multipart, {
    // More files than any call names: the others are ignored, as unknown fields are.
    limits: { fileSize: megabytes8, files: 6, fields: 40, fieldSize: 20_000 },
  });
  // The route's pattern, never the address: an address may hold an e-mail or a token.
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(fields, 'answered');
  });
  // Answers are for the asker alone; files and pages set their own rule.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    keepByToken(reply);
    if (isJson(reply)) return leaveOutPageHeaders(reply);
    // Voices are recorded here, and by nobody who would frame or be framed.
    reply.header('permissions-policy', 'microphone=(self)');
  });
  return app;
}
