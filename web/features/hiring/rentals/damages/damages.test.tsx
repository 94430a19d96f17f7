import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import type { Damage, Fault } from '#contract/hiring/rentals.calls.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { aBooking, aDamage, anInspection, answerSent, logInAs, type Sent } from '../rentals-in-test.ts';
import { Damages } from './damages.tsx';
import { Faults } from './faults.tsx';

const sendFile = vi.hoisted(() => vi.fn());
vi.mock('#web/shared/media/send-form.ts', () => ({ sendForm: sendFile }));
vi.mock('#web/shared/media/prepare-picture.ts', () => ({ preparePicture: async (file: File) => file }));

const fetchBefore = globalThis.fetch;
let damages: Damage[] = [];
let faults: Fault[] = [];
let back: Inspection[] = [];
let refusal: { status: number; body: unknown } | undefined;
beforeEach(() => {
  damages = [];
  faults = [];
  back = [];
  refusal = undefined;
  sendFile.mockReset().mockResolvedValue({ data: { picture: 'hire:1' } });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetchBefore;
});

const answer = ({ method, path }: Sent) => {
  if (method !== 'GET') return refusal ?? { body: { data: null } };
  if (path.endsWith('/damages')) return { body: { data: damages } };
  return { body: { data: path.endsWith('/faults') ? faults : [anInspection(), ...back] } };
};
async function show(Part: typeof Damages | typeof Faults, user: 'u1' | 'u2', changes: Partial<Booking> = {}) {
  logInAs(user);
  const sent = answerSent(answer);
  const booking = aBooking({ status: 'under_way', ...changes });
  const component = () => <Part booking={booking} />;
  await showPage({ component, address: '/booking', messages: ['rentals'] });
  return () => sent.filter(({ method }) => method !== 'GET');
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('Damages', () => {
  test('are said by the owner, with an amount, words and a picture', async () => {
    const sent = await show(Damages, 'u2');
    await screen.findByText('Nobody has reported damage');
    await press('Report a damage');
    type('What it costs (₹)', '2,500');
    type('What was damaged', 'The guard is bent');
    fireEvent.change(screen.getByLabelText('Take a picture'), {
      target: { files: [new File(['x'], 'x.jpg')] },
    });
    await screen.findByText('1 picture');
    await press('Send');
    const body = { unitId: 'm1', amount: 2500, text: 'The guard is bent', pictures: ['hire:1'] };
    await waitFor(() => expect(sent()).toEqual([{ method: 'POST', path: '/bookings/b1/damages', body }]));
    await screen.findByRole('button', { name: 'Report a damage' });
  });

  test('that are said too late or wrongly are refused with the reason', async () => {
    const errors = [{ path: 'amount', type: '/problems/money-invalid' }];
    refusal = { status: 400, body: { type: '/problems/money-invalid', errors } };
    await show(Damages, 'u2');
    await press('Report a damage');
    await press('Send');
    await screen.findByText('Enter whole rupees, 1 to 1,00,00,000');
    refusal = { status: 409, body: { type: '/problems/state-changed' } };
    await press('Send');
    await screen.findByText('It is too late: you can report damage for 48 hours after the return.');
  });

  test('said before both signed the return say so, and show nothing as after the return', async () => {
    damages = [aDamage()];
    await show(Damages, 'u1');
    await screen.findByText('Said before both signed the return.');
    expect(screen.queryByText('After the return')).toBeNull();
    cleanup();
    const signed = '2026-12-03T08:00:00.000Z';
    back = [anInspection({ _id: 'n2', kind: 'return', customerSignedAt: signed, providerSignedAt: signed })];
    damages = [aDamage({ createdAt: '2026-12-04T08:00:00.000Z' })];
    await show(Damages, 'u1');
    await screen.findByText('After the return');
    expect(screen.queryByText('Said before both signed the return.')).toBeNull();
  });

  test('stand beside the pictures of the hand-over, for the renter to agree or contest', async () => {
    damages = [aDamage()];
    const sent = await show(Damages, 'u1');
    await screen.findByText('₹2,500');
    expect(screen.getByText('Waits for an answer')).toBeTruthy();
    await screen.findByRole('list', { name: 'At hand-over' });
    type('Your answer', 'It was bent before');
    await press('Do not accept');
    const body = { status: 'contested', answer: 'It was bent before', pictures: [] };
    await waitFor(() => expect(sent()).toEqual([{ method: 'PUT', path: '/damages/d1', body }]));
    expect(screen.queryByRole('button', { name: 'Report a damage' })).toBeNull();
  });

  test('are accepted once their sum was asked about again', async () => {
    damages = [aDamage()];
    const sent = await show(Damages, 'u1');
    await press('Accept');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Accept damage of ₹2,500?');
    expect(sent()).toEqual([]);
    fireEvent.click(within(question).getByRole('button', { name: 'Accept' }));
    const body = { status: 'agreed', answer: '', pictures: [] };
    await waitFor(() => expect(sent()).toEqual([{ method: 'PUT', path: '/damages/d1', body }]));
  });

  test('that were answered are not answered again, and the owner answers none', async () => {
    damages = [aDamage({ status: 'contested', answer: 'It was bent before' })];
    await show(Damages, 'u1');
    await screen.findByText('It was bent before');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    cleanup();
    damages = [aDamage()];
    await show(Damages, 'u2');
    await screen.findByText('₹2,500');
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.getByText(/can answer until 11 Dec/)).toBeTruthy();
    expect(screen.queryByText(/^Answer by/)).toBeNull();
  });

  test('are not said before the hire', async () => {
    await show(Damages, 'u2', { status: 'agreed' });
    await screen.findByText('Nobody has reported damage');
    expect(screen.queryByRole('button', { name: 'Report a damage' })).toBeNull();
  });
});

describe('Faults', () => {
  const fault: Fault = {
    _id: 'f1',
    unitId: 'm1',
    by: 'customer',
    at: '2026-12-02T08:00:00.000Z',
    text: 'The engine stops',
    repairedAt: null,
    stoppedHours: 1.5,
  };

  test('are said while the machine is out', async () => {
    const sent = await show(Faults, 'u1');
    await screen.findByLabelText('What does not work');
    type('What does not work', 'The engine stops');
    await press('Report a fault');
    const body = { unitId: 'm1', text: 'The engine stops' };
    await waitFor(() => expect(sent()).toEqual([{ method: 'POST', path: '/bookings/b1/faults', body }]));
    await waitFor(() => expect(screen.getByLabelText('What does not work')).toHaveProperty('value', ''));
  });

  test('say how long nothing is counted, until it runs again', async () => {
    faults = [fault];
    const sent = await show(Faults, 'u2');
    await screen.findByText('1.5 hours do not count');
    await press('It runs again');
    await waitFor(() =>
      expect(sent()).toEqual([{ method: 'PUT', path: '/bookings/b1/faults/f1', body: {} }]),
    );
  });

  test('of a hire without any are not spoken of', async () => {
    await show(Faults, 'u1', { status: 'done' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Faults' })).toBeNull());
  });
});
