import { randomUUID } from 'node:crypto';
import { drawCode, sealQuote } from '#domain/contracts/seal.ts';
import type { Neev } from './fixtures.ts';
import type { Builder } from './masons.ts';
import { callAt, type Member } from './members.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const callOf =
  ({ address }: Neev) =>
  <T>(as: Member, [method, path]: ['GET' | 'POST' | 'PUT', string], body?: object) =>
    callAt<{ data: T }>(address, method, { path, as, ...(body && { body }) }).then(({ data }) => data);

/** Two lines in two stages, asked of one builder. @returns the tender's id */
export async function askedOf(neev: Neev, customer: Member, builder: Builder): Promise<string> {
  const line = (no: number, more: object) => ({ no, unit: 'm2', brings: 'provider', ...more });
  const { _id } = await callOf(neev)<{ _id: string }>(customer, ['POST', '/tenders'], {
    clientId: randomUUID(),
    ...{ name: 'Bathroom', of: 'contractor', category: 'Construction Contract', source: { kind: 'typed' } },
    ...{ pin: '411001', to: [builder.listing], opensAt: inDays(2) },
    wishes: { pay: 'fixed', from: inDays(10).slice(0, 10), days: 12, visits: [inDays(1)], gives: {} },
    bill: {
      lines: [
        line(1, { stage: 1, name: 'Wall tiles', quantity: 20 }),
        line(2, { stage: 2, name: 'Paint', quantity: 40 }),
      ],
      stages: [
        { no: 1, key: 'tiles', name: 'Tiles', see: ['Joints are even'], photos: 2 },
        { no: 2, key: 'paint', name: 'Paint', see: [], photos: 2 },
      ],
    },
  });
  return _id;
}

/** All have answered. */
export const hourIsNow = (neev: Neev, customer: Member, tender: string): Promise<unknown> =>
  callOf(neev)(customer, ['PUT', `/tenders/${tender}/hour`], { now: true });

/** A contract of two stages that both have signed; nothing of it is looked at here. @returns its id */
export async function anAgreedContract(neev: Neev, customer: Member, builder: Builder): Promise<string> {
  const call = callOf(neev);
  const tender = await askedOf(neev, customer, builder);
  const code = drawCode();
  const price = {
    ...{ tenderId: tender, version: 1, listing: builder.listing, gstPercent: null, validDays: 30 },
    ...{ from: inDays(10).slice(0, 10), days: 12, ahead: [], retentionPercent: 5, defectMonths: 12 },
    lines: [1, 2].map((no) => ({ no, rate: 1000, material: true, how: 'line' })),
    whole: false,
  };
  const box = await sealQuote(price, { tenderId: tender, code });
  if (!box) throw new Error('too long for a box');
  const quote = await call<{ _id: string }>(builder, ['POST', `/tenders/${tender}/quotes`], {
    ...{ clientId: randomUUID(), listing: builder.listing, version: 1, sha256: box.sha256 },
    sealed: Buffer.from(box.sealed).toString('base64'),
  });
  await hourIsNow(neev, customer, tender);
  await call(builder, ['PUT', `/tenderQuotes/${quote._id}/open`], { code });
  const { _id: id, papers } = await call<{ _id: string; papers: { _id: string; sha256: string }[] }>(
    customer,
    ['PUT', `/tenderQuotes/${quote._id}/accept`],
    { clientId: randomUUID() },
  );
  for (const as of [customer, builder])
    await call(as, ['PUT', `/workContracts/${id}/papers/${papers[0]?._id}/sign`], {
      sha256: papers[0]?.sha256,
    });
  return id;
}
