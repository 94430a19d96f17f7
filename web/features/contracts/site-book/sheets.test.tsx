// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CertifiedBook, SiteBook } from '#contract/contracts/site-book.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { readDraft } from '#web/shared/browser/drafts.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { logInAs } from '../tenders/tenders-in-test.ts';
import { aSiteBook, aSiteContract, claim, payment, type Said } from './site-in-test.ts';
import { SitePage } from './site-page.tsx';

// What signs is tried beside it (work-book/sign-entries.test.ts): here lines go at once.
vi.mock('#web/shared/work-book/sign/book-device.ts', async (original) => ({
  ...(await original<object>()),
  bookDevice: async () => undefined,
}));
vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));
let prepare: () => Promise<void>;
vi.mock('#web/shared/media/prepare-picture.ts', () => ({
  preparePicture: async (file: File) => {
    await prepare();
    return file;
  },
}));
const kept = vi.hoisted(() => new Map<string, Blob>());
vi.mock('#web/shared/media/unsent-pictures.ts', () => ({
  keepPicture: async (key: string, file: Blob) => void kept.set(key, file),
  findPicture: async (key: string) => kept.get(key),
  deletePicture: async (key: string) => void kept.delete(key),
}));
vi.mock('#web/shared/media/send-form.ts', () => ({
  sendForm: async () => ({ data: { picture: 'hire:new' } }),
}));

let book: SiteBook | CertifiedBook;
let contract: object;
let sent: { kind: string; body: Record<string, unknown> }[];

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  kept.clear();
  sent = [];
  prepare = async () => undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-16T06:00:00Z') });
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'POST') {
      const { entries } = JSON.parse(String(body));
      sent.push(...entries);
      return Response.json({
        data: entries.map(({ clientId }: { clientId: string }) => ({ clientId, entry: {} })),
      });
    }
    if (path.startsWith('/siteBooks/w1')) return Response.json(book);
    if (path.startsWith('/workContracts/w1/pictures')) return new Response(new Blob(['x']));
    return Response.json({ data: contract });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  clearSession();
});

async function show() {
  const messages = ['site-book', 'ledger', 'bill'] as const;
  await showPage({ component: SitePage, address: '/site?id=w1', messages: [...messages] });
  await screen.findByRole('heading', { name: 'Stages' });
}
async function open(side: SiteBook['side'], said: Said[]) {
  book = aSiteBook(side, said);
  contract = aSiteContract(side);
  logInAs(side === 'customer' ? 'asha' : 'udaan');
  await show();
}
const reload = async () => {
  cleanup();
  await show();
};
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string, at: Pick<typeof screen, 'getAllByRole'> = screen) =>
  fireEvent.click(at.getAllByRole('button', { name })[0] as HTMLElement);
const field = (label: string) => dialog().getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const takePicture = () =>
  fireEvent.change(field('Take a picture'), {
    target: { files: [new File(['x'], 'wall.jpg', { type: 'image/jpeg' })] },
  });

test('what is typed in a sheet outlives a reload, with its pictures, and is no draft once it is written', async () => {
  await open('provider', []);
  press('I have finished this stage');
  type('Note (if you like)', 'Two coats');
  takePicture();
  await dialog().findByAltText('Picture 1');
  await reload();
  press('I have finished this stage');
  expect(dialog().getByText(/You typed this before/)).toBeTruthy();
  expect(field('Note (if you like)').value).toBe('Two coats');
  await dialog().findByAltText('Picture 1');
  press('Tell the customer', dialog());
  await waitFor(() => expect(sent).toMatchObject([{ body: { note: 'Two coats', pictures: ['hire:new'] } }]));
  expect(readDraft('site:w1:work:1')).toBeNull();
});

test.each([
  ['I paid', 'How much, in rupees', '500'],
  ['Material came', 'Shop (if you know)', 'Gupta'],
  ['Something is not right', 'What is wrong', 'A crack'],
])(
  'of %s what is typed is kept when the sheet is closed, and gone when it is cancelled',
  async (name, label, text) => {
    await open('customer', []);
    press(name);
    type(label, text);
    press('Close', dialog());
    press(name);
    expect(field(label).value).toBe(text);
    press('Cancel', dialog());
    press(name);
    expect(field(label).value).toBe('');
  },
);

test('one can start again, with nothing of what was typed, and no picture stays behind', async () => {
  await open('customer', []);
  press('Something is not right');
  type('What is wrong', 'A crack');
  takePicture();
  await dialog().findByAltText('Picture 1');
  await reload();
  press('Something is not right');
  press('Start again', dialog());
  expect([field('What is wrong').value, kept.size]).toEqual(['', 0]);
});

/** The locks of all tabs: who steals one ends who had it. */
function locksOfTabs() {
  const ends = new Map<string, () => void>();
  const request = (name: string, _options: object, hold: () => Promise<void>) => {
    ends.get(name)?.();
    const stolen = new Promise<void>((_done, fail) =>
      ends.set(name, () => fail(new DOMException('stolen', 'AbortError'))),
    );
    return Promise.race([stolen, hold()]);
  };
  return { request };
}

