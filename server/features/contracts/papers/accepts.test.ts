import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aListedContractor, askForPrices, letHourCome, open, seal } from '#server/testing/contracts.ts';
import type { Listed } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const stageNos = [1, 2, 3, 4, 5];
const bill = () => ({
  lines: stageNos.map((no) => ({
    no,
    stage: no,
    name: `Work ${no}`,
    unit: 'm2',
    quantity: 10 * no,
    brings: 'provider',
  })),
  stages: stageNos.map((no) => ({ no, name: `Stage ${no}`, see: [], photos: 4 })),
});

let customer: TestUser;
let contractors: Listed[];
let quotes: string[];
let tenderId: string;
beforeEach(async () => {
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  contractors = [];
  for (let one = 0; one < 4; one += 1) contractors.push(await aListedContractor(neev));
  const to = contractors.map(({ listing }) => listing);
  tenderId = (await askForPrices(neev, customer, { to, bill: bill() }))._id;
  const sent = [];
  for (const [at, as] of contractors.entries()) {
    const rates = Object.fromEntries(stageNos.map((no) => [no, 50 + at]));
    sent.push(await seal(neev, as, { tenderId, rates }));
  }
  await letHourCome(neev, tenderId);
  for (const { quote, code } of sent) await open(neev, quote._id, { code });
  quotes = sent.map(({ quote }) => String(quote._id));
});

const accept = (id: string, stages?: number[]) =>
  neev.call('PUT', `/tenderQuotes/${id}/accept`, {
    as: customer,
    body: { clientId: randomUUID(), ...(stages && { stages }) },
  });
const decline = async (as: TestUser, contract: { _id: string; papers: { _id: string }[] }) =>
  neev.call('PUT', `/workContracts/${contract._id}/papers/${contract.papers[0]?._id}/decline`, {
    as,
    body: {},
  });
const liveParts = () =>
  neev.services.db
    .selectFrom('contract_parts')
    .select(['stage', 'contract_id'])
    .where('request_id', '=', tenderId)
    .where('live', '=', true)
    .execute();

/** Some stages of five, a different handful each time. */
const handful = (seed: number): number[] =>
  stageNos.filter((no) => ((seed * 7 + no * 3) >> (no % 3)) % 2 === 1);

describe('Two hundred acceptances at once', () => {
  test('of overlapping stages leave each stage in one contract, and no error of the server', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => {
        const stages = handful(at);
        return accept(quotes[at % quotes.length] ?? '', stages.length > 0 ? stages : [1]);
      }),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of refused)
      expect([status, body.type]).toEqual([409, expect.stringMatching(/^\/problems\/(stage|quote)-taken$/)]);
    const parts = await liveParts();
    expect(new Set(parts.map(({ stage }) => stage)).size).toBe(parts.length);
    const made = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.data._id));
    expect(new Set(parts.map(({ contract_id }) => contract_id))).toEqual(made);
  });

  test('of all stages give one contract', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, at) => accept(quotes[at % quotes.length] ?? '')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await liveParts()).toHaveLength(stageNos.length);
  });
});

describe('Stages of contracts', () => {
  test('are free again once their draft is declined, and not before', async () => {
    const first = await accept(quotes[0] ?? '', [1, 2]);
    expect((await accept(quotes[1] ?? '', [2, 3])).body.type).toBe('/problems/stage-taken');
    await decline(contractors[0] as Listed, first.body.data);
    expect((await accept(quotes[1] ?? '', [2, 3])).status).toBe(200);
    expect((await accept(quotes[0] ?? '', [1])).status).toBe(200);
    expect((await liveParts()).map(({ stage }) => stage).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3,
    ]);
  });

  test('that nobody has are not said to be taken where their price stands in a contract', async () => {
    await accept(quotes[0] ?? '', [1, 2]);
    expect((await accept(quotes[0] ?? '', [3])).body.type).toBe('/problems/quote-taken');
    expect((await accept(quotes[0] ?? '', [2, 3])).body.type).toBe('/problems/stage-taken');
    expect((await accept(quotes[1] ?? '', [3])).status).toBe(200);
  });

  test.each([[0], [100_000_000]])('at %i a unit are no contract, whose sum has bounds', async (rate) => {
    const { _id: id } = await askForPrices(neev, customer, {
      to: [contractors[0]?.listing],
      bill: bill(),
    });
    const rates = Object.fromEntries(stageNos.map((no) => [no, rate]));
    const { quote, code } = await seal(neev, contractors[0] as Listed, { tenderId: id, rates });
    await letHourCome(neev, id);
    await open(neev, quote._id, { code });
    expect((await accept(quote._id)).body.type).toBe('/problems/contract-sum');
  });

  test.each([[[]], [[9]], [[0]], [[1, 1.5]]])('%j are none, and nothing is written', async (stages) => {
    const answer = await accept(quotes[0] ?? '', stages as number[]);
    expect(answer.status).toBe(400);
    expect(await liveParts()).toEqual([]);
  });

  test('of a contract are those that were accepted, with the sums of their lines alone', async () => {
    const { body } = await accept(quotes[2] ?? '', [4, 2]);
    const [paper] = body.data.papers;
    expect(body.data.stages).toEqual([2, 4]);
    // 20 and 40 square metres at 52, with 18 % of tax.
    expect(
      paper.body.bill.stages.map(({ no, amount }: { no: number; amount: number }) => [no, amount]),
    ).toEqual([
      [2, 1228],
      [4, 2455],
    ]);
    expect(paper.body.bill.total).toBe(3683);
  });
});
