import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A page of the build in each encoding, and what of it the content security policy has to allow. */
export interface PageDocument {
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

export async function readDocument(file: string): Promise<PageDocument> {
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
export function sendDocument(
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
