import { randomUUID } from 'node:crypto';
import { aListedContractor, askForPrices, letHourCome, open, seal } from './contracts.ts';
import type { Listed } from './hiring.ts';
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
