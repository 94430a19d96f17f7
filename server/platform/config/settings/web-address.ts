import { isIPv6 } from 'node:net';

/** What the parser of addresses lets through or strips in silence, and a header or a page must never get. */
const strange = /[\s\p{C}"'`<>\\^{|}]/u;

// The parser takes `a;script-src` for a name; a policy would take it for a directive.
const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const isHost = (name: string): boolean => hostName.test(name) || isIPv6(name.replace(/^\[(.*)\]$/, '$1'));

/** A web address with a real host, no user, no fragment and nothing odd in it. @returns undefined otherwise */
export function readWebAddress(value: string, protocols: string[]): URL | undefined {
  if (value.length > 2000 || strange.test(value) || value.includes('#') || !URL.canParse(value))
    return undefined;
  const url = new URL(value);
  const plain = url.username === '' && url.password === '' && !/^[a-z]+:\/\/[^/?]*@/i.test(value);
  return plain && protocols.includes(url.protocol) && isHost(url.hostname) ? url : undefined;
}

const template = /^(https?:\/\/)(\{s\}\.)?([^/?{}]+)(\/.*)$/i;

const placeholders = /\{(-?y|[xzr])\}/g;

/**
 * The tile server of `https://{s}.tiles.example/{z}/{x}/{y}.png`, as a policy names it: `https://*.tiles.example`.
 * `{s}` may stand for the host's first name alone, `{z}`, `{x}`, `{y}` (or `{-y}`) must, and `{r}` may stand behind it.
 * @returns undefined when it is no such address
 */
export function tileSource(value: string): string | undefined {
  const [, scheme = '', first, host = '', path = ''] = template.exec(value) ?? [];
  const named = new Set([...path.matchAll(placeholders)].map(([, name = '']) => name.replace('-', '')));
  const url = readWebAddress(scheme + (first ? 's.' : '') + host + path.replace(placeholders, '0'), [
    'http:',
    'https:',
  ]);
  if (!url || !['x', 'y', 'z'].every((name) => named.has(name))) return undefined;
  return `${url.protocol}//${first ? url.host.replace(/^s\./, '*.') : url.host}`;
}
