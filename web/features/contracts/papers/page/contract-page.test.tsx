// @vitest-environment happy-dom
import { webcrypto } from 'node:crypto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkContract } from '#contract/contracts/work-contracts.calls.ts';
import { base64url } from '#domain/evidence/base64url.ts';
import { deviceNameOf, paperSays, signedBytes } from '#domain/evidence/line.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { setLanguage } from '#web/shared/i18n/messages.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { logInAs } from '../../tenders/tenders-in-test.ts';
import {
  aChange,
  aContract,
  anAgreedContract,
  anAgreement,
  anEnding,
  aPricedBill,
  signed,
} from '../papers-in-test.ts';
import { ContractPage } from './contract-page.tsx';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
  onReconnect: () => () => undefined,
}));
const toast = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast }));

const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const nothing = { seq: 0, hash: '00'.repeat(32) };
let contract: WorkContract;
let refusal: string | undefined;
let sent: { path: string; body: Record<string, unknown> }[];
/** Brings the end of the text into sight. */
let scrollToEnd: () => void;

beforeEach(() => {
  contract = aContract();
  refusal = undefined;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push({ path, body: JSON.parse(String(body)) });
    if (method !== 'GET' && refusal) return Response.json({ type: `/problems/${refusal}` }, { status: 409 });
    if (method !== 'GET') return Response.json({ data: contract.papers[0] });
    return path.startsWith('/workContracts/w1')
      ? Response.json({ data: contract })
      : Response.json({ type: '/problems/not-found' }, { status: 404 });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        scrollToEnd = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
  await setLanguage('en');
});

async function open(address = '/contract?id=w1', as = 'asha') {
  logInAs(as);
  await showPage({
    component: () => <ContractPage />,
    address,
    messages: ['papers', 'ledger', 'bill', 'hiring'],
  });
  await waitFor(() => expect(screen.queryByText('Loading the contract')).toBeNull());
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test('a draft says until when it can be signed and leads to its agreement', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Bathroom and floors' })).toBeTruthy();
  expect(screen.getByText(/Unsigned, it lapses on 12 Dec 2026\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the agreement' }).getAttribute('href')).toBe(
    '/contract?id=w1&paper=p1',
  );
  expect(screen.getByText(/12 Hill Road, Pune, 411001/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /98260 41177/ }).getAttribute('href')).toBe('tel:+919826041177');
});

test('the bill in force stands by stage, with what is paid ahead and kept back in rupees', async () => {
  contract = anAgreedContract({ papers: [anAgreement(signed), aChange({ ...signed })] });
  await open();
  const bill = within(screen.getByRole('region', { name: 'The bill in force, no. 1' }));
  expect(bill.getByText('₹12,798')).toBeTruthy();
  expect(bill.getByText('₹1,279 before it begins')).toBeTruthy();
  expect(bill.getByText('₹40.50 per m')).toBeTruthy();
  expect(screen.getByText('₹994 (5 %)')).toBeTruthy();
  expect(screen.getByText('22 days')).toBeTruthy();
  const papers = within(screen.getByRole('region', { name: 'Papers' })).getAllByRole('link');
  expect(papers.map((link) => link.querySelector('b')?.textContent)).toEqual([
    'Change order 1',
    'Agreement 1',
  ]);
});

test('a hand-over whose time for defects is past says so', async () => {
  contract = anAgreedContract({
    status: 'handed_over',
    handedOverOn: '2019-12-01',
    defectsUntil: '2020-12-01',
  });
  await open();
  expect(screen.getByText(/time for defects ended on 1 Dec 2020\. What was kept back is due/)).toBeTruthy();
});

test('somebody else reads that it is not here', async () => {
  await open('/contract?id=w2');
  expect(await screen.findByText('This contract is not here')).toBeTruthy();
});

