import type { ProblemName } from '#contract/problems.ts';
import { clearSession, currentSession } from './session.ts';

/** 'network' when no answer came, 'device-full' when this device keeps nothing; otherwise the server's name for what is wrong. */
export type FailureName = ProblemName | 'network' | 'device-full';

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
  /** A proxy said it, or a hotspot: no word of ours. */
  readonly foreign: boolean;

  constructor(
    problem: FailureName,
    answer: Partial<Pick<CallError, 'status' | 'fields' | 'retryAfter' | 'foreign'>> = {},
  ) {
    super(problem);
    this.problem = problem;
    this.status = answer.status ?? 0;
    this.fields = answer.fields ?? [];
    this.retryAfter = answer.retryAfter;
    this.foreign = answer.foreign ?? false;
  }
}

interface ProblemBody {
  type?: unknown;
  errors?: { path: string; type: string }[];
}

const nameOf = (type: string): ProblemName => type.replace('/problems/', '') as ProblemName;

interface Answer {
  status: number;
  /** As it was parsed, if it could be. */
  body: ProblemBody | null | undefined;
  /** The token that was sent. */
  token?: string | undefined;
  /** The header: seconds. */
  retryAfter?: string | null;
}

/** The type of a problem document of ours; nobody else has such. */
const typeOf = ({ body }: Answer): string | undefined =>
  typeof body?.type === 'string' && body.type.startsWith('/problems/') ? body.type : undefined;

/** @returns the error that a failed answer stands for; a 401 of ours on a sent token ends the browser's session. */
export function failure(answer: Answer): CallError {
  const { status, body, token } = answer;
  const seconds = Number(answer.retryAfter);
  const retryAfter = seconds > 0 ? seconds : undefined;
  const type = typeOf(answer);
  if (!type) return foreign(status, retryAfter);
  const problem = nameOf(type);
  if (status === 401 && token && problem === 'login-needed' && currentSession()?.token === token)
    clearSession(true);
  const fields = (body?.errors ?? []).map((field) => ({ path: field.path, problem: nameOf(field.type) }));
  return new CallError(problem, { status, fields, retryAfter });
}

/** A proxy answered, or a hotspot that wants a login: no word of ours, but a line that leads nowhere. */
const foreign = (status: number, retryAfter?: number): CallError =>
  status >= 500
    ? new CallError('server-error', { status, retryAfter, foreign: true })
    : new CallError('network', { foreign: true });

/** The error that a failed answer to `fetch` stands for. @param token that was sent */
export async function failureOf(answer: Response, token?: string): Promise<CallError> {
  const body = await answer.json().catch(() => undefined);
  return failure({ status: answer.status, body, token, retryAfter: answer.headers.get('retry-after') });
}

/** Too slow a line, too much at once, not logged in any more: no word about the call itself. */
const passing = new Set([401, 408, 429]);

/** Whether the same call may be taken later: not refused, as by the server's word about the call itself. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.problem === 'network' ||
  error.status >= 500 ||
  passing.has(error.status);
