import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import { keepInDraft } from '#web/shared/browser/drafts.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { aBooking, anInspection, answerSent, logInAs } from '../rentals-in-test.ts';
import { allGood, checklistOf, factsOf, isComplete, readChecklist } from './checklist.ts';
import { Handover } from './handover.tsx';

const sendFile = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/media/send-form.ts', () => ({ sendForm: sendFile }));
vi.mock('#web/shared/media/prepare-picture.ts', () => ({ preparePicture: async (file: File) => file }));

const fetchBefore = globalThis.fetch;
let inspections: Inspection[] = [];
let signing: { status?: number; body: unknown } = { body: { data: null } };
beforeEach(() => {
  inspections = [];
  signing = { body: { data: null } };
  let no = 0;
  sendFile.mockReset().mockImplementation(async () => {
    no += 1;
    return { data: { picture: `hire:${no}` } };
  });
  logInAs('u2');
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
});

async function show(changes: Partial<Booking> = {}, kind: 'handover' | 'return' = 'handover') {
  const sent = answerSent(({ method }) => {
    if (method === 'GET') return { body: { data: inspections } };
    if (method === 'PUT') return signing;
    inspections = [anInspection({ pictures: [] })];
    return { status: 201, body: { data: inspections[0] } };
  });
  const booking = aBooking(changes);
  const component = () => <Handover booking={booking} kind={kind} />;
  await showPage({ component, address: '/booking', messages: ['rentals'] });
  await screen.findByRole('heading', { name: /Mixer/ });
  return () => sent.filter(({ method }) => method !== 'GET');
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const tap = (point: string, state: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: point })).getByRole('radio', { name: state }));
function take(pictures: number) {
  for (let no = 0; no < pictures; no += 1)
    fireEvent.change(screen.getByLabelText('Take a picture'), {
      target: { files: [new File(['x'], 'x.jpg', { type: 'image/jpeg' })] },
    });
}

describe('A checklist', () => {
  test('is tapped through, with meter, fuel and pictures, and then stands there to be signed', async () => {
    const sent = await show();
    await press('All good');
    tap('Cables', 'Worn');
    fireEvent.change(screen.getByLabelText('Cables: What is wrong'), { target: { value: 'Mark on cable' } });
    fireEvent.change(screen.getByLabelText('Hour meter'), { target: { value: '1,204.5' } });
    fireEvent.click(screen.getByLabelText('75 %'));
    take(4);
    await screen.findByText('4 pictures');
    await press('Save the checklist');
    await screen.findByRole('button', { name: 'Sign' });
    expect(sent()).toMatchObject([
      {
        method: 'POST',
        path: '/bookings/b1/inspections',
        body: {
          unitId: 'm1',
          kind: 'handover',
          items: { body: { state: 'ok' }, cables: { state: 'worn', note: 'Mark on cable' } },
          hourMeter: 1204.5,
          fuel: 75,
          pictures: ['hire:1', 'hire:2', 'hire:3', 'hire:4'],
        },
      },
    ]);
  });

  test('is not sent before every item was looked at and four pictures are there', async () => {
    const sent = await show();
    await screen.findByLabelText('Take a picture');
    take(3);
    const shown = vi.fn();
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      shown(this.textContent);
    };
    await press('Save the checklist');
    await screen.findByText('Look at every item first');
    // The button stands in sight above a long list, the sentence at its end.
    expect(shown).toHaveBeenCalledWith('Look at every item first');
    await screen.findByText('Take 4 to 12 pictures');
    expect(sent()).toEqual([]);
  });

  test('takes points of one’s own', async () => {
    await show();
    const own = await screen.findByLabelText('Add a point of your own');
    fireEvent.change(own, { target: { value: 'Bucket' } });
    await press('Add');
    tap('Bucket', 'Broken');
    await press('Remove Bucket');
    expect(screen.queryByRole('group', { name: 'Bucket' })).toBeNull();
  });

  test('says which picture did not arrive, and sends it again', async () => {
    await show();
    await screen.findByLabelText('Take a picture');
    sendFile.mockRejectedValueOnce(new Error('no line'));
    take(1);
    await press('Send again');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
    expect(sendFile).toHaveBeenCalledTimes(2);
    await press('Remove picture 1');
    expect(screen.queryByRole('button', { name: 'Remove picture 1' })).toBeNull();
  });

  test('is kept on the device until it is sent: a camera may throw the page away', async () => {
    const half = allGood(checklistOf(undefined));
    keepInDraft('inspection:b1:m1:handover', 'checklist', JSON.stringify({ ...half, hourMeter: '77' }));
    keepInDraft('inspection:b1:m1:handover', 'pictures', 'hire:a hire:b hire:c hire:d');
    const sent = await show();
    expect(await screen.findByLabelText('Hour meter')).toHaveProperty('value', '77');
    await press('Save the checklist');
    await screen.findByRole('button', { name: 'Sign' });
    expect(sent()).toMatchObject([{ body: { pictures: ['hire:a', 'hire:b', 'hire:c', 'hire:d'] } }]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('hire:a');
  });
});

