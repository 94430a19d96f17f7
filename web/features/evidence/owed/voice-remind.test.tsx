import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Owed } from '#contract/evidence/owed.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { VoiceRemind } from './voice-remind.tsx';

const spoken: string[] = [];
vi.mock('#web/shared/voice/speech.ts', async (original) => ({
  ...(await original<typeof import('#web/shared/voice/speech.ts')>()),
  speak: async (_: string, sayings: { text: string }[]) =>
    void spoken.push(sayings.map(({ text }) => text).join(' ')),
}));

const anOwed = (changes: Partial<Owed> = {}): Owed => ({
  ...{ bookingId: 'b', employer: { name: 'Asha Test', phone: null }, end: '2026-11-10' },
  ...{ agreed: 1750, granted: 1750, said: 1750, saysPaid: 0, state: 'none' },
  ...{ remindFrom: '2026-11-12', reminded: [], claimFrom: null, claimedAt: null },
  ...changes,
});
const sent: string[] = [];
async function open(owed: Owed) {
  answerCalls((url, method) => {
    if (method !== 'GET') sent.push(`${method} ${url.pathname}`);
    return { body: { data: url.pathname === '/owed' ? [owed] : owed } };
  });
  const component = () => <VoiceRemind bookingIds={['b']} />;
  await showPage({ component, address: '/voiceWeek', messages: ['owed', 'voice'] });
}

beforeEach(() => {
  localStorage.setItem('neev:language', 'en');
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z'), toFake: ['Date'] });
  spoken.length = 0;
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('Who is owed hears the sum and the question, and after the touch that the reminder went', async () => {
  await open(anOwed());
  fireEvent.click(await screen.findByRole('button', { name: /^Remind Asha Test/ }));
  expect(spoken[0]).toMatch(/^Asha Test Still to come 1750 .*Shall we remind them\?$/);
  fireEvent.click(await screen.findByRole('button', { name: 'Remind now' }));
  await waitFor(() => expect(spoken[1]).toBe('We reminded them.'));
  expect(sent).toEqual(['POST /bookings/b/remind']);
});

test('Five days later they hear that they can claim, of what was taken back too', async () => {
  const reminded = ['2026-11-13T08:00:00Z', '2026-11-16T08:00:00Z', '2026-11-19T08:00:00Z'];
  await open(anOwed({ state: 'reminded', reminded, agreed: 0, claimFrom: '2026-11-18' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Make the claim/ }));
  expect(spoken[0]).toMatch(/Still to come 1750 .*Shall we make a claim\?$/);
  fireEvent.click(await screen.findByRole('button', { name: 'Make the claim' }));
  await waitFor(() => expect(spoken[1]).toBe('The claim is made. They see it.'));
  expect(sent).toEqual(['POST /bookings/b/claim']);
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});
