import MiniSearch, { type SearchResult } from 'minisearch';
import { once } from '#server/platform/config/once.ts';
import type { Article } from './article.ts';
import { articles } from './articles.ts';
import { isOfTheTrade, readTerms, type Term } from './lexicon.ts';

/** `sure` is false where the article is only the nearest one: say so before showing it. */
export interface Found {
  article: Article;
  score: number;
  sure: boolean;
}

/** A word of no article weighs like one that stands in so many. */
const STRANGE = 12;
/** However common a word of building is here, it tells at least so much. */
const TRADE_WORD = 2;
/** Share of the question's weight that an article must answer to be shown, and to be shown as sure. */
const LEAST = 0.35;
const SURE = 0.7;
/** Where no word of the question belongs to building alone, it may be about anything. */
const LEAST_UNKNOWN = 0.76;
/** Below it an article only happens to use the words; right answers to 200 questions scored 12 and more, most of them 50. */
const LEAST_SCORE = 11;
const MOST_RESULTS = 5;
/** A word that only the text has, not title or keywords, is mentioned rather than treated. */
const MENTIONED = 0.5;
/** An unknown word that is no title's may be a chance meeting, as the season is of a question for the weather. */
const KEYWORD = 0.75;
const MISSPELLED = 0.7;
/** Two words of the trade together say what the question is about: words that nobody knows then weigh little. */
const ASIDE = 0.3;

/** Both languages are searched at once: the lexicon makes one meaning of "seelan", "सीलन" and "damp". */
const fields = ['title', 'keywords', 'text'] as const;

const toDocument = (article: Article) => ({
  id: article.id,
  title: `${article.en.title} . ${article.hi.title}`,
  keywords: article.keywords.join(' . '),
  text: `${article.en.text} ${article.hi.text}`,
});

/** In the index a known word stands as its meaning and as itself, so that a misspelled one is still near. */
const indexed = (term: Term): string[] =>
  term.meaning === null ? term.words : [term.meaning, ...term.words];
const asked = (term: Term): string[] => (term.meaning === null ? term.words : [term.meaning]);

/** These turn the scales between two articles; they are no matter of their own. */
const slight = new Set([':which', ':house', ':construct', ':time', ':duration', ':month']);
const emphasis = (term: string): number => (slight.has(term) ? 0.3 : 1);

const isMeaning = (term: string): boolean => term.startsWith(':');

/** How rare a word is among the articles; one that stands in none tells that the question is about something else. */
function makeRarity(documents: readonly ReturnType<typeof toDocument>[]): (term: string) => number {
  const articlesWith = new Map<string, number>();
  for (const document of documents) {
    const terms = new Set(fields.flatMap((field) => readTerms(document[field]).flatMap(indexed)));
    for (const term of terms) articlesWith.set(term, (articlesWith.get(term) ?? 0) + 1);
  }
  return (term) => {
    const rarity = Math.log(1 + documents.length / (articlesWith.get(term) ?? STRANGE));
    return emphasis(term) * (isOfTheTrade(term) ? Math.max(rarity, TRADE_WORD) : rarity);
  };
}

function makeKnowledge(): { find: (question: string) => Found[] } {
  const documents = articles.map(toDocument);
  const rarity = makeRarity(documents);
  const byId = new Map(articles.map((article) => [article.id, article]));
  const index = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => readTerms(text).flatMap(indexed),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (text) => readTerms(text).flatMap(asked),
      boost: { title: 3, keywords: 3, text: 1 },
      boostTerm: emphasis,
      prefix: (term) => !isMeaning(term) && term.length >= 4,
      fuzzy: (term) => (isMeaning(term) || term.length < 5 ? false : term.length < 8 ? 1 : 2),
      weights: { prefix: 0.5, fuzzy: 0.4 },
    },
  });
  index.addAll(documents);

  /** How much of the question's weight an article answers, 0 to 1, and whether any of that is about building. */
  function answered(terms: readonly string[], result: SearchResult): { share: number; ofTheTrade: boolean } {
    const credits = terms.map((term) => creditOf(term, result));
    const trade = terms.filter((term, at) => isOfTheTrade(term) && (credits[at] ?? 0) > MENTIONED).length;
    const weights = terms.map(
      (term, at) => rarity(term) * (trade >= 2 && credits[at] === 0 && !isMeaning(term) ? ASIDE : 1),
    );
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const share = weights.reduce((sum, weight, at) => sum + weight * (credits[at] ?? 0), 0) / whole;
    return { share, ofTheTrade: trade > 0 };
  }

  function find(question: string): Found[] {
    const terms = [...new Set(readTerms(question).flatMap(asked))].filter((term) => !/^\d+$/.test(term));
    return index
      .search(question)
      .map((result) => ({ result, ...answered(terms, result) }))
      .filter(({ share, ofTheTrade }) => share >= (ofTheTrade ? LEAST : LEAST_UNKNOWN))
      .map(({ result, share }) => ({ id: String(result.id), score: result.score * share ** 2, share }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_RESULTS)
      .flatMap(({ id, score, share }) => {
        const article = byId.get(id);
        return article ? [{ article, score, sure: share >= SURE }] : [];
      });
  }
  return { find };
}

/** 1 for a word that the title has, less for one that is only mentioned, misspelled or both; 0 for none. */
function creditOf(term: string, result: SearchResult): number {
  let best = 0;
  for (const [found, inFields] of Object.entries(result.match)) {
    if (found !== term && !isNear(term, found)) continue;
    const place = inFields.includes('title') || isMeaning(term) ? 1 : KEYWORD;
    const credit = inFields.every((field) => field === 'text') ? MENTIONED : place;
    best = Math.max(best, credit * (found === term ? 1 : MISSPELLED));
  }
  return best;
}

/** Whether MiniSearch can have taken `found` for `asked`: by its beginning or by a slip of the pen. */
const isNear = (asked: string, found: string): boolean =>
  !isMeaning(asked) && !isMeaning(found) && asked.slice(0, 2) === found.slice(0, 2);

/** The one of a process, made at its first question. */
export const knowledge = once(makeKnowledge);
