import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { elsewhere } from '#content/elsewhere.ts';
import { articles } from '#server/features/assistant/knowledge/articles.ts';
import { plain } from '#server/platform/geo/normalise.ts';

export const labelled = z.strictObject({ text: z.string().min(1), class: z.string().min(1) });
type Labelled = z.infer<typeof labelled>;

export const folder = new URL('../../content/assistant/', import.meta.url).pathname;

const read = (name: string): Labelled[] =>
  readFileSync(join(folder, 'questions', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => labelled.parse(JSON.parse(line)));

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
