import { isCourtesy } from '../../knowledge/courtesy.ts';
import { surely } from '../../knowledge/finding/answers-surely.ts';
import { findArticles } from '../../knowledge/finding/find-articles.ts';
import { articleForSituation } from '../situation.ts';
import { asks } from './asks-of-it.ts';
import { articleOf } from './same-subject.ts';
import { ownTopic, wordsIn } from './topic.ts';

const most = { told: 14, messages: 4 };

/** "Only near the parapet" behind "the roof leaks": it asks nothing, and tells nothing of another matter. */
function onlyTells(said: string, before: string): boolean {
  if (wordsIn(said) > most.told || asks.test(said) || ownTopic(said)) return false;
  const known = new Set(findArticles(before).map(({ article }) => article.id));
  const [alone] = findArticles(said);
  // "From the outer wall" is surely of outer walls, and yet only where the damp comes from.
  const [both] = findArticles(`${before} ${said}`);
  const same = both !== undefined && both.score >= surely && known.has(both.article.id);
  const apart = alone !== undefined && alone.score >= surely && !known.has(alone.article.id);
  return (same || !apart) && articleForSituation(said) === undefined;
}

/**
 * What the talk is about: the message before, with what it only tells more of, or the one that it only asks more of.
 * @param after the article of a message that goes on from another
 */
export function subjectSoFar(
  history: readonly string[],
  after: (said: string, before: string) => string | undefined,
): string | undefined {
  const [first, ...more] = history.filter((said) => !isCourtesy(said)).slice(-most.messages);
  return more.reduce((before, said) => {
    const known = before === undefined ? undefined : articleOf(before);
    if (before === undefined || known === undefined || ownTopic(before)) return said;
    if (onlyTells(said, before)) {
      const both = `${before} ${said}`;
      return findArticles(both)[0]?.sure ? both : before;
    }
    const next = after(said, before);
    if (articleOf(said) !== known && next === known) return before;
    // "And of the brick wall" behind the curing of a slab: the curing of that.
    return next !== undefined && articleOf(said) !== next ? `${before} ${said}` : said;
  }, first);
}
