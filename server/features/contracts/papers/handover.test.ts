import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, addMonths, atSite, siteDate } from '#domain/calendar/dates.ts';
import { closeHandedOver } from '#server/features/contracts/papers/by-clock.job.ts';
import { workPictures } from '#server/testing/a-rental.ts';
import { noticesOf } from '#server/testing/hiring.ts';
import {
  aHandover,
  aSignedContract,
  readContract,
  type SignedContract,
  signPaper,
  writePaper,
} from '#server/testing/signed-contract.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let deal: SignedContract;
let pictures: string[];
beforeEach(async () => {
  deal = await aSignedContract(neev);
  pictures = [
    ...(await workPictures(neev, deal.customer, 2)),
    ...(await workPictures(neev, deal.contractor, 2)),
  ];
});

const write = (body: object, as = deal.customer) =>
  writePaper(neev, { as, id: deal.id }, { kind: 'handover', body });
const both = async (paper: { _id: string; sha256: string }) => {
  for (const as of [deal.customer, deal.contractor]) await signPaper(neev, { as, id: deal.id }, paper);
};

describe('A hand-over', () => {
  test('that both signed ends the work: defects are told of for the agreed months, other papers are over', async () => {
    const change = await writePaper(
      neev,
      { as: deal.contractor, id: deal.id },
      {
        kind: 'ending',
        body: { reason: 'other', text: 'Or shall we stop?' },
      },
    );
    const { status, body } = await write(aHandover(pictures, { own: [{ name: 'Gate', state: 'not' }] }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'handover', no: 1, body: { pictures } });
    await both(body.data);
    const today = siteDate(new Date());
    const contract = await readContract(neev, { as: deal.contractor, id: deal.id });
    expect(contract).toMatchObject({
      status: 'handed_over',
      handedOverOn: today,
      defectsUntil: addMonths(today, 12),
    });
    const other = contract.papers.find(({ _id }: { _id: string }) => _id === change.body.data._id);
    expect(other.status).toBe('expired');
    const late = await writePaper(
      neev,
      { as: deal.customer, id: deal.id },
      {
        kind: 'ending',
        body: { reason: 'other', text: 'Too late' },
      },
    );
    expect(late.body.type).toBe('/problems/state-changed');
  });

  test.each([
    [3, 'pictures-few'],
    [4, 'picture-invalid'],
  ])('with %i pictures, or one that neither side sent, is refused', async (count, problem) => {
    const [stranger = ''] = await workPictures(neev, deal.other, 1);
    const sent = count === 3 ? pictures.slice(0, 3) : [...pictures.slice(0, 3), stranger];
    const { status, body } = await write(aHandover(sent));
    expect([status, body.type]).toEqual([400, `/problems/${problem}`]);
    expect((await write(aHandover([...pictures.slice(0, 3), pictures[0] ?? '']))).status).toBe(400);
  });

  test('names each of the twelve points, and of snags those of this book alone', async () => {
    const { walls: _, ...items } = aHandover(pictures).items;
    expect((await write(aHandover(pictures, { items }))).status).toBe(400);
    const snags = ['0b7d5f0e-5b1b-4d0e-9d5c-1b1f3f6f0a11'];
    const { status, body } = await write(aHandover(pictures, { snags }));
    expect([status, body.type]).toEqual([400, '/problems/bad-input']);
  });

  test('keeps its pictures from being swept away', async () => {
    await write(aHandover(pictures));
    const { db, pictures: store } = neev.services;
    await db
      .updateTable('uploads')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
    await store.sweep(db);
    expect(await db.selectFrom('uploads').select('id').execute()).toHaveLength(4);
  });
});

test('When the time for defects is over the contract is done, and both hear once of what was kept back', async () => {
  const { body } = await write(aHandover(pictures));
  await both(body.data);
  const close = (day: string) =>
    closeHandedOver({ services: neev.services, now: () => atSite(day, '10:00') });
  const last = addMonths(siteDate(new Date()), 12);
  const status = async () => (await readContract(neev, { as: deal.customer, id: deal.id })).status;
  await close(last);
  expect(await status()).toBe('handed_over');
  for (const _ of [1, 2]) await close(addDays(last, 1));
  expect(await status()).toBe('closed');
  for (const side of [deal.customer, deal.contractor])
    expect((await noticesOf(neev, side)).filter((kind: string) => kind === 'retention')).toHaveLength(1);
});
