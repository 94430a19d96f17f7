import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { elsewhere } from '#content/elsewhere.ts';
import { articles } from '#server/features/assistant/knowledge/articles.ts';
import { noDanger } from '#server/features/assistant/knowledge/finding/told-danger.ts';
import { plain } from '#server/platform/geo/normalise.ts';

export const labelled = z.strictObject({ text: z.string().min(1), class: z.string().min(1) });
export type Labelled = z.infer<typeof labelled>;

export const folder = new URL('../../content/assistant/', import.meta.url).pathname;

const read = (name: string): Labelled[] =>
  readFileSync(join(folder, 'questions', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => labelled.parse(JSON.parse(line)));

const saidOf = z.strictObject({ say: z.string().min(1), danger: z.string().min(1).nullable() });

/** What the model of dangers learns from: messages that tell of one, and ordinary ones, by people who know no rule. */
export function saidOfDangers(): Labelled[] {
  const from = new URL('../../content/dangers/said/', import.meta.url).pathname;
  return readdirSync(from)
    .sort()
    .flatMap((name) => readFileSync(join(from, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => saidOf.parse(JSON.parse(line)))
    .map(({ say, danger }) => ({ text: say, class: danger ?? noDanger }));
}

/** Numbers aside: "2 masons in Pune" and "3 masons in Pune" teach the same. */
const gist = (text: string) => plain(text).replace(/\p{Nd}+/gu, '#');

/** What the router learns from: labelled questions, those that articles answer, and those about other matters. */
export function questions(): Labelled[] {
  const all = [
    ...readdirSync(join(folder, 'questions')).sort().flatMap(read),
    ...articles.flatMap(({ asked }) => asked.map((text) => ({ text, class: 'article' }))),
    ...elsewhere.map((text) => ({ text, class: 'elsewhere' })),
  ];
  const known = new Set<string>();
  return all.filter(({ text }) => !known.has(gist(text)) && known.add(gist(text)));
}

export const hashOf = (all: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex');
