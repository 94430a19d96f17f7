import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { QuoteCard } from '../quotes/opening/opened-quote.tsx';
import { PaperCard } from './paper-card.tsx';
import { aContract, anAgreement } from './papers-in-test.ts';

let contract: WorkContract;
beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ _id: 'u1', fullname: 'Asha', role: 'customer' }));
  localStorage.setItem('token', 't');
  answerCalls(() => ({ body: { data: contract } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});
const open = (paperId = 'p1') =>
  showPage({
    component: () => <PaperCard contractId="c1" paperId={paperId} />,
    address: '/chatDialog',
    messages: ['papers', 'hiring'],
  });

test('A card says what a paper is, what it comes to and where it stands, and leads to it', async () => {
  contract = aContract({ status: 'draft', bill: null, papers: [anAgreement()] });
  await open();
  const link = await screen.findByRole('link', { name: 'Read and sign' });
  expect(link.getAttribute('href')).toContain('paper=p1');
  expect(screen.getByText('Waits for your signature')).toBeTruthy();
  expect(screen.getByText('₹19,896 in all')).toBeTruthy();
});

test('A card of a paper that is signed is only read, and one that is not there says so', async () => {
  const signed = anAgreement({ status: 'signed', customerSignedAt: 'x', providerSignedAt: 'x' });
  contract = aContract({ papers: [signed] });
  await open();
  expect(await screen.findByRole('link', { name: 'Read it' })).toBeTruthy();
  cleanup();
  await open('p9');
  expect(await screen.findByText(/The paper did not load/)).toBeTruthy();
});

describe('An open price in a chat', () => {
  const quote = {
    ...{ _id: 'q1', tenderId: 't1', version: 1, listing: { kind: 'contractor', _id: 'l1' } },
    ...{
      listingName: 'Patil Construction',
      providerId: 'u2',
      status: 'opened',
      sha256: '0',
      lateMinutes: 180,
    },
    ...{ sealedAt: '2026-11-20T10:00:00.000Z', openedAt: '2026-11-21T10:00:00.000Z', total: 421_300 },
  };
  const show = (answer: { status?: number; body: object }) => {
    answerCalls(() => answer);
    const component = () => (
      <>
        <p>chat</p>
        <QuoteCard quoteId="q1" />
      </>
    );
    return showPage({ component, address: '/chatDialog', messages: ['quotes'] });
  };

  test('says its sum and where it stands, and leads each side to its page', async () => {
    await show({ body: { data: quote } });
    const card = await screen.findByRole('article', { name: 'Price of Patil Construction' });
    expect(card.textContent).toContain('₹4,21,300');
    expect(card.textContent).toContain('Open, 3 hours late');
    expect(screen.getByRole('link', { name: 'Compare prices' }).getAttribute('href')).toBe(
      '/compareQuotes?id=t1',
    );
    cleanup();
    localStorage.setItem('user', JSON.stringify({ _id: 'u2', fullname: 'Vikram', role: 'member' }));
    await show({ body: { data: { ...quote, status: 'accepted' } } });
    const own = await screen.findByRole('link', { name: 'Your price' });
    expect(own.getAttribute('href')).toBe('/priceQuote?id=t1&listing=l1');
    expect(screen.getByText(/^Accepted/)).toBeTruthy();
  });

  test('is nothing to those who may not read it, and while it is sealed', async () => {
    await show({ status: 404, body: { type: '/problems/not-found' } });
    await screen.findByText('chat');
    expect(screen.queryByRole('article')).toBeNull();
    cleanup();
    const { total: _, ...sealed } = { ...quote, status: 'sealed', openedAt: null };
    await show({ body: { data: sealed } });
    await screen.findByText('chat');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
