import { cardSaid } from '#domain/evidence/card-said.ts';
import { isStillSo, workFacts } from '#domain/evidence/work-facts.ts';
import { yearTo } from '#domain/ledger/balance.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import { confirmedDates } from '../outside/outside.rules.ts';
import { type CardRow, endLiveCard, forgetTokens, liveCardsAfter } from './card.data.ts';
import type { CardsByClock } from './cards.ts';

/** Whether what a card says of ninety days is so by the words of today: somebody may have taken theirs back. */
async function isTrue(cards: CardsByClock, userId: string, token: string): Promise<boolean> {
  const { db } = cards.services;
  const { ninety } = cardSaid(token);
  if (!ninety?.yes) return true;
  const year = yearTo(ninety.to);
  const worked = await cards.workedDays(db, userId, year);
  return isStillSo(ninety, workFacts(worked, await confirmedDates(cards.services, userId, year), year));
}

async function endFalse(cards: CardsByClock, { idx, user_id, token }: CardRow): Promise<void> {
  if (user_id === null || token === null || (await isTrue(cards, user_id, token))) return;
  await inTransaction(cards, async (transaction, after) => {
    const now = cards.now();
    if (!(await endLiveCard(transaction, user_id, { why: 'facts', now, idx }))) return;
    await addNews(transaction, after, {
      news: [{ to: [user_id], kind: 'card', facts: {}, act: `card:${idx}` }],
      now,
    });
  });
}

/** Every night: a card whose yes is no longer true ends, and its owner hears of it. */
export async function endFalseCards(cards: CardsByClock): Promise<void> {
  const { db } = cards.services;
  let page = await liveCardsAfter(db, -1, cards.now());
  for (; page.length > 0; page = await liveCardsAfter(db, page.at(-1)?.idx ?? 0, cards.now()))
    for (const card of page) await endFalse(cards, card);
  await forgetTokens(db, cards.now());
}
