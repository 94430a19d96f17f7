import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sumsOf } from '#domain/contracts/amounts.ts';
import { aListedContractor, askForPrices, letHourCome, open, seal } from '#server/testing/contracts.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

test.each([1.005, 18.123])(
  'An agreement with %s percent of tax is refused: no bill can keep it',
  async (gstPercent) => {
    const [customer, suresh] = [await neev.loginAs(), await aListedContractor(neev)];
    const { _id: tenderId } = await askForPrices(neev, customer, { to: [suresh.listing] });
    const { quote, code } = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    await open(neev, quote._id, { code });
    const accepted = await neev.call('PUT', `/tenderQuotes/${quote._id}/accept`, {
      as: customer,
      body: { clientId: randomUUID() },
    });
    const { _id: id, papers } = accepted.body.data;
    const { parties: _, site: __, quoted: ___, left: ____, bill, ...agreement } = papers[0].body;
    const { stages, total } = sumsOf(bill.lines, bill.stages, gstPercent);
    const taxed = {
      ...bill,
      gstPercent,
      total,
      stages: bill.stages.map((stage: object, at: number) => ({ ...stage, amount: stages[at]?.amount })),
    };
    const answer = await neev.call('POST', `/workContracts/${id}/papers`, {
      as: suresh,
      body: { clientId: randomUUID(), kind: 'agreement', body: { ...agreement, bill: taxed } },
    });
    expect([answer.status, answer.body.errors?.[0].path]).toEqual([400, 'body.bill.gstPercent']);
  },
);
