import type { AnswerLink } from '#contract/assistant/events.ts';
import { shippedRates } from '#domain/estimate/rates.ts';
import { languageOf } from '../knowledge/language.ts';
import type { Listing } from '../tools/listings-tool.ts';
import type { Answerer, EarlierTurn } from './answerer.ts';

/** The people that a search finds in a test. */
export const ramesh: Listing = {
  id: 'r1',
  name: 'Ramesh Kumar',
  price: 700,
  address: 'Pune',
  experience: 6,
  available: true,
  verified: true,
  demo: false,
};

/** All that one answer says, and the paths that it leads to. */
export async function answerOf(answerer: Answerer, text: string, history: EarlierTurn[] = []) {
  const links: AnswerLink[] = [];
  let said = '';
  const { signal } = new AbortController();
  const caller = { userId: 'u', admin: false };
  const before = history.filter(({ role }) => role === 'user').map((turn) => turn.text);
  const locale = languageOf(text, before);
  for await (const piece of answerer.answer({ text, locale, history, caller, rates: shippedRates, signal })) {
    if (piece.type === 'text') said += piece.text;
    if (piece.type === 'used') links.push(...piece.links);
  }
  return { said, links: links.map(({ path }) => path) };
}
