import { randomUUID } from 'node:crypto';
import { drawCode, sealQuote } from '#domain/contracts/seal.ts';
import { inDays, type Listed } from './hiring.ts';
import { aContractor } from './registrations.ts';
import type { TestApp, TestUser } from './test-app.ts';

// People who ask for prices of a bill and who send them, over the calls that everybody uses.

const hourMs = 3_600_000;
export const inHours = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString();

export async function aListedContractor(neev: TestApp, changes: object = {}): Promise<Listed> {
  const user = await neev.loginAs({ fullname: 'Suresh Test' });
  const { body } = await neev.call('POST', '/contractor', {
    as: user,
    body: aContractor({ role: 'Construction Contract', ...changes }),
  });
  return { ...user, listing: { kind: 'contractor', _id: String(body.data._id) } };
}

export const aLine = (changes: object = {}) => ({
  no: 1,
  stage: 1,
  name: 'Plaster',
  unit: 'm2',
  quantity: 120.5,
  brings: 'provider',
  ...changes,
});

/** Two stages: plaster, then tiles of two kinds. */
export const aBill = (changes: object = {}) => ({
  lines: [
    aLine(),
    aLine({ no: 2, stage: 2, name: 'Floor tiles', quantity: 40 }),
    aLine({ no: 3, stage: 2, name: 'Skirting', unit: 'm', quantity: 30, brings: 'customer' }),
  ],
  stages: [
    { no: 1, name: 'Plaster', see: ['Corners'], photos: 4 },
    { no: 2, name: 'Floors', see: [], photos: 4 },
  ],
  ...changes,
});

export const aTender = (changes: object = {}) => ({
  clientId: randomUUID(),
  name: 'Bathroom and floors',
  of: 'contractor',
  category: 'Construction Contract',
  source: { kind: 'typed' },
  pin: '411001',
  address: '12 Hill Road',
  to: 'nearby',
  opensAt: inHours(48),
  wishes: { pay: 'fixed', from: inDays(10), visits: [inHours(24)], gives: { water: 'customer' } },
  bill: aBill(),
  ...changes,
});

export async function askForPrices(neev: TestApp, as: TestUser, changes: object = {}) {
  const { status, body } = await neev.call('POST', '/tenders', { as, body: aTender(changes) });
  if (status !== 201)
    throw new Error(`asking answered ${status} ${body.type} ${JSON.stringify(body.errors)}`);
  return body.data;
}

type Rates = Record<number, number | null>;
/** What a contractor would seal: rates by line. */
export const aQuote = (
  { tenderId, listing, version = 1 }: { tenderId: string; listing: Listed['listing']; version?: number },
  rates: Rates = { 1: 90, 2: 120, 3: 40 },
) => ({
  tenderId,
  version,
  listing,
  // The material of the third line is the customer's.
  lines: Object.entries(rates).map(([no, rate]) => ({
    no: Number(no),
    rate,
    material: no !== '3',
    how: 'line',
  })),
  gstPercent: 18,
  validDays: 30,
  from: inDays(12),
  days: 20,
  ahead: [{ stage: 1, percent: 10 }],
  retentionPercent: 5,
  defectMonths: 12,
  whole: false,
});

/** Seals a body as the page does. */
export async function boxOf(body: unknown, tenderId: string, code = drawCode()) {
  const box = await sealQuote(body, { tenderId, code });
  if (!box) throw new Error('too long for a box');
  return { code, sha256: box.sha256, sealed: Buffer.from(box.sealed).toString('base64') };
}

/** Sends a sealed price. @returns the quote and the code that opens it */
export async function seal(
  neev: TestApp,
  as: Listed,
  { tenderId, rates, version = 1 }: { tenderId: string; rates?: Rates; version?: number },
) {
  const quote = aQuote({ tenderId, listing: as.listing, version }, rates);
  const { code, ...box } = await boxOf(quote, tenderId);
  const { status, body } = await neev.call('POST', `/tenders/${tenderId}/quotes`, {
    as,
    body: { clientId: randomUUID(), listing: as.listing, version, ...box },
  });
  return { status, body, quote: body.data, code };
}

/** Lets the hour of a tender come. */
export async function letHourCome(neev: TestApp, tenderId: string, minutesAgo = 0): Promise<void> {
  await neev.services.db
    .updateTable('tenders')
    .set({ opens_at: new Date(Date.now() - minutesAgo * 60_000) })
    .where('request_id', '=', tenderId)
    .execute();
}

export const open = (neev: TestApp, id: string, { code, as }: { code: string; as?: TestUser }) =>
  neev.call('PUT', `/tenderQuotes/${id}/open`, { ...(as && { as }), body: { code } });

/** Calls of contracts that take a date, each with one that is good. */
export const tendersWithDates = (neev: TestApp) => {
  const asked = async () => {
    const [customer, contractor] = [await neev.loginAs(), await aListedContractor(neev)];
    const tender = await askForPrices(neev, customer, { to: [contractor.listing] });
    return { customer, contractor, tender };
  };
  return {
    'POST /tenders': async () => {
      const { listing } = await aListedContractor(neev);
      const body = aTender({ clientId: 'fresh', to: [listing] });
      return { as: await neev.loginAs(), url: '/tenders', body, answers: 201 };
    },
    'PUT /tenders/:id/hour': async () => {
      const { customer, tender } = await asked();
      return { as: customer, url: `/tenders/${tender._id}/hour`, body: { opensAt: inHours(72) } };
    },
    'POST /workContracts/:id/papers': async () => {
      const { customer, contractor, tender } = await asked();
      const { quote, code } = await seal(neev, contractor, { tenderId: tender._id });
      await letHourCome(neev, tender._id);
      await open(neev, quote._id, { code });
      const { body } = await neev.call('PUT', `/tenderQuotes/${quote._id}/accept`, {
        as: customer,
        body: { clientId: randomUUID() },
      });
      const { parties: _, site: __, quoted: ___, left: ____, ...agreement } = body.data.papers[0].body;
      const url = `/workContracts/${body.data._id}/papers`;
      const sent = { clientId: 'fresh', kind: 'agreement', body: agreement };
      return { as: customer, url, body: sent, answers: 201 };
    },
    'PUT /tenders/:id/visit': async () => {
      const { contractor, tender } = await asked();
      const body = { listing: contractor.listing, at: tender.wishes.visits[0] };
      return { as: contractor, url: `/tenders/${tender._id}/visit`, body };
    },
  };
};
