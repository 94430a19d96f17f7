import { type Trade, tradeNamed } from '../trades/trade-names.ts';
import { findArticles } from './find-articles.ts';

const hands: readonly Trade['kind'][] = ['worker', 'groupWorker', 'contractor'];

/**
 * Finds the trade that does what a question of advice is about, by its article; one that only draws or checks it does not.
 * @param looks finds the trade that looks at it before anybody does anything
 */
export function tradeForMatter(question: string, looks = false): (Trade & { score: number }) | undefined {
  const [best] = findArticles(question);
  if (!best?.sure) return undefined;
  const trades = (best.article.trades ?? []).flatMap((name) => tradeNamed(name) ?? []);
  const trade =
    (looks ? trades.find(({ kind }) => kind === 'engineer') : undefined) ??
    trades.find(({ kind }) => hands.includes(kind));
  return trade && { ...trade, score: best.score };
}