test('an agreement is signed by the hash of what was read, only once its end was in sight', async () => {
  await open('/contract?id=w1&paper=p1');
  press('Sign');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  scrollToEnd();
  await waitFor(() => expect(screen.queryByText('Read to the end, then sign.')).toBeNull());
  press('Sign');
  confirm('Sign');
  await waitFor(() =>
    // Before it the browser says what it is called; here it has no key to sign by.
    expect(sent.filter(({ path }) => path !== '/me/sessions/device')).toEqual([
      { path: '/workContracts/w1/papers/p1/sign', body: { sha256: 'ab'.repeat(32) } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('who goes through it by the keys has read it once the end has the focus', async () => {
  await open('/contract?id=w1&paper=p1');
  fireEvent.focusIn(screen.getByText('Seal of this text'));
  await waitFor(() => expect(screen.queryByText('Read to the end, then sign.')).toBeNull());
});

test('an agreement names what changed since the price, what is left out, and numbers its clauses', async () => {
  await open('/contract?id=w1&paper=p1');
  expect(screen.getByText(/quoted ₹44 per m, agreed ₹40\.50 per m/)).toBeTruthy();
  expect(screen.getByText(/asked for as Plaster, 100 m², Customer brings material/)).toBeTruthy();
  expect(screen.getByText('Ahead of Plaster: the price said 5 %')).toBeTruthy();
  expect(screen.getByText(/^First day: the price said .*10/)).toBeTruthy();
  expect(screen.getByText('Not in the price: the price said Nothing')).toBeTruthy();
  expect(screen.getByText('Wall tiles')).toBeTruthy();
  expect(screen.getByText('Not in the price').nextSibling?.textContent).toBe('Scaffold above 3 m');
  expect(screen.getByText('Work stops at six in the evening.')).toBeTruthy();
  const clauses = screen.getByText('Terms for both').closest('section');
  expect(within(clauses as HTMLElement).getAllByRole('listitem')).toHaveLength(14);
  expect(screen.getByText('ab'.repeat(32))).toBeTruthy();
});

test('what a stage shows, what is ahead of it and what changes stand in the words of the reader too', async () => {
  const bill = aPricedBill();
  const lines = bill.lines.map((line) => (line.no === 1 ? { ...line, key: 'plaster' } : line));
  const stages = bill.stages.map((stage) => (stage.no === 1 ? { ...stage, key: 'plaster' } : stage));
  const keyed = { ...bill, lines, stages };
  const { body } = anAgreement();
  await setLanguage('hi');
  contract = aContract({ papers: [anAgreement({ body: { ...body, bill: keyed } })] });
  await open('/contract?id=w1&paper=p1');
  expect(await screen.findByText('Corners and thickness; इसकी 4 फ़ोटो')).toBeTruthy();
  expect(await screen.findByText('कोने और मोटाई')).toBeTruthy();
  expect(screen.getByText('प्लास्टर का एडवांस: दाम में 5 % था')).toBeTruthy();
  cleanup();
  const change = aChange();
  const changed = { ...change, body: { ...change.body, lines: lines.slice(0, 1), bill: keyed } };
  contract = aContract({ papers: [changed] });
  await open(`/contract?id=w1&paper=${change._id}`);
  const heading = await screen.findByRole('heading', { name: 'क्या बदलता है' });
  expect(within(heading.closest('section') as HTMLElement).getByText('प्लास्टर')).toBeTruthy();
});

test('in a draft of a language each clause stands in a whole one too', async () => {
  await setLanguage('mr');
  await open('/contract?id=w1&paper=p1');
  const clauses = (await screen.findByText('दोघांसाठी अटी')).closest('section') as HTMLElement;
  expect(await within(clauses).findByText(/खाली हिंदी मध्येही आहे/)).toBeTruthy();
  for (const clause of within(clauses).getAllByRole('listitem'))
    expect(clause.querySelector('p[lang=hi]')?.textContent).toMatch(/[।.]$/);
});

test.each([
  ['paper-changed', /Read it again before you sign/],
  ['paper-over', /signed, declined or replaced/],
])('a signature that meets %s says so, and the dialog stays', async (problem, words) => {
  refusal = problem;
  await open('/contract?id=w1&paper=p1');
  scrollToEnd();
  await waitFor(() => expect(screen.queryByText('Read to the end, then sign.')).toBeNull());
  press('Sign');
  confirm('Sign');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a paper is declined with a reason, and who wrote it takes it back', async () => {
  contract = aContract({ papers: [anAgreement({ author: 'provider' })] });
  await open('/contract?id=w1&paper=p1');
  press('Decline');
  fireEvent.change(screen.getByLabelText('Why? The other person reads it.'), {
    target: { value: ' Too dear ' },
  });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(sent).toEqual([{ path: '/workContracts/w1/papers/p1/decline', body: { reason: 'Too dear' } }]),
  );
  cleanup();
  contract = aContract();
  await open('/contract?id=w1&paper=p1');
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy();
});

test('what one side has signed waits for the other, and cannot be signed twice', async () => {
  contract = aContract({ papers: [anAgreement({ customerSignedAt: '2026-12-05T08:00:00.000Z' })] });
  await open('/contract?id=w1&paper=p1');
  expect(screen.getByText('You have signed. It waits for Udaan Builders.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('under a paper stands which phone signed it, as this one finds; what is signed otherwise is not', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const pair = await webcrypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  const raw = new Uint8Array(await webcrypto.subtle.exportKey('raw', pair.publicKey));
  const device = deviceNameOf(new Uint8Array(await webcrypto.subtle.digest('SHA-256', raw)));
  const { kind, no, sha256 } = anAgreement();
  const said = { clientId: 'c', saidAt: '2026-12-05T08:00:00.000Z', device, n: 1, seen: nothing };
  const bytes = signedBytes({ book: 'w1', ...paperSays({ kind, no, sha256 }, 'customer'), ...said });
  const sig = base64url(new Uint8Array(await webcrypto.subtle.sign(curve, pair.privateKey, bytes)));
  const own = { ...said, sig, key: base64url(raw) };
  contract = anAgreedContract({ papers: [anAgreement({ ...signed, signatures: { customer: own } })] });
  await open('/contract?id=w1&paper=p1');
  expect(await screen.findByText('· signed by their phone too')).toBeTruthy();
  expect(await screen.findByText('· not signed by their phone')).toBeTruthy();
  // The reader's own, by a phone that is not this one.
  expect(screen.getByText(/Written on another phone of yours/)).toBeTruthy();
  cleanup();
  contract = anAgreedContract({ papers: [anAgreement({ ...signed, signatures: { provider: own } })] });
  await open('/contract?id=w1&paper=p1');
  await waitFor(() => expect(screen.getAllByText('· not signed by their phone')).toHaveLength(2));
});

test('of a replaced text the way to the newer stands on top', async () => {
  contract = aContract({
    papers: [anAgreement({ status: 'replaced' }), anAgreement({ _id: 'p9', no: 2 })],
  });
  await open('/contract?id=w1&paper=p1');
  expect(screen.getByRole('link', { name: 'Read the newer one' }).getAttribute('href')).toBe(
    '/contract?id=w1&paper=p9',
  );
  expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('a change shows what each line was and becomes, and how the total differs', async () => {
  contract = anAgreedContract({ papers: [anAgreement(signed), aChange()] });
  await open('/contract?id=w1&paper=p2');
  expect(screen.getByText('Before: 40 m², ₹120 per m², ₹4,800')).toBeTruthy();
  expect(screen.getByText('50 m², ₹120 per m²')).toBeTruthy();
  expect(screen.getByText('₹1,416 more')).toBeTruthy();
  expect(screen.getByText('2 days more')).toBeTruthy();
});

test('an ending says who pays what', async () => {
  contract = anAgreedContract({ papers: [anAgreement(signed), anEnding()] });
  await open('/contract?id=w1&paper=p3');
  expect(screen.getByText('Nobody works')).toBeTruthy();
  expect(screen.getByText('The customer pays the builder ₹4,000.')).toBeTruthy();
});
