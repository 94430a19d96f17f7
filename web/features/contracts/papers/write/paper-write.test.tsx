// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handoverItems } from '#contract/contracts/handover.ts';
import type { SiteBook } from '#contract/contracts/site-book.calls.ts';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { keepInDraft } from '#web/shared/browser/drafts.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { aSiteBook } from '../../site-book/site-in-test.ts';
import { logInAs } from '../../tenders/tenders-in-test.ts';
import { ContractPage } from '../page/contract-page.tsx';
import { aChange, aContract, anAgreedContract, anAgreement, anEnding, signed } from '../papers-in-test.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));
vi.mock('#web/shared/media/unsent-pictures.ts', () => ({
  findPicture: async (key: string) => new Blob([key]),
}));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

interface Sent {
  clientId: string;
  kind: string;
  body: Record<string, unknown>;
}
let contract: WorkContract;
let sent: Sent[];
let answers: (() => Response)[];
let book: SiteBook;

beforeEach(() => {
  contract = aContract();
  sent = [];
  answers = [];
  book = aSiteBook('customer', []);
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (path.startsWith('/siteBooks/')) return Response.json(book);
    if (method === 'GET') return Response.json({ data: contract });
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (answer) return answer();
    const written = { agreement: anAgreement, change: aChange, ending: anEnding }[sent.at(-1)?.kind ?? ''];
    contract = { ...contract, papers: [...contract.papers, written?.({ _id: 'p9' }) ?? anAgreement()] };
    return Response.json({ data: contract.papers.at(-1) }, { status: 201 });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
  localStorage.clear();
});

