// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TenderBody } from '#contract/contracts/tenders.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { clearSession } from '#web/shared/api/session.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { aTender, logInAs } from '../tenders/tenders-in-test.ts';
import { BillPage } from './bill-page.tsx';
import type { LoadHouse } from './use-house.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));
vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn(), info: vi.fn(), error: vi.fn() } }));

const wallOf = (key: string | undefined) =>
  key === 'floorTiles' ? { low: 1000, rate: 1100, high: 1200, material: 700 } : null;
const loadHouse: LoadHouse = async () => () => ({
  bill: aTender().bill,
  usual: { reference: wallOf, date: '2026-11-01', place: '' },
  land: '30 x 40',
});

let refusal: { status: number; body: unknown } | undefined;
let lost: boolean;
let sent: { path: string; body: unknown }[];
const near = (_id: string, fullName: string, userId = _id) => ({
  ...{ _id, userId, fullName, role: 'Construction Contract', experience: 3, verified: true, price: 900 },
  ...{ distanceKm: 4, status: true, address: 'Pune', country: 'India', profilePic: null, age: 40 },
});

beforeEach(() => {
  localStorage.clear();
  refusal = undefined;
  lost = false;
  sent = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET') sent.push({ path, body: JSON.parse(String(body)) });
    if (method !== 'GET' && lost) throw new TypeError('no line');
    if (method !== 'GET' && refusal) return Response.json(refusal.body, { status: refusal.status });
    if (path.startsWith('/tenders')) return Response.json({ data: aTender() }, { status: 201 });
    if (path.startsWith('/getAllContractors'))
      return Response.json({ data: [near('c1', 'Ravi'), near('c2', 'Udaan'), near('c3', 'Own', 'asha')] });
    if (path.startsWith('/getContractor/c9')) return Response.json({ data: near('c9', 'Meera') });
    return Response.json({ data: path.startsWith('/houseRates') ? null : [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearSession();
});

const Page = () => <BillPage loadHouse={loadHouse} />;
async function open(address: string, as: string | null = 'asha') {
  if (as) logInAs(as);
  return showPage({ component: Page, address, messages: ['bill', 'tenders', 'categories', 'hiring'] });
}
/** Not what shows on paper alone. */
const shown = (text: string) => screen.queryByText(text, { ignore: '[data-bill-print] *' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the lines of a repair follow what is typed, in feet or metres', async () => {
  await open('/bill?form=tiling');
  type('Length (feet)', '10');
  type('Width (feet)', '10');
  expect(screen.getAllByText('9.29 m²').length).toBeGreaterThan(0);
  fireEvent.click(screen.getByLabelText('Metres'));
  expect((screen.getByLabelText('Length (metres)') as HTMLInputElement).value).toBe('3.048');
  type('Length (metres)', '0');
  expect(screen.getByText('Enter a number from 0.5 to 60')).toBeTruthy();
  // Nobody is asked for the usual length in its place.
  expect(screen.queryByRole('link', { name: 'Ask for prices' })).toBeNull();
  expect(screen.getAllByText('Put the size right, then ask for prices.').length).toBeGreaterThan(0);
  type('Length (metres)', '6');
  expect(screen.getAllByRole('link', { name: 'Ask for prices' }).length).toBeGreaterThan(0);
});

test('a line says what it usually costs, without what the customer brings, or that nobody knows', async () => {
  await open('/bill?form=house');
  await screen.findByText('about ₹1,100 to ₹1,800');
  expect(screen.getAllByText('No usual price known')).toHaveLength(1);
  fireEvent.click(screen.getByLabelText('They bring all'));
  expect(screen.getByText('about ₹3,600 to ₹4,300')).toBeTruthy();
});

test('a line is changed, moved to a new stage, removed and put back, and all stays over a reload', async () => {
  await open('/bill?form=house');
  fireEvent.click(await screen.findByRole('button', { name: 'Change Floor tiles' }));
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Quantity'), { target: { value: '४.५' } });
  fireEvent.change(sheet.getByLabelText('Stage'), { target: { value: 'new' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sheet.getByText('Name the stage, in at most 80 characters')).toBeTruthy();
  fireEvent.change(sheet.getByLabelText('Name of the new stage'), { target: { value: 'Terrace' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(shown('4.5 m²')).toBeTruthy();
  cleanup();
  await open('/bill?form=house');
  expect(await screen.findByText('Terrace', { ignore: '[data-bill-print] *' })).toBeTruthy();
  press('Change Floor tiles');
  press('Remove');
  expect(shown('Terrace')).toBeNull();
  press('Undo');
  expect(shown('Terrace')).toBeTruthy();
});

test('lines that were changed by hand stay when a measure changes, until one says otherwise', async () => {
  await open('/bill?form=tiling');
  press('Change Floor tiles');
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Quantity'), { target: { value: '77' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  type('Length (feet)', '20');
  expect(shown('77 m²')).toBeTruthy();
  press('Work out the lines again');
  fireEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Work out the lines again' }),
  );
  expect(shown('77 m²')).toBeNull();
});

test('a line that was removed comes back once, when the lines are worked out again', async () => {
  await open('/bill?form=tiling');
  press('Change Floor tiles');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  press('Work out the lines again');
  fireEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Work out the lines again' }),
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Change Floor tiles' })).toHaveLength(1);
});

test('an own bill begins empty, and asks for prices once it has a line', async () => {
  await open('/bill?form=typed');
  expect(screen.getByText('Nothing in this bill yet')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ask for prices' })).toBeNull();
  press('Add work');
  const sheet = within(await screen.findByRole('dialog'));
  fireEvent.change(sheet.getByLabelText('Work'), { target: { value: 'Well' } });
  fireEvent.change(sheet.getByLabelText('Name of the new stage'), { target: { value: 'Well' } });
  fireEvent.change(sheet.getByLabelText('Quantity'), { target: { value: '1' } });
  fireEvent.change(sheet.getByLabelText('Unit'), { target: { value: 'job' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByRole('link', { name: 'Ask for prices' }).length).toBeGreaterThan(0);
});

async function ask(address = '/bill?form=floor&step=ask') {
  const shown = await open(address);
  await waitFor(() => screen.getByLabelText('PIN code of the site'));
  type('PIN code of the site', '411038');
  return shown;
}

test('two chosen contractors are asked with the bill, until the third day at seven in the evening', async () => {
  const { history } = await ask();
  fireEvent.click(await screen.findByLabelText(/Ravi/));
  fireEvent.click(screen.getByLabelText(/Udaan/));
  // Nobody asks themselves.
  expect(screen.queryByLabelText(/Own/)).toBeNull();
  press('Ask 2');
  await waitFor(() => expect(history.location.pathname).toBe('/tender'));
  const body = sent[0]?.body as TenderBody;
  expect(body.to).toEqual([
    { kind: 'contractor', _id: 'c1' },
    { kind: 'contractor', _id: 'c2' },
  ]);
  expect(body).toMatchObject({ pin: '411038', source: { kind: 'form', form: 'floor' }, of: 'contractor' });
  expect(body.bill.lines.map(({ key }) => key)).toEqual([
    'dismantle',
    'leanConcrete',
    'floorTiles',
    'skirting',
  ]);
  const third = siteDate(new Date(Date.now() + 3 * 86_400_000));
  expect(body.opensAt).toBe(`${third}T13:30:00.000Z`);
});

test('a double press, and a line that breaks, make one tender', async () => {
  await ask();
  fireEvent.click(await screen.findByLabelText(/Ravi/));
  lost = true;
  press('Ask 1');
  press(/Ask 1|Sending/);
  await screen.findByText('You are offline. All is kept; send it once you are online.');
  expect(sent).toHaveLength(1);
  cleanup();
  await open('/bill?form=floor&step=ask');
  lost = false;
  await waitFor(() => screen.getByRole('button', { name: 'Ask 1' }));
  press('Ask 1');
  await waitFor(() => expect(sent).toHaveLength(2));
  const [first, second] = sent.map(({ body }) => (body as TenderBody).clientId);
  expect(second).toBe(first);
});

test('what went out before the last changes is said to be without them', async () => {
  const { history } = await ask();
  fireEvent.click(await screen.findByLabelText(/Ravi/));
  lost = true;
  press('Ask 1');
  await screen.findByText('You are offline. All is kept; send it once you are online.');
  lost = false;
  fireEvent.click(screen.getByLabelText(/Udaan/));
  press('Ask 2');
  await waitFor(() => expect(history.location.pathname).toBe('/tender'));
  expect(toast.info).toHaveBeenCalledWith(
    'It had gone out before your last changes. Change it here.',
    expect.anything(),
  );
});

test('what is missing, and what the server refuses, is said at its field', async () => {
  await ask();
  type('PIN code of the site', '12');
  press('Ask for prices');
  expect(screen.getByText('Choose 1 to 10 people to ask')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByLabelText('The nearest ten'));
  type('PIN code of the site', '411038');
  const errors = [{ path: 'to', type: '/problems/asked-few' }];
  refusal = { status: 400, body: { type: '/problems/bad-input', errors } };
  press('Ask for prices');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ to: 'nearby' });
  await screen.findByText('Choose 1 to 10 people to ask');
});

test('who comes from a profile has that contractor chosen', async () => {
  await open('/bill?form=tiling&step=ask&to=contractor:c9');
  expect(await screen.findByText('Meera')).toBeTruthy();
  expect((screen.getByLabelText('Kind') as HTMLSelectElement).value).toBe('contractor');
});

test('who comes from a profile has that contractor chosen beside who was chosen in an older draft', async () => {
  await ask();
  fireEvent.click(await screen.findByLabelText(/Ravi/));
  cleanup();
  await open('/bill?form=floor&step=ask&to=contractor:c9');
  expect(await screen.findByText('Meera')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ask 2' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Meera'));
  cleanup();
  await open('/bill?form=floor&step=ask&to=contractor:c9');
  // Taken out again they stay out.
  expect(await screen.findByRole('button', { name: 'Ask 1' })).toBeTruthy();
});

test('who comes from a profile is asked for a house that is drawn first, too', async () => {
  await open('/bill?to=contractor:c9');
  const draw = screen.getByRole('link', { name: 'Draw my house' });
  expect(draw.getAttribute('href')).toBe('/mapForm?to=contractor%3Ac9');
});

test('a guest makes the bill, and logs in to ask', async () => {
  await open('/bill?form=tiling&step=ask', null);
  const link = await screen.findByRole('link', { name: 'Log in to ask' });
  expect(link.getAttribute('href')).toContain('next=');
  cleanup();
  await open('/bill', null);
  expect(screen.getByRole('link', { name: 'Leaking roof' }).getAttribute('href')).toBe(
    '/bill?form=leakingRoof',
  );
});

test('a tender’s bill is changed under the numbers of its lines', async () => {
  const { history } = await open('/bill?id=t1');
  await waitFor(() => screen.getByRole('button', { name: 'Change Wall tiles' }));
  expect(screen.queryByRole('button', { name: 'Send the changed bill' })).toBeNull();
  press('Change Floor tiles');
  press('Remove');
  const [send] = await screen.findAllByRole('button', { name: 'Send the changed bill' });
  fireEvent.click(send as HTMLElement);
  await waitFor(() => expect(history.location.pathname).toBe('/tender'));
  const { lines, stages } = aTender().bill;
  expect(sent).toEqual([{ path: '/tenders/t1/bill', body: { lines: lines.slice(1), stages } }]);
});
