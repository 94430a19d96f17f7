import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PhoneEntry } from '#web/features/accounts/register/phone-entry.tsx';
import { clearSession, currentSession } from '#web/shared/api/session.ts';
import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { type Answer, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { HirePage } from './hire-page.tsx';
import { newItem, newWish } from './wish/wish.ts';

const mason = newItem({ of: 'worker', category: 'Construction', trade: 'mason', count: 2 });
const user = { _id: 'u9', fullname: 'Aarti Joshi', email: null, role: 'customer', profilePic: null };
const entered = (as: 'newUser' | 'user'): Answer => ({
  body: { [as]: user, auth: 'the-token', deviceToken: 'd' },
});
const problem = (status: number, name: string): Answer => ({ status, body: { type: `/problems/${name}` } });
let answers: Record<string, () => Answer>;
let sent: [string, Record<string, unknown>][];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = {
    '/email': () => ({ body: { message: '' } }),
    '/send-mail': () => ({ body: { message: '' } }),
    '/signup': () => entered('newUser'),
    '/login': () => entered('user'),
    '/jobRequests': () => ({ status: 201, body: { data: { _id: 'r1', told: 38 } } }),
    '/places': () => ({ body: { data: [] } }),
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://neev.test');
    if (init.method === 'POST') sent.push([pathname, JSON.parse(String(init.body))]);
    const { status = 200, body } = answers[pathname]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  keepInDraft(
    'hire',
    'wish',
    JSON.stringify(newWish({ items: [mason], pin: '411001', description: 'A wall' })),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
});

const open = async (step = 4) => {
  const page = await showPage({
    component: () => <HirePage Entry={PhoneEntry} />,
    address: `/hire?step=${step}`,
    messages: ['requests', 'hiring', 'categories', 'account'],
  });
  await screen.findByRole('heading', { level: 1 });
  return page;
};
const calls = (path: string) => sent.filter(([called]) => called === path).map(([, body]) => body);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeCode = (code: string) =>
  fireEvent.paste(screen.getByLabelText('OTP character 1 of 6'), {
    clipboardData: { getData: () => code },
  });

async function toCode(name = 'Aarti Joshi') {
  type('Your name', name);
  type('Phone', '98220 41177');
  press('Send me the code');
  await screen.findByLabelText('OTP character 1 of 6');
}

describe('Before it is sent', () => {
  const near = (usual: Record<number, { low: number; high: number } | null>) => {
    answers['/matches'] = () => ({
      body: {
        data: Object.entries(usual).map(([item, usualPerDay]) => ({
          ...{ item: Number(item), near: 9, within: 25, by: 'trade' },
          usualPerDay,
        })),
      },
    });
  };
  const helper = newItem({ of: 'worker', category: 'Construction', trade: 'helper', count: 5 });
  const priced = (price: string, more = [{ ...helper, price: '' }]) =>
    keepInDraft(
      'hire',
      'wish',
      JSON.stringify(newWish({ items: [{ ...mason, price }, ...more], pin: '411001', from: '2099-12-07' })),
    );

  test.each([
    ['1000', [], 'A fair price.'],
    ['900', [], 'Less than is usual here.'],
    ['1000', [{ ...helper, price: '600' }], 'Mason: usually ₹950 to ₹1,100 a day'],
  ])('a price of %s is held against what is usual near', async (price, more, said) => {
    near({ 0: { low: 950, high: 1100 }, 1: null });
    priced(price, more);
    await open();
    await screen.findByText(said);
    expect(screen.queryAllByText('A fair price.')).toHaveLength(said === 'A fair price.' ? 1 : 0);
  });

  test('one reads what it comes to, and until when it can be answered', async () => {
    priced('1000', []);
    await open();
    expect(screen.getByRole('region', { name: 'Your request' }).textContent).toMatch(
      /₹2,000.*2 people.*Answers until/,
    );
  });
});

describe('A guest', () => {
  test.each([
    [14, '14 people near 411001 get this. Nobody is booked yet. You choose from the answers.'],
    ['<3', 'Read it once more, then send it.'],
  ])('reads who gets it, of %s near', async (near, lead) => {
    answers['/matches'] = () => ({
      body: { data: [{ item: 0, near, within: 25, by: 'trade', usualPerDay: null }] },
    });
    await open();
    expect(await screen.findByText(lead)).toBeTruthy();
  });

  test('builds the whole request, registers by phone in it, and it is sent once', async () => {
    const { history } = await open();
    expect(screen.getByText('2 masons')).toBeTruthy();
    expect(screen.getByText('A wall')).toBeTruthy();
    await toCode();
    typeCode('ABC234');
    press('Send request');
    press('Sending …');
    await waitFor(() => expect(history.location.href).toBe('/jobRequest?id=r1'));
    expect(calls('/signup')).toMatchObject([
      { fullname: 'Aarti Joshi', phone: '98220 41177', otp: 'ABC234' },
    ]);
    expect(calls('/jobRequests')).toMatchObject([{ pin: '411001', items: [{ count: 2 }] }]);
    expect(currentSession()?.user._id).toBe('u9');
    expect(readDraft('hire')).toBeNull();
  });

  test('who has an account logs in by the same code, and needs no name', async () => {
    const { history } = await open();
    await toCode('');
    expect([calls('/email'), calls('/send-mail').length]).toEqual([[], 1]);
    typeCode('ABC234');
    press('Send request');
    await waitFor(() => expect(history.location.href).toBe('/jobRequest?id=r1'));
    expect(calls('/login')).toMatchObject([{ phone: '98220 41177', otp: 'ABC234' }]);
  });

  test('who is new and gave no name is asked for it beside its field', async () => {
    answers['/send-mail'] = () => problem(404, 'phone-unknown');
    await open();
    type('Phone', '98220 41177');
    press('Send me the code');
    await waitFor(() => expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true'));
    expect(calls('/email')).toEqual([]);
  });

  test('finds everything again after a reload on the way to the code, and after a wrong one', async () => {
    await open();
    await toCode();
    cleanup();
    await open();
    await screen.findByLabelText('OTP character 1 of 6');
    expect(screen.getByText('98220 41177')).toBeTruthy();
    answers['/signup'] = () => problem(400, 'wrong-code');
    typeCode('ABC234');
    press('Send request');
    await screen.findByText('Verification failed entered OTP is not correct');
    expect(screen.getByText('A wall')).toBeTruthy();
    expect(calls('/jobRequests')).toEqual([]);
    press('Change the number');
    expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Aarti Joshi');
  });

  test('whose request the server refuses after the log-in keeps it as their own draft', async () => {
    answers['/jobRequests'] = () => problem(429, 'requests-full');
    await open();
    await toCode();
    typeCode('ABC234');
    await act(async () => press('Send request'));
    await waitFor(() => expect(calls('/jobRequests')).toHaveLength(1));
    expect(currentSession()?.user._id).toBe('u9');
    expect(readDraft('hire')?.wish).toContain('A wall');
  });

  test('sees at the last step of the form the review next, not a log-in', async () => {
    const { history } = await open(3);
    press('Check and send');
    await waitFor(() => expect(history.location.href).toBe('/hire?step=4'));
    expect(screen.getByText('Your phone, so they can answer')).toBeTruthy();
  });
});