async function open(view: string) {
  logInAs('asha');
  const shown = await showPage({
    component: () => <ContractPage />,
    address: `/contract?id=w1&view=${view}`,
    messages: ['papers', 'bill', 'hiring'],
  });
  await waitFor(() => expect(screen.queryByText('Loading the contract')).toBeNull());
  return shown;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('another text of the agreement has the new rate and total, and leads to itself to be read', async () => {
  await open('agreement');
  type('Plaster, rupees per m²', '88.5');
  expect(screen.getByText('was ₹90', { exact: false })).toBeTruthy();
  expect(screen.getByText('New total, ₹213 less')).toBeTruthy();
  press('Write this text');
  await screen.findByRole('heading', { level: 1, name: /^Agreement/ });
  expect(sent).toMatchObject([{ kind: 'agreement', body: { bill: { total: 19_683 }, clauses: 1 } }]);
  expect(Object.keys(sent[0]?.body ?? {})).not.toContain('quoted');
});

test('what is wrong is named, and nothing is sent', async () => {
  await open('agreement');
  type('Kept back, percent (0 to 10)', '12');
  press('Write this text');
  expect(screen.getByText('Enter 0 to 10')).toBeTruthy();
  expect(screen.getByText('Something above is missing or wrong.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('after a broken line the same text is the same paper, other words are another', async () => {
  answers = [
    () => {
      throw new TypeError('network');
    },
    () => Response.json({ type: '/problems/state-changed' }, { status: 409 }),
  ];
  await open('agreement');
  type('Also agreed', 'No work on Sundays');
  press('Write this text');
  await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
  press('Write this text');
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  type('Also agreed', 'No work on Mondays');
  press('Write this text');
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ clientId }) => clientId);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('what was typed is still there after the page was left', async () => {
  await open('agreement');
  type('Days of work', '31');
  cleanup();
  await open('agreement');
  expect((screen.getByLabelText('Days of work') as HTMLInputElement).value).toBe('31');
});

test('an agreement that both signed cannot be written anew', async () => {
  contract = anAgreedContract();
  await open('agreement');
  expect(screen.getByText('This paper cannot be written now.')).toBeTruthy();
});

test('a change takes another quantity and more work, and shows the difference at once', async () => {
  contract = anAgreedContract({ papers: [anAgreement(signed)] });
  await open('change');
  press('Change Floor tiles');
  type('Quantity (m²)', '50');
  press('Take it over');
  expect(screen.getByText('New total, ₹1,416 more')).toBeTruthy();
  press('Add work');
  const sheet = within(screen.getByRole('dialog'));
  press('Take it over');
  expect(sheet.getByText('Say what is to be done')).toBeTruthy();
  type('Work', 'Railing');
  fireEvent.change(sheet.getByLabelText('Stage'), { target: { value: '0' } });
  type('Name of the new stage', 'Balcony');
  type('Quantity (m²)', '2');
  type('Rupees per m²', '500');
  press('Take it over');
  press('Write the change');
  expect(screen.getByText('Say why')).toBeTruthy();
  type('Why is it changed?', 'The balcony too');
  press('Write the change');
  await screen.findByRole('heading', { level: 1, name: /^Change order/ });
  expect(sent).toMatchObject([
    {
      kind: 'change',
      body: {
        base: 1,
        reason: 'The balcony too',
        days: 0,
        lines: [
          { no: 2, quantity: 50, rate: 120 },
          { no: 4, stage: 3, name: 'Railing' },
        ],
        stages: [{ no: 3, name: 'Balcony' }],
      },
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('stageName');
});

test('a change is typed in feet too: what was not touched stays to the last place', async () => {
  contract = anAgreedContract({ papers: [anAgreement(signed)] });
  await open('change');
  press('Change Floor tiles');
  fireEvent.click(within(screen.getByRole('dialog')).getByLabelText('sq ft'));
  type('Quantity (sq ft)', '538.196');
  press('Take it over');
  press('Change Plaster');
  fireEvent.click(within(screen.getByRole('dialog')).getByLabelText('sq ft'));
  type('Rupees per sq ft', '10');
  fireEvent.click(within(screen.getByRole('dialog')).getByLabelText('m²'));
  expect(screen.getByLabelText<HTMLInputElement>('Rupees per m²').value).toBe('107.64');
  fireEvent.click(within(screen.getByRole('dialog')).getByLabelText('sq ft'));
  press('Take it over');
  type('Why is it changed?', 'More floor');
  press('Write the change');
  await screen.findByRole('heading', { level: 1, name: /^Change order/ });
  expect(sent).toMatchObject([
    {
      body: {
        lines: [
          { no: 2, quantity: 50, rate: 120 },
          { no: 1, quantity: 120.5, rate: 107.6391 },
        ],
      },
    },
  ]);
});

test('a changed line is put back', async () => {
  contract = anAgreedContract();
  await open('change');
  press('Change Floor tiles');
  type('Quantity (m²)', '50');
  press('Take it over');
  press('Undo');
  expect(screen.getByText('New total, as before')).toBeTruthy();
  type('Why is it changed?', 'x');
  press('Write the change');
  expect(screen.getByText('Change or add some work first')).toBeTruthy();
});

test('an ending has a reason, words, and who pays what', async () => {
  contract = anAgreedContract();
  await open('ending');
  press('Write the ending');
  expect(screen.getByText('Say why')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Bad work' }));
  type('In your words', 'Walls are not plumb');
  fireEvent.click(screen.getByRole('radio', { name: 'Builder' }));
  press('Write the ending');
  expect(screen.getByText('Enter whole rupees')).toBeTruthy();
  type('How many rupees?', '1,20,000');
  press('Write the ending');
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        kind: 'ending',
        body: {
          reason: 'quality',
          text: 'Walls are not plumb',
          pays: { from: 'provider', rupees: 120_000 },
        },
      },
    ]),
  );
});

test('a hand-over names the defects that are not repaired, and up to twelve pictures', async () => {
  const defect = { side: 'customer', kind: 'defect' } as const;
  const body = { pictures: [], answerBy: '2026-12-30', snag: true };
  book = aSiteBook('customer', [
    { _id: 'tap', ...defect, body: { ...body, text: 'The tap drips', place: 'Kitchen' } },
    { _id: 'done', ...defect, body: { ...body, text: 'A tile is loose' } },
    { _id: 'mends', side: 'provider', kind: 'mended', body: { entry: 'done', pictures: ['hire:x'] } },
    { _id: 'yes', side: 'customer', kind: 'agree', body: { entry: 'mends' } },
  ]);
  contract = anAgreedContract();
  logInAs('asha');
  const form = 'paper:w1:handover';
  for (const item of handoverItems) keepInDraft(form, item, 'ok');
  const pictures = Array.from({ length: 12 }, (_, no) => ({
    ...{ key: `k${no}`, reference: `hire:${no}`, sentAt: Date.now() },
  }));
  keepInDraft(form, 'pictures', JSON.stringify(pictures));
  await open('handover');
  expect(await screen.findByText('The tap drips, Kitchen')).toBeTruthy();
  expect(screen.queryByText('A tile is loose')).toBeNull();
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(12));
  press('Write the hand-over');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { kind: 'handover', body: { snags: ['tap'], pictures: pictures.map(({ reference }) => reference) } },
  ]);
});
