import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
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
