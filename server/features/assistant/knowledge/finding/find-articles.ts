import { memoize } from '#server/platform/memoize.ts';
import { isOnTheTrade } from '../lexicon.ts';
import { type Found, knowledge } from '../search.ts';
import { type Alike, askedLike } from './asked.ts';

/** What a question is like weighs more than the words that it shares with a text. */
const searched = { weight: 0.8, full: 400 };
/**
 * From these on an article is shown as the nearest, or as the one: by what it is like alone, or with what bears it
 * out. More where no word is of building.
 */
const limits = {
  ofTheTrade: { near: { alike: 0.8, score: 1.2 }, sure: { alike: 1, score: 1.4 } },
  ofAnything: { near: { alike: 1.1, score: 2 }, sure: { alike: 1.5, score: 2.4 } },
};
/** How much less than other matters an article may score and be shown as the nearest, where a word is of building. */
const againstOther = 0.3;
const mostResults = 5;

/** The articles that answer a question, the best first: by the questions that they are known to answer, and by their words. */
export const findArticles = memoize(20, search);

/** It is most like what people ask about other matters than building. */
export function isElsewhere(question: string): boolean {
  const total = ({ score, bearing }: Alike) => score + bearing;
  const [best] = askedLike()(question).sort((one, other) => total(other) - total(one));
  return best?.article === null;
}

function search(question: string): Found[] {
  const ofTheTrade = isOnTheTrade(question);
  const { near, sure } = ofTheTrade ? limits.ofTheTrade : limits.ofAnything;
  const searchedFor = new Map(
    knowledge()
      .find(question)
      .map(({ article, score }) => [article, score]),
  );
  const ranked = askedLike()(question)
    .map(({ article, score, bearing }) => {
      const inWords = (article && searchedFor.get(article)) ?? 0;
      const alike = score + searched.weight * Math.min(1, inWords / searched.full);
      return { article, alike, score: alike + bearing };
    })
    .sort((one, other) => other.score - one.score);
  // What is most like a question about something else is one, unless a word of building stands against it.
  const other = ranked[0]?.article === null ? ranked[0].score : Number.NEGATIVE_INFINITY;
  const least = other - (ofTheTrade ? againstOther : 0);
  return ranked
    .filter(({ alike, score }) => (alike >= near.alike || score >= near.score) && score > least)
    .slice(0, mostResults + 1)
    .flatMap(({ article, alike, score }) => {
      const isSure = score > other && (alike >= sure.alike || score >= sure.score);
      return article ? [{ article, score, sure: isSure }] : [];
    });
}
