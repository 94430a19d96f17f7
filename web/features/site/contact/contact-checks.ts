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

const isAddress = (value: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim());

/** The server's schema has the last word; what is plainly wrong is said without asking it: it may be far away. */
export function wrongIn(form: FormData): Wrong {
  const read = (name: Name) => String(form.get(name));
  const wrong = names.filter(
    (name) => read(name).trim() === '' || (name === 'email' && !isAddress(read(name))),
  );
  return Object.fromEntries(wrong.map((name) => [name, blank[name]]));
}

export const wrongOf = (error: unknown): Wrong =>
  error instanceof CallError
    ? Object.fromEntries(error.fields.map(({ path, problem }) => [path, problem]))
    : {};
