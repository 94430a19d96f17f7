import type { ProblemName } from '#contract/problems.ts';
import { CallError } from '#web/shared/api/call-error.ts';

export type Name = 'email' | 'username' | 'message';

export type Wrong = Partial<Record<Name, ProblemName>>;

const blank: Record<Name, ProblemName> = {
  email: 'email-invalid',
  username: 'required',
  message: 'message-missing',
};

export const names: Name[] = ['email', 'username', 'message'];

/** The server's schema has the last word; what is plainly missing is said without asking it. */
export function wrongIn(form: FormData): Wrong {
  const missing = names.filter((name) => String(form.get(name)).trim() === '');
  return Object.fromEntries(missing.map((name) => [name, blank[name]]));
}

export const wrongOf = (error: unknown): Wrong =>
  error instanceof CallError
    ? Object.fromEntries(error.fields.map(({ path, problem }) => [path, problem]))
    : {};
