import type { Endpoint } from '#contract/endpoint.ts';
import { CallError, failureOf } from './call-error.ts';
import { compareClocks } from './device-clock.ts';
import { currentSession } from './session.ts';
import { onDevice } from './storage.ts';

type QueryValue = string | number | boolean | undefined;

export function addressOf(path: string, params: object = {}, query: Record<string, QueryValue> = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

// What logins on this device answered, so that strangers' tries elsewhere do not keep its people out
// (docs/rules.md#accounts-17). It opens nothing, names nobody, and stays over a logout.

const storageKey = 'neev:device';

/** Several people log in on one phone. */
const mostKept = 5;

const kept = (): string[] => (onDevice.get(storageKey) ?? '').split(',').filter(Boolean);

/** The header `device` of calls that ask for a code, prove one, or log in. */
export const deviceHeader = (): Record<string, string> => {
  const tokens = kept();
  return tokens.length > 0 ? { device: tokens.join(',') } : {};
};

export function keepDevice(token: string): void {
  const tokens = [token, ...kept().filter((known) => known !== token)].slice(0, mostKept);
  onDevice.hold(storageKey, tokens.join(','));
}

// What is given may be looser than what the schema makes of it: the server's schema has the last word. Not so a language:
// what a page is read in may be one that nothing is written in (`writtenLanguage`).
type Loose<T, Key extends keyof T> = T[Key] | (Key extends 'language' ? never : string | number | null);
type Given<T> = T extends undefined ? undefined : { [Key in keyof T]?: Loose<T, Key> };

export interface CallOptions<Params, Body> {
  params?: Params;
  query?: Record<string, QueryValue>;
  body?: Given<Body>;
  signal?: AbortSignal;
  /** Shows that somebody logged in on this device before. */
  device?: boolean;
}

const unlessAborted = (error: unknown): never => {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new CallError('network');
};

/** A call that answers bytes, not JSON. @throws CallError */
export async function fetchBytes<Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  {
    params,
    query,
    signal,
    cache,
  }: Pick<CallOptions<Params, Body>, 'params' | 'query' | 'signal'> & {
    cache?: RequestCache;
  },
): Promise<Blob> {
  const token = currentSession()?.token ?? '';
  const address = addressOf(endpoint.path, params ?? {}, query);
  const answer = await fetch(address, { headers: { token }, signal, cache }).catch(unlessAborted);
  if (!answer.ok) throw await failureOf(answer, token);
  return answer.blob().catch(unlessAborted);
}

/** Makes one call of the contract. @throws CallError */
export async function call<Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  { params, query, body, signal, device }: CallOptions<Params, Body> = {},
): Promise<Response> {
  const token = currentSession()?.token;
  const headers: Record<string, string> = { accept: 'application/json', ...(device && deviceHeader()) };
  if (token) headers.token = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const asked = Date.now();
  const answer = await fetch(addressOf(endpoint.path, params ?? {}, query), {
    method: endpoint.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch(unlessAborted);
  const came = Date.now();
  if (!answer.ok) throw await failureOf(answer, token);
  const parsed = await answer.json().catch(() => undefined);
  if (parsed === undefined) throw new CallError('network');
  compareClocks(answer.headers, asked, came);
  return parsed as Response;
}
