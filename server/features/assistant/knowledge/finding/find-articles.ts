import type { Article } from '../article.ts';
import { isOfTheTrade, readTerms } from '../lexicon.ts';
import { type Found, knowledge } from '../search.ts';
import { askedLike } from './asked.ts';

/** What a question is like weighs more than the words that it shares with a text. */
const searched = { weight: 0.8, full: 400 };
/** From the first on an article is shown as the nearest, from the second as the one; more where no word is of building. */
const [near, sure] = [0.7, 1];
const [nearAnything, sureOfAnything] = [1.1, 1.4];
const mostResults = 5;
/** One answer asks several times for the same. */
const mostKept = 20;
const lately = new Map<string, Found[]>();

/** The articles that answer a question, the best first: by the questions that they are known to answer, and by their words. */
export function findArticles(question: string): Found[] {
  const known = lately.get(question);
  if (known) return known;
  const found = search(question);
  if (lately.size >= mostKept) lately.clear();
  lately.set(question, found);
  return found;
}

function search(question: string): Found[] {
  const scores = new Map<Article, number>();
  // What has no word of building in it may be about anything.
  const ofTheTrade = readTerms(question).some(
    ({ words, meaning }) => (meaning !== null && isOfTheTrade(meaning)) || words.some(isOfTheTrade),
  );
  for (const { article, score } of askedLike()(question)) scores.set(article, score);
  for (const { article, score } of knowledge().find(question)) {
    const words = searched.weight * Math.min(1, score / searched.full);
    scores.set(article, (scores.get(article) ?? 0) + words);
  }
  return [...scores]
    .map(([article, score]) => ({ article, score, sure: score >= (ofTheTrade ? sure : sureOfAnything) }))
    .filter(({ score }) => score >= nearAnything || (score >= near && ofTheTrade))
    .sort((one, other) => other.score - one.score)
    .slice(0, mostResults);
}
