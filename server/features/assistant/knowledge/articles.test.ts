import { describe, expect, it, test } from 'vitest';
import {
  contractorTypes,
  engineerTypes,
  groupTypes,
  productTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import { articles } from './articles.ts';

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const devanagari = /[\u0900-\u097f]/;

/** Names of materials, laws, sites and of words on Neev's own screens, which Hindi speakers read in Latin letters. */
const latinInHindi = new Set(
  (
    'cotton isolated combined Siporex hollow through underpinning rainwater harvesting encumbrance retention cybercrime ' +
    'Verified verified eshram PENCIL'
  ).split(' '),
);

test('There are at least 80 articles and no two share a name', () => {
  expect(articles.length).toBeGreaterThanOrEqual(80);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  expect(new Set(articles.map(({ en }) => en.title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ hi }) => hi.title)).size).toBe(articles.length);
});

/** Laws, rules, schemes, standards and numbers to call. */
const official =
  /\b(?:[A-Z]\w+ Act|[A-Z]\w+ Rules|NBC|National Building Code|RERA|e-Shram|PMAY|POSH|IS \d{3,5})\b|[Hh]elpline|labour codes|(?:call|dial|police|number|emergency|Emergency|or),? (?:112|181|1098|1930|14434|15100)\b|हेल्पलाइन|संहिता/;

describe.each(articles.map((article) => [article.id, article] as const))('%s', (_, article) => {
  it('is short in both languages, and each is written in its own letters', () => {
    for (const { text } of [article.en, article.hi]) {
      expect(wordsIn(text)).toBeGreaterThanOrEqual(60);
      expect(wordsIn(text)).toBeLessThanOrEqual(140);
    }
    expect(article.en.title + article.en.text).not.toMatch(devanagari);
    expect(article.hi.title).toMatch(devanagari);
    expect(article.hi.title + article.hi.text).not.toMatch(/[०-९]/);
    const long = `${article.hi.title} ${article.hi.text}`.match(/[A-Za-z]{6,}/g) ?? [];
    expect(long.filter((word) => !latinInHindi.has(word))).toEqual([]);
  });

  it('names no standard, mix or grade of steel in Hindi that the English does not name', () => {
    const standards = (text: string) => new Set(text.match(/IS \d+|M\d\d\b|\bFe \d+/g));
    for (const standard of standards(article.hi.text)) expect(standards(article.en.text)).toContain(standard);
  });

  // docs/rules.md#assistant-8
  it('names its sources where it tells a law, a helpline or a standard, each with its year and once', () => {
    const told = official.test(`${article.en.text} ${article.hi.text}`);
    if (told) expect(article.sources.length).toBeGreaterThan(0);
    for (const { date } of article.sources) expect(date).toMatch(/\b(?:18|19|20)\d\d\b/);
    expect(new Set(article.sources.map(({ title }) => title)).size).toBe(article.sources.length);
    for (const number of article.en.text.match(/\bIS \d{3,5}\b/g) ?? [])
      expect(article.sources.map(({ title }) => title)).toContainEqual(expect.stringContaining(number));
  });

  it('has keywords, and names only trades that the marketplace has', () => {
    expect(article.keywords.length).toBeGreaterThanOrEqual(5);
    expect(new Set(article.keywords).size).toBe(article.keywords.length);
    const known: readonly string[] = [
      ...workerCategories,
      ...groupTypes,
      ...contractorTypes,
      ...engineerTypes,
      ...productTypes,
      ...providerKinds,
    ];
    for (const trade of article.trades ?? []) expect(known).toContain(trade);
  });
});
