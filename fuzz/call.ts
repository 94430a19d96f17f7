import type { OpenApi, Operation } from '#server/platform/openapi/openapi-document.ts';
import type { Person } from './people.ts';

/** One entry of `/openapi.json`. */
export interface Documented {
  method: string;
  path: string;
  operation: Operation;
}

export const documentedCalls = ({ paths }: OpenApi): Documented[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

/**
 * How the bytes travel. `whole`: at once, and an answer must come. `parts`: in pieces, and an answer must come. `half`: the
 * rest never comes, and the line is closed. `end`: all is sent, and it is said that no more comes. `leave`: all is sent, and
 * nobody waits for the answer.
 */
export type Travel = 'whole' | 'parts' | 'half' | 'end' | 'leave';

/** One call, as it goes over the line. */
export interface Call {
  method: string;
  /** With the query, as it stands in the first line. */
  target: string;
  /** In this order, doubles included. */
  headers: [string, string][];
  body: Buffer;
  travel: Travel;
  /** Whether no answer at all is fine, of a line that the server closes: what it reads is no HTTP, or too much. */
  mayBeCut: boolean;
  /** What it was made from; none for what no document knows. */
  of?: Documented;
  person?: Person;
}

/** One byte a letter: a header may hold bytes that are no UTF-8. */
export function bytesOf({ method, target, headers, body }: Call): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
/** As `$'…'` of the shell writes bytes. */
const escaped = (bytes: Buffer): string =>
  `$'${bytes.toString('latin1').replace(/[^ -&(-[\]-~]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)}'`;

const mostShown = 1500;

/** So that somebody can make the call again. */
export function asCurl(call: Call, address: string): string {
  const { method, target, headers, body, travel } = call;
  const words = headers
    .filter(([name]) => !/^(host|content-length|connection|transfer-encoding)$/i.test(name))
    .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const shown = body.subarray(0, mostShown);
  const data = body.length > 0 ? [`--data-binary ${escaped(shown)}`] : [];
  const rest = body.length > mostShown ? ` # and ${body.length - mostShown} bytes more` : '';
  const how = travel === 'whole' ? '' : ` # travels: ${travel}`;
  return `curl -i --path-as-is -X ${quoted(method)} ${quoted(address + target)} ${[...words, ...data].join(' ')}${rest}${how}`;
}
