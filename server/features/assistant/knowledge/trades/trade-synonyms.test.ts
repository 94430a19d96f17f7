import { describe, expect, it, test } from 'vitest';
import {
  everySynonym,
  kindSynonyms,
  type Synonyms,
  type TradeSynonyms,
  tradeSynonyms,
} from '#content/trade-synonyms.ts';
import {
  contractorTypes,
  engineerTypes,
  groupTypes,
  productTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import { tradeWords } from '#server/features/marketplace/search/trade-words.rules.ts';
import { normalise } from '#server/platform/geo/normalise.ts';
import { conceptOf } from '../../intent/spoken/lexicon.ts';
import { tradeIn } from './named-trade.ts';
import { tradeOf } from './trades.ts';

const categories: readonly string[] = [
  ...workerCategories,
  ...groupTypes,
  ...contractorTypes,
  ...engineerTypes,
  ...productTypes,
];
const lists = ['names', 'hints', 'search', 'counted', 'works'] as const;
const listsOf = (of: TradeSynonyms | (typeof kindSynonyms)['engineer']): Synonyms[] =>
  Object.entries(of).flatMap(([list, words]) =>
    lists.some((name) => name === list) ? [words as Synonyms] : [],
  );

describe.each(tradeSynonyms)('The table of synonyms: %s', (_, of) => {
  it('knows only categories of the marketplace, and a kind where it has none', () => {
    for (const category of of.categories) expect(categories).toContain(category);
    expect(new Set(of.categories).size).toBe(of.categories.length);
    if (of.categories.length === 0) expect([...providerKinds, 'product']).toContain(of.kind);
  });

  it('has each word once a list, under its own script, in small letters', () => {
    for (const words of listsOf(of)) {
      const every = everySynonym(words);
      expect(every.length).toBeGreaterThan(0);
      expect(new Set(every).size).toBe(every.length);
      for (const word of [...(words.en ?? []), ...(words.hinglish ?? [])])
        expect(word).toMatch(/^[a-z0-9 ]+$/);
      for (const word of words.hi ?? []) expect(word).toMatch(/^[\u0900-\u097f ]+$/);
      for (const word of every) expect(word).toBe(word.trim().replace(/ +/g, ' '));
    }
    for (const word of [...everySynonym(of.search), ...everySynonym(of.counted)])
      expect(word).not.toContain(' ');
    for (const key of Object.keys(of)) expect(['kind', 'categories', 'nearest', ...lists]).toContain(key);
  });

  it('is read by all four that use it', () => {
    for (const name of everySynonym(of.names)) {
      const trade = tradeIn(name);
      expect(of.kind ? trade?.kind : trade?.category, name).toBe(of.kind ?? of.categories[0]);
    }
    for (const hint of everySynonym(of.hints)) expect(tradeOf(hint), hint).not.toBeNull();
    for (const category of of.categories)
      for (const word of everySynonym(of.search)) expect(tradeWords(category).split(' ')).toContain(word);
    for (const word of everySynonym(of.counted)) expect(conceptOf(word), word).toBe('worker');
  });
});

test.each(['names', 'hints', 'works'] as const)('No word stands for two trades among the %s', (list) => {
  const owners = new Map<string, string>();
  for (const [trade, of] of tradeSynonyms)
    for (const word of new Set(everySynonym(of[list]).map(normalise))) {
      expect(owners.get(word), `${word}: ${trade}`).toBeUndefined();
      owners.set(word, trade);
    }
});

test('Every category of the marketplace is found by some words', () => {
  for (const category of categories) expect(tradeWords(category), category).not.toBe('');
  expect(tradeWords('Construction Works')).toBe('');
});

test('Kinds have words too, each once', () => {
  for (const kind of Object.values(kindSynonyms)) {
    const every = listsOf(kind).flatMap((words) => everySynonym(words));
    expect(every.length).toBeGreaterThan(0);
    expect(new Set(every).size).toBe(every.length);
  }
});
