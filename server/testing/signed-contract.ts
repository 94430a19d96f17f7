import { randomUUID } from 'node:crypto';
import { handoverItems } from '#contract/contracts/handover.ts';
import { aListedContractor, askForPrices, letHourCome, open, seal } from './contracts.ts';
import type { Listed } from './hiring.ts';
import type { TestApp, TestUser } from './test-app.ts';

interface Signing {
  as: TestUser;
  id: string;
}

export const writePaper = (
  neev: TestApp,
  { as, id }: Signing,
  { kind, body, clientId = randomUUID() }: { kind: string; body: object; clientId?: string },
) => neev.call('POST', `/workContracts/${id}/papers`, { as, body: { clientId, kind, body } });

export const signPaper = (
  neev: TestApp,
  { as, id }: Signing,
  { _id, sha256 }: { _id: string; sha256: string },
) => neev.call('PUT', `/workContracts/${id}/papers/${_id}/sign`, { as, body: { sha256 } });

export const readContract = async (neev: TestApp, { as, id }: Signing) =>
  (await neev.call('GET', `/workContracts/${id}`, { as })).body.data;

/** A price of two stages, open and not accepted. */
export async function anOpenPrice(neev: TestApp) {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const contractor = await aListedContractor(neev);
  const other = await aListedContractor(neev);
  const to = [contractor.listing, other.listing];
  const tenderId: string = (await askForPrices(neev, customer, { to }))._id;
  const sent = [await seal(neev, contractor, { tenderId }), await seal(neev, other, { tenderId })];
  await letHourCome(neev, tenderId);
  for (const { quote, code } of sent) await open(neev, quote._id, { code });
  const [quoteId = '', otherQuote = ''] = sent.map(({ quote }) => String(quote._id));
  return { customer, contractor, other, tenderId, quoteId, otherQuote };
}

export const acceptPrice = (neev: TestApp, as: TestUser, quoteId: string, stages?: number[]) =>
  neev.call('PUT', `/tenderQuotes/${quoteId}/accept`, {
    as,
    body: { clientId: randomUUID(), ...(stages && { stages }) },
  });

/** A contract of both stages that both have signed. */
export async function aSignedContract(neev: TestApp) {
  const price = await anOpenPrice(neev);
  const { body } = await acceptPrice(neev, price.customer, price.quoteId);
  const { _id: id, papers } = body.data;
  for (const as of [price.customer, price.contractor]) await signPaper(neev, { as, id }, papers[0]);
  return { ...price, id: String(id) };
}
export type SignedContract = Awaited<ReturnType<typeof aSignedContract>>;

/** A user with an engineer's listing. */
export async function anEngineer(neev: TestApp): Promise<Listed> {
  const user = await neev.loginAs({ fullname: 'Meera Test' });
  const { id } = await neev.services.db
    .insertInto('providers')
    .values({
      kind: 'engineer',
      user_id: user.userId,
      name: 'Meera Test',
      address: 'Pune',
      city_key: 'pune',
      search: '',
      pin: '411001',
      lat: 18.52,
      lng: 73.86,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...user, listing: { kind: 'engineer', _id: id } };
}

/** What both look at, all of it as it should be, with pictures. */
export const aHandover = (pictures: string[], changes: object = {}) => ({
  items: Object.fromEntries(handoverItems.map((item) => [item, { state: 'ok' }])),
  own: [],
  snags: [],
  pictures,
  ...changes,
});
