import { beforeEach, expect, test } from 'vitest';
import {
  acceptPrice,
  anOpenPrice,
  aSignedContract,
  readContract,
  type SignedContract,
  signPaper,
  writePaper,
} from '#server/testing/signed-contract.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let deal: SignedContract;
beforeEach(async () => {
  deal = await aSignedContract(neev);
});

/** The messages that somebody reads of the chat with the other, the newest first; undefined where there is no chat. */
async function chatOf(as: TestUser, other: TestUser) {
  const opened = await neev.call('POST', '/getConversation', { as, body: { receiverId: other.userId } });
  if (opened.status !== 200) return undefined;
  return (await neev.call('GET', `/getMessages/${opened.body.data._id}`, { as })).body.data;
}
const ending = { kind: 'ending', body: { reason: 'other', text: 'The work is done as far as it goes' } };

test('A paper that its author signs stands in the chat of both as a card, once, and the other signature adds none', async () => {
  const { customer, contractor, id } = deal;
  const [agreement] = (await readContract(neev, { as: customer, id })).papers;
  const written = await writePaper(neev, { as: contractor, id }, ending);
  const before = await chatOf(customer, contractor);
  expect(before.map(({ text }: { text: string }) => text)).toEqual([`${id}/${agreement._id}`]);
  for (const as of [contractor, contractor, customer]) await signPaper(neev, { as, id }, written.body.data);
  for (const [as, other] of [
    [customer, contractor],
    [contractor, customer],
  ] as const) {
    const [card, ...more] = await chatOf(as, other);
    expect(card).toMatchObject({
      type: 'paper',
      senderId: contractor.userId,
      text: `${id}/${written.body.data._id}`,
    });
    expect(more).toHaveLength(1);
  }
});

test('Who blocked the other gets no card, and a paper is signed all the same', async () => {
  const { customer, contractor, id } = deal;
  const opened = await neev.call('POST', '/getConversation', {
    as: customer,
    body: { receiverId: contractor.userId },
  });
  const path = `/conversation/${opened.body.data._id}/blocked`;
  await neev.call('PUT', path, { as: customer, body: { blocked: true } });
  const written = await writePaper(neev, { as: contractor, id }, ending);
  const signed = await signPaper(neev, { as: contractor, id }, written.body.data);
  expect(signed.status).toBe(200);
  expect(await chatOf(contractor, customer)).toHaveLength(1);
});

test('Nobody writes a card of a paper by hand, and before its author signs there is none', async () => {
  const { customer, contractor, quoteId } = await anOpenPrice(neev);
  await acceptPrice(neev, customer, quoteId);
  expect(await chatOf(customer, contractor)).toBeUndefined();
  const talk = await neev.call('POST', '/newConversation', {
    as: customer,
    body: { receiverId: contractor.userId },
  });
  const body = { conversationId: talk.body.data._id, type: 'paper', text: 'a/b' };
  expect((await neev.call('POST', '/message/add', { as: customer, body })).status).toBe(400);
});
