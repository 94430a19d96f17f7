import { once } from '#server/platform/config/once.ts';
import { normalise } from '#server/platform/geo/normalise.ts';
import type { Article } from '../article.ts';
import { articles } from '../articles.ts';
import { readTerms } from '../lexicon.ts';
import { makeLikeness } from './likeness.ts';

/** An article, and how much a question is like those that it answers: 0 to about 4. */
export interface Alike {
  article: Article;
  score: number;
}

const isNumber = (word: string) => /^\d+$/.test(word);

/** Words by their meaning, so that "seelan", "सीलन" and "damp" are one. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    readTerms(text)
      .flatMap(({ words, meaning }) => (meaning === null ? words : [meaning]))
      .filter((word) => !isNumber(word)),
  );

const gram = 4;
/** Pieces of words by their sound: spellings and endings that no table has still share most of them. */
function gramsOf(text: string): Set<string> {
  const grams = new Set<string>();
  for (const word of normalise(text).split(' ')) {
    if (word.length < 2 || isNumber(word)) continue;
    const framed = ` ${word} `;
    for (let at = 0; at + gram <= framed.length; at++) grams.add(framed.slice(at, at + gram));
    if (framed.length < gram) grams.add(framed);
  }
  return grams;
}

/** The likest question tells most; another two that are near bear it out. */
const shares = [1, 0.25, 0.1] as const;
const together = (all: readonly number[] = []): number =>
  shares.reduce((sum, share, place) => sum + share * (all[place] ?? 0), 0);

function makeAsked(): (question: string) => Alike[] {
  const questions = articles.flatMap((article) =>
    [article.en.title, article.hi.title, ...article.asked].map((text) => [article, [text]] as const),
  );
  const wholes = articles.map(
    (article) =>
      [article, [article.en.title, article.hi.title, ...article.asked, ...article.keywords]] as const,
  );
  const compared = [
    makeLikeness(questions, wordsOf),
    makeLikeness(questions, gramsOf),
    makeLikeness(wholes, gramsOf),
  ];
  return (question) => {
    const found = compared.map((likeness) => likeness(question));
    return articles
      .map((article) => ({
        article,
        score: found.reduce((sum, of) => sum + together(of.get(article)), 0),
      }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 5);
  };
}

/** Articles by the questions that they answer, the likest first. */
export const askedLike = once(makeAsked);
