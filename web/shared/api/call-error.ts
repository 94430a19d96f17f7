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
