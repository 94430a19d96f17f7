import { randomUUID } from 'node:crypto';
import { aListedContractor, askForPrices, letHourCome, open, seal, tendersWithDates } from './contracts.ts';
import { inDays, type Listed } from './hiring.ts';
import type { TestApp, TestUser } from './test-app.ts';

// A contract that both have signed, and its book: two stages of ₹12,798 (₹1,279 of it ahead) and ₹7,080, 5 % kept back.

export interface SiteOfTest {
  id: string;
  tenderId: string;
  customer: TestUser;
  provider: Listed;
}

/** A contract of a test's bill that nobody has signed, with its first paper. @param changes of the tender */
export async function anAcceptedContract(neev: TestApp, changes: object = {}) {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const provider = await aListedContractor(neev);
  const { _id: tenderId } = await askForPrices(neev, customer, { to: [provider.listing], ...changes });
  const { quote, code } = await seal(neev, provider, { tenderId });
  await letHourCome(neev, tenderId);
  await open(neev, quote._id, { code });
  const accepted = await neev.call('PUT', `/tenderQuotes/${quote._id}/accept`, {
    as: customer,
    body: { clientId: randomUUID() },
  });
  const { _id: id, papers } = accepted.body.data;
  return { id: String(id), tenderId: String(tenderId), customer, provider, paper: papers[0] };
}

/** A contract that both have signed. */
export async function anAgreedContract(neev: TestApp, changes: object = {}): Promise<SiteOfTest> {
  const { paper, ...site } = await anAcceptedContract(neev, changes);
  for (const as of [site.customer, site.provider])
    await neev.call('PUT', `/workContracts/${site.id}/papers/${paper._id}/sign`, {
      as,
      body: { sha256: paper.sha256 },
    });
  return site;
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
