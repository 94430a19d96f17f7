import type { FastifyReply } from 'fastify';
import * as calls from '#contract/evidence/cards.calls.ts';
import type { Register } from '#server/platform/route.ts';
import { makeCard, readCard, takeBack } from './card.rules.ts';
import type { Cards } from './cards.ts';
import { readEnded } from './ended-cards.rules.ts';
import { issuerOf, listSeconds, statusList } from './issuer.rules.ts';

/** The same for everybody, and read by pages of any place: also by one that was saved on a disk. */
const forAll = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', `public, max-age=${listSeconds}`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin');

export function cardRoutes(register: Register, cards: Cards): void {
  const { services, now } = cards;
  register(calls.postCard, async ({ caller, body }, reply) => {
    const data = await makeCard(cards, caller, body);
    reply.code(201);
    return { data };
  });
  register(calls.getCard, async ({ caller }) => ({ data: await readCard(cards, caller) }));
  register(calls.deleteCard, async ({ caller, params }) => {
    await takeBack(cards, caller, params.idx);
    return { data: null };
  });
  register(calls.getCardStatus, async (_call, reply) => {
    forAll(reply).type('application/statuslist+jwt');
    return Buffer.from(await statusList(cards));
  });
  register(calls.getEndedCards, async (_call, reply) => {
    forAll(reply);
    return { data: { at: now().toISOString(), ended: (await readEnded(services.db, now())).live } };
  });
  register(calls.getIssuer, async (_call, reply) => {
    forAll(reply);
    return issuerOf(services);
  });
}
