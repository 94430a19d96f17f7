import type { Endpoint } from '#contract/endpoint.ts';
import type { ProblemName } from '#contract/problems.ts';
import { clearSession, currentSession } from './session.ts';

/** 'network' when no answer came; otherwise the server's name for what is wrong. */
export type FailureName = ProblemName | 'network';

export interface FieldFailure {
  path: string;
  problem: ProblemName;
}

/** A call that did not succeed. The words for it stand in the catalogue under `problem`. */
export class CallError extends Error {
  readonly problem: FailureName;
  readonly status: number;
  readonly fields: FieldFailure[];
  /** Seconds to wait, where the server named them. */
  readonly retryAfter: number | undefined;

  constructor(
    problem: FailureName,
    answer: Partial<Pick<CallError, 'status' | 'fields' | 'retryAfter'>> = {},
  ) {
    super(problem);
    this.problem = problem;
    this.status = answer.status ?? 0;
    this.fields = answer.fields ?? [];
    this.retryAfter = answer.retryAfter;
  }
}

interface ProblemBody {
  type?: string;
  errors?: { path: string; type: string }[];
}

const nameOf = (type: string | undefined): ProblemName =>
  (type?.replace('/problems/', '') ?? 'server-error') as ProblemName;

/** @returns the error that a failed answer stands for; a 401 on a sent token ends the browser's session. */
export function failure(
  status: number,
  body: ProblemBody | undefined,
  more: { token?: string; retryAfter?: string | null },
): CallError {
  const problem = nameOf(body?.type);
  if (status === 401 && more.token && problem === 'login-needed' && currentSession()?.token === more.token)
    clearSession(true);
  const fields = (body?.errors ?? []).map(({ path, type }) => ({ path, problem: nameOf(type) }));
  const retryAfter = more.retryAfter ? Number(more.retryAfter) : undefined;
  return new CallError(problem, { status, fields, retryAfter });
}

type QueryValue = string | number | boolean | undefined;

// What is given may be looser than what the schema makes of it: the server's schema has the last word.
type Given<T> = T extends undefined ? undefined : { [Key in keyof T]?: T[Key] | string | number | null };

export interface CallOptions<Params, Body> {
  params?: Params;
  query?: Record<string, QueryValue>;
  body?: Given<Body>;
  signal?: AbortSignal;
}

export function addressOf(path: string, params: object = {}, query: Record<string, QueryValue> = {}): string {
  const values = new Map(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

const unlessAborted = (error: unknown): never => {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new CallError('network');
};

/** A call that answers bytes, not JSON. @throws CallError */
export async function fetchBytes<Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  { params, signal, cache }: Pick<CallOptions<Params, Body>, 'params' | 'signal'> & { cache?: RequestCache },
): Promise<Blob> {
  const token = currentSession()?.token ?? '';
  const address = addressOf(endpoint.path, params ?? {});
  const answer = await fetch(address, { headers: { token }, signal, cache }).catch(unlessAborted);
  if (!answer.ok) throw failure(answer.status, await answer.json().catch(() => undefined), { token });
  return answer.blob().catch(unlessAborted);
}

/** Makes one call of the contract. @throws CallError */
export async function call<Params, Query, Body, Response>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  { params, query, body, signal }: CallOptions<Params, Body> = {},
): Promise<Response> {
  const token = currentSession()?.token;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.token = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await fetch(addressOf(endpoint.path, params ?? {}, query), {
    method: endpoint.method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch(unlessAborted);
  const parsed = await answer.json().catch(() => undefined);
  if (!answer.ok)
    throw failure(answer.status, parsed, { token, retryAfter: answer.headers.get('retry-after') });
  if (parsed === undefined) throw new CallError('network');
  return parsed as Response;
}
