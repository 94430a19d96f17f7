import {
  contractorTypes,
  engineerTypes,
  groupTypes,
  productTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import type { Article, Hire, Source, Topic } from './article.ts';
import { type Parsed, readFrontMatter } from './front-matter.ts';

const hires: readonly Hire[] = [
  ...workerCategories,
  ...groupTypes,
  ...contractorTypes,
  ...engineerTypes,
  ...productTypes,
  ...providerKinds,
];
const isHire = (name: string): name is Hire => hires.some((hire) => hire === name);

const languages = [
  { language: 'en', titleKey: 'title', heading: 'English' },
  { language: 'hi', titleKey: 'title-hi', heading: 'हिन्दी' },
] as const;
const keys = { values: ['title', 'title-hi'], lists: ['keywords', 'asked', 'trades', 'sources'] };

function refuseUnknownKeys({ values, lists }: Parsed): void {
  for (const key of [...values.keys(), ...lists.keys()])
    if (!keys.values.includes(key) && !keys.lists.includes(key))
      throw new Error(
        `has "${key}", which no article has: it may be one of ${Object.values(keys).flat().join(', ')}`,
      );
  for (const key of keys.values)
    if (!values.has(key)) throw new Error(`lacks a title: add the line "${key}: …" at its top`);
  for (const key of keys.lists)
    if (values.has(key)) throw new Error(`has "${key}" in one line: put each below it, as "  - …"`);
}

function textOf({ values, sections }: Parsed, { titleKey, heading }: (typeof languages)[number]) {
  const text = sections.get(heading);
  if (!text) throw new Error(`lacks a language: add its text below a line "## ${heading}"`);
  return { title: values.get(titleKey) ?? '', text };
}

function tradesOf({ lists }: Parsed): { trades?: Hire[] } {
  const names = lists.get('trades');
  const unknown = names?.find((name) => !isHire(name));
  if (unknown !== undefined)
    throw new Error(`names the trade "${unknown}", which is no category: write one of ${hires.join(', ')}`);
  return names && names.length > 0 ? { trades: names.filter(isHire) } : {};
}

const year = /\b(?:1[89]|20)\d\d\b/;

/** "Title | 2016 | https://…": the address may be left out, the year may not. */
function sourceOf(line: string): Source {
  const [title = '', date = '', url, ...more] = line.split('|').map((part) => part.trim());
  if (title === '' || !year.test(date) || more.length > 0)
    throw new Error(
      `has the source "${line}": write it as "title | year | https://…", the last part only if there is one`,
    );
  if (url === undefined) return { title, date };
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    throw new Error(`has the source "${line}", whose address does not begin with https://`);
  return { title, date, url };
}

/**
 * Reads one file of content/articles; content/README.md says how it is written.
 * @throws Error with what to do, as the end of a sentence that begins with the file's name
 */
export function readArticle(file: string, { id, topic }: { id: string; topic: Topic }): Article {
  const parsed = readFrontMatter(file);
  refuseUnknownKeys(parsed);
  const [en, hi] = languages;
  const keywords = parsed.lists.get('keywords') ?? [];
  if (keywords.length === 0) throw new Error('lacks keywords: add "keywords:" and below it lines "  - …"');
  const more = [...parsed.sections.keys()].find((name) => !languages.some(({ heading }) => heading === name));
  if (more !== undefined)
    throw new Error(`has the heading "${more}": an article has English and हिन्दी alone`);
  const sources = (parsed.lists.get('sources') ?? []).map(sourceOf);
  return {
    id,
    topic,
    en: textOf(parsed, en),
    hi: textOf(parsed, hi),
    keywords,
    asked: parsed.lists.get('asked') ?? [],
    ...tradesOf(parsed),
    sources,
  };
}
