import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadClaim } from '#contract/evidence/owed.calls.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { OwedList, OwedPart } from './owed-part.tsx';
import { WageClaimPage } from './wage-claim-page.tsx';

const aClaim = (changes: Partial<ReadClaim> = {}): ReadClaim => ({
  ...{ bookingId: 'b', side: 'provider', pin: '411001', end: '2026-11-10', seal: null },
  employer: { name: 'Asha Test', phone: '9876500000' },
  worker: { name: 'Ramesh Test', phone: null },
  ...{ agreed: 1750, granted: 1750, said: 2800, saysPaid: 800, state: 'none' },
  ...{ remindFrom: '2026-11-12', reminded: [], claimFrom: null, claimedAt: null },
  terms: { price: 700, per: 'day', count: 1, total: 2800, dates: { from: '2026-11-01', days: 4 } },
  dates: [
    { date: '2026-11-01', mark: 'full', overtimeHours: 0, signed: true },
    { date: '2026-11-02', mark: 'half', overtimeHours: 1, signed: false },
  ],
  oneSided: [{ date: '2026-11-04', mark: 'full' }],
  takenBack: [],
  ...{ wages: 1750, paid: 0 },
  disputed: [{ date: '2026-11-03', mark: 'full', employerSays: null }],
  payments: [{ on: '2026-11-05', amount: 800, sort: 'wage', how: 'upi', state: 'waits' }],
  hints: [{ area: 'India', sentence: 'Ask.', hi: 'पूछें।', source: 'https://a.in/x', readOn: '2026-11-27' }],
  ...changes,
});
const claimed: Partial<ReadClaim> = {
  ...{ state: 'claimed', claimedAt: '2026-11-20T08:00:00.000Z', claimFrom: '2026-11-18' },
  reminded: ['2026-11-13T08:00:00.000Z'],
};

const sent: string[] = [];
function answer(claim: ReadClaim | null) {
  answerCalls((url, method) => {
    if (method !== 'GET') sent.push(`${method} ${url.pathname}`);
    return { body: { data: url.pathname === '/owed' ? [claim] : claim } };
  });
}
const open = async (claim: ReadClaim | null) => {
  answer(claim);
  await showPage({ component: WageClaimPage, address: '/wageClaim?id=b', messages: ['owed'] });
};

beforeEach(async () => {
  await setLanguage('en');
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), toFake: ['Date'] });
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('A tap shows what the payer will read, and another sends the reminder', async () => {
  await open(aClaim());
  fireEvent.click(await screen.findByRole('button', { name: 'Remind Asha Test' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(
    'By your own book you owe Ramesh Test ₹1,750 for 1.5 days. Pay, or say in the book what is wrong.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remind now' }));
  await waitFor(() => expect(sent).toEqual(['POST /bookings/b/remind']));
});

test('Before its time no reminder can be sent, and the page says when', async () => {
  await open(aClaim({ remindFrom: '2026-11-30' }));
  await screen.findByText(/You can remind from 30 Nov/);
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('The claim is a letter in English or Hindi, with a text for WhatsApp', async () => {
  await open(aClaim(claimed));
  await screen.findByRole('heading', { name: 'Claim of unpaid wages' });
  expect(screen.getByText(/Only the employer says so/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '';
  expect(link).toContain('https://wa.me/919876500000?text=');
  expect(decodeURIComponent(link)).toContain('₹1,750 for 1.5 days is still owed to Ramesh Test');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' })));
  await screen.findByRole('heading', { name: 'बकाया मज़दूरी का दावा' });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the claim' }));
  await screen.findByText('Your employer sees it no more. You can claim again later.');
});

test('In a language that is a draft the letter comes in it first, law too, and says to read a whole one', async () => {
  await setLanguage('mr');
  const { hints } = aClaim();
  await open(aClaim({ ...claimed, hints: hints.map((hint) => ({ ...hint, mr: 'विचारा.' })) }));
  const letter = (await screen.findByRole('heading', { name: 'न दिलेल्या मजुरीचा दावा' })).parentElement;
  expect(letter?.lang).toBe('mr');
  expect(letter?.textContent).toContain('विचारा.');
  screen.getByText('हे भाषांतर कच्चं आहे. पाठवण्याआधी पत्र हिंदी मध्येही वाचा.');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'हिन्दी' })));
  const other = (await screen.findByRole('heading', { name: 'बकाया मज़दूरी का दावा' })).parentElement;
  expect([other?.lang, other?.textContent?.includes('पूछें।')]).toEqual(['hi', true]);
  expect(screen.queryByText(/भाषांतर कच्चं/)).toBeNull();
});

test('Who owes sees the claim with the ways to pay and to say what is wrong, and cannot withdraw it', async () => {
  await open(aClaim({ ...claimed, side: 'customer' }));
  await screen.findByRole('heading', { name: 'Ramesh Test says that wages are not paid' });
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(to('Pay, or say that you paid')).toBe('/booking?id=b');
  expect(to('Say what is wrong')).toBe('/hajriBook?id=b');
  expect(screen.queryByRole('button', { name: 'Withdraw the claim' })).toBeNull();
});

test('What the employer took back since the reminder is said, in the page and in the letter, and can be claimed', async () => {
  const takenBack = [{ date: '2026-11-01', mark: 'full' } as const];
  const after = { agreed: 0, takenBack, reminded: ['2026-11-13T08:00:00.000Z'], claimFrom: '2026-11-18' };
  await open(aClaim({ ...after, state: 'reminded' }));
  await screen.findByText('Your employer took back agreed days: 1 day. Before that ₹1,750 was owed.');
  expect(screen.queryByText('All agreed wages are paid.')).toBeNull();
  screen.getByRole('button', { name: 'Make the claim' });
  cleanup();
  await open(aClaim({ ...claimed, ...after }));
  const letter = (await screen.findByRole('heading', { name: 'Claim of unpaid wages' })).parentElement;
  expect(letter?.textContent).toContain('When I reminded you, ₹1,750 was owed by the hajri book.');
  screen.getByRole('table', { name: 'Days that the employer took back after the reminder: 1 day' });
});

test('Where nothing is owed the page says so', async () => {
  await open(null);
  await screen.findByRole('heading', { name: 'Nothing is owed here' });
});

test('A booking and the list of one’s work name what is owed; where nothing is, they are silent', async () => {
  const both = () => (
    <>
      <OwedPart bookingId="b" />
      <OwedList />
    </>
  );
  answer(aClaim());
  await showPage({ component: both, address: '/booking?id=b', messages: ['owed'] });
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Remind or claim' })).toHaveLength(2));
  cleanup();
  answer(aClaim({ agreed: 0, granted: 0 }));
  const { container } = await showPage({ component: both, address: '/booking?id=b', messages: ['owed'] });
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
