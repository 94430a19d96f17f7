import { type ProblemName, problems } from '#contract/problems.ts';

/** One wrong field: where it stands and which sentence says what to do. */
export interface FieldError {
  path: string;
  problem: ProblemName;
}

/** Thrown by rules; the one error handler answers it as problem details (RFC 9457). */
export class AppError extends Error {
  readonly problem: ProblemName;
  readonly status: number;
  readonly errors: FieldError[];
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;
  /** How many places are free after all, for 'not-free'. */
  readonly free: number | undefined;

  constructor(
    problem: ProblemName,
    more: { errors?: FieldError[]; retryAfter?: number; free?: number } = {},
  ) {
    super(problems[problem].sentence);
    this.problem = problem;
    this.status = problems[problem].status;
    this.errors = more.errors ?? [];
    this.retryAfter = more.retryAfter;
    this.free = more.free;
  }
}

/** A rule found one field wrong: 400 with the field named. */
export const fieldError = (path: string, problem: ProblemName): AppError =>
  new AppError(problem, { errors: [{ path, problem }] });

export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** `type` names the sentence, so that the browser can show its own language's. */
  errors?: { path: string; message: string; type: string }[];
  /** Seconds to wait: over a socket there is no header for it. */
  retryAfter?: number;
  free?: number;
  data?: null;
}

export function problemDetails(error: AppError): ProblemDetails {
  const { status, sentence } = problems[error.problem];
  return {
    type: `/problems/${error.problem}`,
    title: error.problem.replaceAll('-', ' '),
    status,
    detail: sentence,
    ...(error.errors.length > 0 && {
      errors: error.errors.map(({ path, problem }) => ({
        path,
        message: problems[problem].sentence,
        type: `/problems/${problem}`,
      })),
    }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    ...(error.free !== undefined && { free: error.free }),
    ...(status === 404 && { data: null }),
  };
}
