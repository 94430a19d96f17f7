import * as calls from '#contract/evidence/check.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { CardsByClock } from '../cards/cards.ts';
import { checkPageOf } from './check-page.rules.ts';

export function checkRoutes(register: Register, cards: CardsByClock): void {
  register(calls.checkPage, async (_call, reply) => {
    const { html, policy } = await checkPageOf(cards);
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    });
    return Buffer.from(html);
  });
}
