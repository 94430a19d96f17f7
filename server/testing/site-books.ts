import { randomUUID } from 'node:crypto';
import { aDevice, nothingSeen } from './a-device.ts';
import { tendersWithDates } from './contracts.ts';
import { inDays, type Listed } from './hiring.ts';
import { acceptPrice, anOpenPrice, aSignedContract } from './signed-contract.ts';
import type { TestApp, TestUser } from './test-app.ts';

// A contract that both have signed, and its book: two stages of ₹12,798 (₹1,279 of it ahead) and ₹7,080, 5 % kept back.

export interface SiteOfTest {
  id: string;
  tenderId: string;
  customer: TestUser;
  provider: Listed;
}

/** A contract that nobody has signed, with its first paper. */
export async function anAcceptedContract(neev: TestApp) {
  const { customer, contractor: provider, tenderId, quoteId } = await anOpenPrice(neev);
  const { body } = await acceptPrice(neev, customer, quoteId);
  return { id: String(body.data._id), tenderId, customer, provider, paper: body.data.papers[0] };
}

/** A contract that both have signed. */
export async function anAgreedContract(neev: TestApp): Promise<SiteOfTest> {
  const { customer, contractor: provider, tenderId, id } = await aSignedContract(neev);
  return { id, tenderId, customer, provider };
}

/** An entry as a page sends it. */
export const said = (kind: string, body: object) => ({
  clientId: randomUUID(),
  kind,
  body,
  saidAt: new Date().toISOString(),
});

export const writeSite = (neev: TestApp, as: TestUser, { id, entries }: { id: string; entries: object[] }) =>
  neev.call('POST', `/siteBooks/${id}`, { as, body: { entries } });

export async function readSite(neev: TestApp, as: TestUser, id: string) {
  return (await neev.call('GET', `/siteBooks/${id}`, { as })).body;
}

/** Calls of contracts that take dates, each with one that is good. */
export const contractsWithDates = (neev: TestApp) => ({
  ...tendersWithDates(neev),
  'PUT /workContracts/:id/papers/:pid/sign': async () => {
    const { id, customer, paper } = await anAcceptedContract(neev);
    // A phone whose browser has no keys: its name alone stands there.
    const { name: device } = await aDevice(neev, customer, false);
    const { clientId, saidAt } = said('paper', {});
    const signed = { clientId, saidAt, device, n: 1, seen: nothingSeen };
    const url = `/workContracts/${id}/papers/${paper._id}/sign`;
    return { as: customer, url, body: { sha256: paper.sha256, signed } };
  },
  'POST /siteBooks/:contractId': async () => {
    const { id, customer } = await anAgreedContract(neev);
    const entries = [
      said('money', { sort: 'other', to: 'customer', amount: 5, on: inDays(0), how: 'cash' }),
      said('delivery', { by: 'customer', material: 'sand', unit: 'cft', quantity: 5, on: inDays(0) }),
      said('defect', { text: 'A crack', answerBy: inDays(5), snag: true }),
    ].map((entry) => ({ ...entry, clientId: 'fresh' }));
    const more: { path: string; sort: 'day' | 'clock' }[] = [
      { path: 'entries.0.body.on', sort: 'day' },
      { path: 'entries.0.saidAt', sort: 'clock' },
      { path: 'entries.1.body.on', sort: 'day' },
      { path: 'entries.2.body.answerBy', sort: 'day' },
    ];
    return { as: customer, url: `/siteBooks/${id}`, body: { entries }, more };
  },
});
