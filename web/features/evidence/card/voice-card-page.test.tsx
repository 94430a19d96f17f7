import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '#contract/evidence/cards.calls.ts';
import { aCard, hidden, open as said } from '#domain/evidence/evidence-in-test.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { VoiceCardPage } from './voice-card-page.tsx';

const spoken: string[] = [];
vi.mock('#web/shared/voice/speech.ts', async (original) => ({
  ...(await original<typeof import('#web/shared/voice/speech.ts')>()),
  speak: async (_: string, sayings: { clip?: string }[]) =>
    void spoken.push(sayings.map(({ clip }) => clip).join(' ')),
}));

const card: Card = {
  ...{ idx: 7, token: aCard(), issuedAt: '2026-11-20T00:00:00Z', expiresAt: '2027-05-19T00:00:00Z' },
  ...{ ninety: said.ninety, ...hidden },
};
const sent: string[] = [];

async function open(own: Card | null, { address = '/voice/card', made = {} as object } = {}) {
  answerCalls((url, method) => {
    if (method !== 'GET') sent.push(`${method} ${url.pathname}`);
    if (method === 'DELETE') return { body: { data: null } };
    return method === 'POST' ? { body: { data: card }, ...made } : { body: { data: own } };
  });
  await showPage({ component: VoiceCardPage, address, messages: ['card', 'voice', 'problems'] });
}

beforeEach(() => {
  localStorage.setItem('neev:language', 'en');
  spoken.length = 0;
  sent.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('What its reader learns is said and shown before a card is made, then its days and its answer', async () => {
  await open(null);
  await screen.findByRole('heading', { level: 1, name: /^Make a card\?/ });
  screen.getByText(/who your employers are/);
  expect([spoken.at(-1), sent]).toEqual(['cardAsk n90 weekDays yes no', []]);
  await press('Yes');
  await screen.findByRole('heading', { level: 1, name: 'Show this.' });
  expect(sent).toEqual(['POST /cards']);
  expect(spoken.at(-1)).toBe('cardShow hh1 n10 weekDays n90 weekDays yes');
});

test('A no makes nothing, and without an agreed day that is said', async () => {
  await open(null);
  await press('No');
  expect(sent).toEqual([]);
  cleanup();
  await open(null, { made: { status: 409, body: { type: '/problems/card-empty', data: null } } });
  await press('Yes');
  await screen.findByRole('heading', { level: 1, name: 'No agreed day yet.' });
});

test('A card fills the screen at a touch of its square', async () => {
  await open(card, { address: '/voice/card?step=show' });
  await screen.findByRole('img', { name: 'Square code of the card: yes or no' });
  screen.getByRole('button', { name: 'Close' });
});

test('A card is ended after one more question', async () => {
  await open(card, { address: '/voice/card?step=end' });
  await screen.findByRole('heading', { level: 1, name: 'End the card?' });
  expect(sent).toEqual([]);
  await press('Yes');
  await screen.findByRole('heading', { level: 1, name: 'Done' });
  await waitFor(() => expect(sent).toEqual(['DELETE /cards/7']));
});
