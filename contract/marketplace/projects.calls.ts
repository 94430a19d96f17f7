import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { dataOf, nothing, problem, storable, timestamp, typedFor } from '#contract/fields.ts';
import type { ProblemName } from '#contract/problems.ts';
import { isVisible } from '#contract/written.ts';

const atLeast3 = (max: number, short: ProblemName) =>
  z
    .string({ error: problem(short) })
    .max(typedFor(max), problem('too-long'))
    .transform((value) => storable(value).trim())
    .pipe(
      z
        .string()
        .min(3, { error: problem(short), abort: true })
        .max(max, problem('too-long'))
        .refine(isVisible, { error: problem(short) }),
    );

/** How many pictures a project shows. */
export const mostProjectPictures = 4;

/** Title first, then description (docs/rules.md#marketplace-15). */
export const projectBody = z.object({
  title: atLeast3(120, 'title-short'),
  description: atLeast3(2000, 'description-short'),
  userId: z.string().max(64).optional(),
  /** What `/upload` answered, in the order to show them. */
  pictures: z
    .array(z.string().max(200), { error: problem('picture-invalid') })
    .max(mostProjectPictures, problem('picture-invalid'))
    .default([]),
});

export const projectRecord = z.object({
  _id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string(),
  pictures: z.array(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Project = z.infer<typeof projectRecord>;

export const addProject = endpoint({
  method: 'POST',
  path: '/addProject',
  access: 'user',
  summary: 'Add a project to the user’s own profile',
  body: projectBody,
  response: dataOf(projectRecord),
});

export const getProjects = endpoint({
  method: 'GET',
  path: '/getProjects/:id',
  access: 'user',
  summary: 'The projects of a user, oldest first',
  params: z.object({ id: z.string() }),
  response: dataOf(z.array(projectRecord)),
});

export const deleteProject = endpoint({
  method: 'DELETE',
  path: '/deleteProject/:id',
  access: 'user',
  summary: 'Delete a project',
  params: z.object({ id: z.string() }),
  response: nothing,
});
