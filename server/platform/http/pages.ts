import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { askedLanguage, prefersJson } from './asked.ts';
import { answerNotFound } from './problem-answers.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page of the build in each encoding, and what of it the content security policy has to allow. */
interface PageDocument {
  bodies: Record<Encoding, Buffer>;
  /** Changes with every byte. */
  hash: string;
  scripts: string[];
  styles: string[];
  /** It is the page of its address without parameters, and of no other. */
  alone: boolean;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Hashes of what stands between the tags of one kind, in the form of the policy. */
const hashesOf = (page: string, tag: string): string[] =>
  page
    .split(`<${tag}>`)
    .slice(1)
    .map((from) => `'sha256-${sha256(from.split(`</${tag}>`, 1)[0] ?? '')}'`);

/** The copy that the build has made, or one made here where there is none. */
const copy = (file: string, make: () => Promise<Buffer>): Promise<Buffer> => readFile(file).catch(make);

async function readDocument(file: string): Promise<PageDocument> {
  const identity = await readFile(file);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gz] = await Promise.all([
    copy(`${file}.br`, () => promisify(brotliCompress)(identity, quick)),
    copy(`${file}.gz`, () => promisify(gzip)(identity)),
  ]);
  const page = identity.toString('utf8');
  return {
    bodies: { br, gzip: gz, identity },
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    scripts: hashesOf(page, 'script'),
    styles: hashesOf(page, 'style'),
    alone: /<div id="root"[^<>]* data-alone/.test(page),
  };
}

const takesBr = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/;
function encodingFor(accepted = ''): Encoding {
  if (takesBr.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}

/** The policy of every answer, and besides it what stands in this page: no other script or style runs. */
const policyWith = (policy: string, { scripts, styles }: PageDocument): string =>
  policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));

/**
 * Fresh at each visit, and not sent again to who has it.
 * @param vary what of the request besides the encoding chose this page
 */
function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { document, vary }: { document: PageDocument; vary: string[] },
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  // Strong: each encoding is another sequence of bytes.
  const tag = `"${document.hash}-${encoding}"`;
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: ['accept-encoding', ...vary].join(', ') });
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') reply.header('content-security-policy', policyWith(policy, document));
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (reply.statusCode === 200 && known?.includes(tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(document.bodies[encoding]);
}

const asked = ['accept', 'accept-language', 'cookie'];

/** As the browser's router compares them: however they are spelled, with a stroke at their end or without. */
const samePath = (path: string): string => path.toLowerCase().replace(/(?<!\/)\/+$/, '') || '/';

const pages = new Set(Object.values(paths).map(samePath));

/**
 * Serves the built web application: files by name; the public pages as the build has rendered them, in the language of
 * who asks (docs/rules.md#shell-6); its bare page for every other GET of a screen; and 404 for every other address, as a page
 * or, where JSON is preferred, as a problem.
 * @param folder the build; without it (tests, development) only the calls are served.
 */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  const names = built ? await namesIn(folder) : [];
  const files = new Set(names.filter((name) => !name.startsWith('/pages/') && !name.endsWith('.html')));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // One route for all of them, below: one for each of hundreds of files takes a start longer than all calls together.
      serve: false,
      preCompressed: true,
      // Names under /assets carry a hash of their content.
      setHeaders: (reply, path) => {
        reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  app.setNotFoundHandler((_request, reply) => answerNotFound(reply));
  if (!built) return;
  const { languages, find, bare } = documentsIn(folder, names);
  const needsOf = await readNeeds(folder);
  // A route, not the handler of what no route matches: only routes are compressed.
  app.get('/*', async (request, reply) => {
    const [path = '', query = ''] = request.url.split('?');
    if (files.has(path)) return reply.sendFile(path);
    // A file of an older build is no page, for no caller.
    if (path.startsWith('/assets/') || prefersJson(request.headers.accept)) {
      reply.header('vary', 'accept');
      return answerNotFound(reply);
    }
    const isPage = pages.has(samePath(path));
    if (!isPage) reply.code(404);
    const language = askedLanguage(request.headers, languages);
    const ahead = await find(isPage ? path : '/missing', language);
    const { own, most } = needsOf(path, language);
    if (ahead && !(ahead.alone && query)) {
      // Words first, unless the page has records to wait for: its scripts come beside them. Its style stands in it.
      if (own) reply.header('link', linkTo(own));
      return sendDocument(request, reply, { document: ahead, vary: asked });
    }
    reply.header('link', linkTo(own ?? most));
    return sendDocument(request, reply, { document: await bare(), vary: asked });
  });
}

/**
 * The `Link` header that has the browser ask for all scripts at once, not for each when the one before it has come. Styles
 * stand in none: Firefox refuses to prefetch under `default-src 'none'`, and each browser complains of a preloaded style
 * that a visitor who is sent elsewhere does not need.
 */
const linkTo = (files: string[]): string =>
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<${file}>; rel=modulepreload`)
    .join(', ');

const needsFile = z.record(z.string(), z.string().array());

/** Which files an address needs besides those that stand in the bare page: some have their own, the others what most need. */
async function readNeeds(folder: string) {
  const text = await readFile(join(folder, 'pages/needs.json'), 'utf8').catch(() => '{}');
  const needs = new Map(Object.entries(needsFile.parse(JSON.parse(text))));
  return (path: string, language: string) => ({
    own: needs.get(`${language} ${path}`),
    most: needs.get(`${language} *`) ?? [],
  });
}

/** What the build has rendered, `/pages/LANGUAGE/PAGE.html`; each is read when it is first asked for. */
function documentsIn(folder: string, names: string[]) {
  const ahead = new Map<string, string>(
    names.flatMap((name) => {
      const [, language, page] = /^\/pages\/([a-z]{2})\/(\w+)\.html$/.exec(name) ?? [];
      return language && page ? [[`${language} /${page === 'home' ? '' : page}`, name] as const] : [];
    }),
  );
  const read = new Map<string, Promise<PageDocument>>();
  const once = (name: string): Promise<PageDocument> => {
    const known = read.get(name) ?? readDocument(join(folder, name));
    read.set(name, known);
    // What could not be read is tried again for the next visitor.
    known.catch(() => read.delete(name));
    return known;
  };
  return {
    languages: new Set([...ahead.keys()].map((key) => key.slice(0, 2))),
    find: async (path: string, language: string): Promise<PageDocument | undefined> => {
      const name = ahead.get(`${language} ${path}`);
      return name === undefined ? undefined : await once(name);
    },
    bare: () => once('/index.html'),
  };
}

/** The address of each file that was built, the compressed copies aside. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
}