describe('Both sign', () => {
  test('what they read, by its hash', async () => {
    inspections = [anInspection({ customerSignedAt: '2026-12-02T05:00:00.000Z' })];
    const sent = await show();
    await screen.findByText('not signed yet');
    expect(screen.getByText('₹5,000')).toBeTruthy();
    await press('Sign');
    await waitFor(() =>
      expect(sent()).toEqual([
        { method: 'PUT', path: '/bookings/b1/inspections/n1/sign', body: { sha256: 'a'.repeat(64) } },
      ]),
    );
  });

  test('and are told where it changed meanwhile', async () => {
    inspections = [anInspection()];
    signing = { status: 409, body: { type: '/problems/inspection-changed' } };
    await show();
    const shown = vi.fn();
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      shown(this.textContent);
    };
    await press('Sign');
    await screen.findByText('The checklist has changed. Read it again, then sign.');
    expect(shown).toHaveBeenCalledWith('The checklist has changed. Read it again, then sign.');
  });

  test('once: who has signed waits for the other, or changes it', async () => {
    inspections = [anInspection({ providerSignedAt: '2026-12-02T05:00:00.000Z' })];
    await show();
    await screen.findByText('You signed. Now Asha signs.');
    expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    await press('Change the checklist');
    await screen.findByText('If you change it, you both must sign again.');
    await press('Cancel');
    await screen.findByText('You signed. Now Asha signs.');
  });

  test('and then it stands', async () => {
    const at = '2026-12-02T05:00:00.000Z';
    inspections = [anInspection({ providerSignedAt: at, customerSignedAt: at })];
    await show();
    await screen.findByText('You both have signed this.');
    expect(screen.queryByRole('button', { name: 'Change the checklist' })).toBeNull();
  });
});

test('At the return each item says how it was at the hand-over', async () => {
  const { items } = anInspection();
  inspections = [anInspection({ items: { ...items, cables: { state: 'worn' } } })];
  await show({ status: 'under_way' }, 'return');
  expect((await screen.findAllByText('At hand-over: Good')).length).toBe(7);
  expect(screen.getByText('At hand-over: Worn')).toBeTruthy();
});

test('Each machine of several has a checklist of its own', async () => {
  inspections = [anInspection()];
  const units = [
    { _id: 'm1', label: '1' },
    { _id: 'm2', label: '2' },
  ];
  await show({ units });
  await screen.findByRole('button', { name: 'Sign' });
  fireEvent.click(screen.getByLabelText('No. 2'));
  await screen.findByRole('button', { name: 'Save the checklist' });
});

test('A hire that is over has no checklist to write', async () => {
  await show({ status: 'cancelled' });
  await screen.findByText('Nobody has written a checklist yet');
});

test('A checklist survives the device, and what is none is not read', () => {
  const full = allGood(checklistOf(anInspection({ hourMeter: 5, fuel: 50 })));
  expect(readChecklist(JSON.stringify(full))).toEqual(full);
  expect(isComplete(full)).toBe(true);
  expect(isComplete(checklistOf(undefined))).toBe(false);
  for (const text of [undefined, '', '{', 'null', '{"items":{}}', '{"items":{"body":{"state":"x"}}}'])
    expect(readChecklist(text)).toBeUndefined();
  expect(factsOf(full)).toMatchObject({ hourMeter: 5, fuel: 50, own: [] });
});
