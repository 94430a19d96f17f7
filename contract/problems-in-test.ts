import type { z } from 'zod';

/** What a schema makes of a value: the value, or `!` and the name of the first problem. */
export function read(schema: z.ZodType, given: unknown): unknown {
  const answer = schema.safeParse(given);
  return answer.success ? answer.data : `! ${answer.error.issues[0]?.message}`;
}

/** `field: problem` for all that is wrong, in the order in which it is told. */
export const problemsOf = (schema: z.ZodType | undefined, given: unknown): string[] =>
  schema?.safeParse(given).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];
