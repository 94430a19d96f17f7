import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Notice } from '#contract/accounts/notices.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { NoticeEntry } from './notice-entry.tsx';

afterEach(cleanup);

const worker = (name: string) => ({ kind: 'worker', _id: 'w1', name }) as const;

test.each<[string, Pick<Notice, 'kind'> & Partial<Notice>, string]>([
  [
    'hajri',
    { kind: 'hajri', name: 'Ambika', about: { kind: 'book', _id: 'b1' } },
    'Ambika wrote in your hajri book',
  ],
  ['an answer', { kind: 'offer', name: 'Asha', listing: worker('Ravi') }, 'Asha answered about Ravi'],
  ['an answer of one’s own', { kind: 'offer', name: 'Ravi', listing: worker('Ravi') }, 'Ravi made an offer'],
  ['a booking', { kind: 'booked', name: 'Asha', listing: worker('Ravi') }, 'Booked: Ravi, with Asha'],
  ['a booking of one’s own', { kind: 'booked', name: 'Ravi', listing: worker('Ravi') }, 'Booked: Ravi'],
  [
    'a cancelling of the customer',
    { kind: 'cancelled', name: 'Asha', by: 'customer', listing: worker('Ravi') },
    'Asha cancelled their booking of Ravi',
  ],
  [
    'a cancelling of the worker',
    { kind: 'cancelled', name: 'Ravi K', by: 'provider', listing: worker('Ravi') },
    'Ravi cancelled your booking. Find a replacement',
  ],
  [
    'an act of a machine’s owner',
    {
      kind: 'changed',
      name: 'Rupali',
      by: 'provider',
      listing: { kind: 'product', _id: 'm1', name: 'Mixer' },
    },
    'Rupali (Mixer) changed something in your booking',
  ],
  [
    'what is owed',
    { kind: 'owed', name: 'Ravi', by: 'provider', amount: 850, listing: worker('Ravi') },
    '₹850 for Ravi is not marked as paid. Paid already? Ask Ravi to say "I got it"',
  ],
])('A notice is a whole sentence: %s', async (_, facts, sentence) => {
  const notice: Notice = { _id: 'n1', createdAt: '2026-11-26T12:45:00.000Z', seen: false, ...facts };
  await showPage({
    component: () => <NoticeEntry notice={notice} fresh={false} onClose={() => undefined} />,
    address: '/',
    messages: ['notices'],
  });
  expect((await screen.findByRole('link')).textContent).toBe(sentence);
});