test('a sheet that is opened in another tab closes here, and writes no more over what is typed there', async () => {
  const locks = locksOfTabs();
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }));
  await open('customer', []);
  press('I paid');
  type('How much, in rupees', '500');
  void locks.request('neev:one-tab:site:w1:money', {}, () => Promise.resolve()).catch(() => undefined);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readDraft('site:w1:money')?.typed).toContain('500');
});

test('why work is sent back stands there after a reload, until it is said', async () => {
  await open('customer', [claim]);
  press('Send back');
  type('What happened', 'The joints are not even');
  await reload();
  press('Send back');
  expect(field('What happened').value).toBe('The joints are not even');
  press('Write it in the book', dialog());
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'dispute' }]));
  expect(readDraft('dispute:claim')).toBeNull();
});

test('a log-out takes what was typed with it', async () => {
  await open('customer', []);
  press('I paid');
  type('How much, in rupees', '500');
  clearSession();
  logInAs('asha');
  expect(readDraft('site:w1:money')).toBeNull();
});

test('between all of it and a part nothing that was typed is lost', async () => {
  await open('customer', []);
  press('Measure it myself');
  type('Plaster, sq ft', '500');
  fireEvent.click(field('All of it'));
  fireEvent.click(field('A part'));
  expect(field('Plaster, sq ft').value).toBe('500');
});

test('a missing picture marks its field, and nothing is written while one is coming', async () => {
  await open('provider', []);
  press('I have finished this stage');
  press('Tell the customer', dialog());
  expect(field('Take a picture').getAttribute('aria-invalid')).toBe('true');
  let come: () => void = () => undefined;
  prepare = () => new Promise((done) => (come = done));
  takePicture();
  expect(dialog().getByText('The picture is coming')).toBeTruthy();
  expect(dialog().getByRole('button', { name: 'Tell the customer', busy: true })).toBeTruthy();
  come();
  await dialog().findByAltText('Picture 1');
  expect(field('Take a picture').getAttribute('aria-invalid')).toBeNull();
});

test('a payment that was written wrong is corrected; of the other side’s nothing is', async () => {
  await open('customer', [payment, { ...payment, _id: 'theirs', side: 'provider' }]);
  expect(screen.getAllByRole('button', { name: 'Correct' })).toHaveLength(1);
  press('Correct');
  expect(field('How much, in rupees').value).toBe('40000');
  type('How much, in rupees', '30,000');
  press('Write the correction', dialog());
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        kind: 'correct',
        body: { entry: 'paid', body: { amount: 30_000, to: 'provider', on: '2026-12-15' } },
      },
    ]),
  );
});

test('work that was said wrong is corrected with the pictures that it has, and new ones', async () => {
  await open('provider', [claim]);
  press('Correct');
  fireEvent.click(field('A part'));
  type('Plaster, sq ft', '500');
  takePicture();
  await dialog().findByAltText('Picture 2');
  press('Write the correction', dialog());
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        kind: 'correct',
        body: {
          entry: 'claim',
          body: { whole: false, lines: [{ line: 1, quantity: 46.452 }], pictures: ['hire:abc', 'hire:new'] },
        },
      },
    ]),
  );
});

test('material and a defect are corrected', async () => {
  const cement: Said = {
    ...{ _id: 'cement', side: 'customer', kind: 'delivery' },
    body: { by: 'customer', material: 'cement', unit: 'bag', quantity: 50, on: '2026-12-15', back: false },
  };
  const snag: Said = {
    ...{ _id: 'snag', side: 'customer', kind: 'defect' },
    body: { text: 'A crack', answerBy: '2026-12-20', snag: true, pictures: [] },
  };
  await open('customer', [cement, snag]);
  press('Correct');
  type('How much, in bags', '52');
  press('Write the correction', dialog());
  fireEvent.click(screen.getAllByRole('button', { name: 'Correct' }).at(-1) as HTMLElement);
  type('What is wrong', 'A crack as wide as a finger');
  press('Write the correction', dialog());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { kind: 'correct', body: { entry: 'cement', body: { quantity: 52, material: 'cement' } } },
    { kind: 'correct', body: { entry: 'snag', body: { text: 'A crack as wide as a finger', snag: true } } },
  ]);
});

test('an engineer reads the work without money, and certifies what they measured', async () => {
  const both = aSiteBook('customer', [claim]);
  const { version, next, stages, lines } = both.standing;
  const standing = { version, next, lines, stages: stages.map(({ no, status }) => ({ no, status })) };
  book = { ...both, side: 'engineer', standing };
  const { papers: _papers, bill, ...facts } = aSiteContract('customer');
  const engineer = { listing: { kind: 'engineer', _id: 'e' }, name: 'Meera', agreed: true };
  contract = { ...facts, side: 'engineer', engineer, bill };
  logInAs('meera');
  await show();
  expect(screen.queryByText(/₹/)).toBeNull();
  expect(screen.getByText(/Udaan Builders, .*: all of it is done/)).toBeTruthy();
  press('Write what you measured');
  type('Plaster, sq ft', '500');
  press('Certify this much', dialog());
  expect(dialog().getByText('Take 1 to 12 pictures')).toBeTruthy();
  takePicture();
  await dialog().findByAltText('Picture 1');
  press('Certify this much', dialog());
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        kind: 'work',
        body: { stage: 1, whole: false, lines: [{ line: 1, quantity: 46.452 }], pictures: ['hire:new'] },
      },
    ]),
  );
});
