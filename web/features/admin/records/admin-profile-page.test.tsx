// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WireByKind } from '#contract/marketplace/providers/wire.ts';
import { ProviderRecordPage } from '#web/app/pages/provider-record-page.tsx';
import { RouterInTest, routerInTest } from '#web/shared/browser/router/router-in-test.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';

vi.mock('#web/shared/ui/toast.ts', () => ({ toast: { success: vi.fn(), info: vi.fn(), error: vi.fn() } }));

const worker: WireByKind['worker'] = {
  _id: 'w1',
  userId: 'u1',
  fullName: 'Lakshmi Devi',
  age: 36,
  trades: [],
  role: 'Cleaning',
  address: 'Ujjain',
  country: 'India',
  profilePic: null,
  demo: false,
  createdAt: '2025-11-14T09:00:00Z',
  updatedAt: '2025-11-14T09:00:00Z',
  price: 450,
  experience: 6,
  status: true,
  verified: false,
  phone: '8871022940',
  email: 'lakshmi.d@example.in',
  pin: '456010',
  aadhar: 'XXXX XXXX 4821',
  evidence: { kind: 'voter', by: null, on: null },
  idPictureWaits: true,
  idUsedElsewhere: true,
};

/** What the stand-in server holds, and what it was asked. */
let held: { worker: WireByKind['worker'] | undefined; refuse: string | undefined };
let asked: { method: string; url: string; body: unknown }[];

function answer(method: string, url: string): Response {
  const json = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const problem = (status: number, name: string) => json(status, { type: `/problems/${name}`, data: null });
  if (url.startsWith('/getProjects')) return json(200, { data: [] });
  if (url.startsWith('/admin/neighbours'))
    return json(200, { data: { previous: null, next: { _id: 'w2', name: 'Sunita Bai' }, left: 2 } });
  if (url.startsWith('/admin/idPicture')) return new Response(new Blob(['bytes'], { type: 'image/webp' }));
  if (!held.worker) return problem(404, 'user-missing');
  if (method !== 'GET' && held.refuse) return problem(409, held.refuse);
  if (method === 'PUT') held.worker = { ...held.worker, verified: true };
  if (method === 'DELETE') held.worker = undefined;
  return json(200, { data: method === 'DELETE' ? null : held.worker });
}

const acts = () => asked.filter(({ method }) => method !== 'GET');

beforeEach(async () => {
  held = { worker, refuse: undefined };
  asked = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    asked.push({ method, url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    return answer(method, url);
  });
  logIn('admin');
  await preloadMessages('admin', 'identity', 'shell', 'problems', 'categories', 'providers');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  localStorage.clear();
});

function logIn(role: 'admin' | 'customer') {
  localStorage.setItem('user', JSON.stringify({ _id: 'a1', fullname: 'Sunil', email: 'a@neev.test', role }));
  localStorage.setItem('token', 'token');
}

async function open(path = '/workerProfile?id=w1') {
  const list = () => <h1>The list</h1>;
  const pages = { '/workerProfile': ProviderRecordPage, '/adminWorkers': list };
  const router = routerInTest(pages, path, { kind: 'worker' });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Suspense>
        <RouterInTest router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const inDialog = (name: string) => {
  const buttons = screen.getAllByRole('button', { name });
  const last = buttons.at(-1);
  if (last) fireEvent.click(last);
};

test('The admin confirms a dialog, the record is updated, and the control keeps a green tick', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  expect(screen.getByRole('alertdialog', { name: 'Do You want to verify the user?' })).toBeTruthy();
  expect(acts()).toEqual([]);
  inDialog('Verify');
  const tick = await screen.findByRole('button', { name: 'Verified' });
  expect(acts()).toEqual([
    { method: 'PUT', url: '/updateWorker/w1', body: { verified: true, evidence: { kind: 'voter' } } },
  ]);
  expect(toast.success).toHaveBeenCalledWith('Service provider Verified!!');
  expect(tick.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(tick);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('Cancel changes nothing', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(acts()).toEqual([]);
});

test('A record that another admin verified meanwhile shows as verified', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
  held.refuse = 'already-verified';
  held.worker = { ...worker, verified: true };
  inDialog('Verify');
  expect(await screen.findByRole('button', { name: 'Verified' })).toBeTruthy();
  expect(toast.success).not.toHaveBeenCalled();
  expect(toast.info).toHaveBeenCalledOnce();
});

test('Delete asks "Are You Sure??" and then leads to the matching list', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog', { name: 'Are You Sure??' })).toBeTruthy();
  inDialog('Delete');
  expect(await screen.findByText('The list')).toBeTruthy();
  expect(acts()).toEqual([{ method: 'DELETE', url: '/deleteWorker/w1', body: undefined }]);
  expect(screen.queryByText('User does not exist')).toBeNull();
});

test('A record is sent back only with a reason', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Send back' }));
  inDialog('Send back');
  expect(await screen.findByText('Write the reason in 3 to 500 characters')).toBeTruthy();
  expect(acts()).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The photo is blurred' } });
  inDialog('Send back');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Sent back to the owner'));
  expect(acts()).toMatchObject([
    { url: '/admin/sendBack', body: { kind: 'worker', id: 'w1', reason: 'The photo is blurred' } },
  ]);
});

test('A missing record: alert "User does not exist", then the matching list', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  held.worker = undefined;
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('User does not exist');
  expect(screen.queryByText('The list')).toBeNull();
  vi.advanceTimersByTime(3000);
  expect(await screen.findByText('The list')).toBeTruthy();
});

test('A page that was opened without a record says so too', async () => {
  await open('/workerProfile');
  expect((await screen.findByRole('alert')).textContent).toContain('User does not exist');
});

test('The same ID number under another account is shown as a warning', async () => {
  await open();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Another account has the same ID number');
});

test('The ID picture is asked for by a press, shown from memory, and let go when closed', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  await open();
  const look = await screen.findByRole('button', { name: 'Look at ID picture' });
  expect(asked.some(({ url }) => url.includes('idPicture'))).toBe(false);
  fireEvent.click(look);
  const picture = await screen.findByRole('img', { name: 'ID picture of Lakshmi Devi' });
  expect(picture.getAttribute('src')).toMatch(/^blob:/);
  press('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(revoke).toHaveBeenCalledWith(picture.getAttribute('src'));
});

test('Others see the record without the controls', async () => {
  logIn('customer');
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lakshmi Devi' })).toBeTruthy();
  for (const name of ['Verify', 'Send back', 'Delete', 'Look at ID picture'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('Where nothing shows who it is, nothing is sent until the admin says who saw them, and when', async () => {
  held.worker = { ...worker, aadhar: null, evidence: null, idPictureWaits: false };
  await open();
  expect(
    await screen.findByText('Nothing yet. Verify it once you have seen the person or a card.'),
  ).toBeTruthy();
  press('Verify');
  inDialog('Verify');
  expect(await screen.findByText(/Nothing shows who this is yet/)).toBeTruthy();
  expect(acts()).toEqual([]);
  fireEvent.change(screen.getByLabelText('What did you see?'), { target: { value: 'in-person' } });
  fireEvent.change(screen.getByLabelText('Seen by'), { target: { value: 'Asha Kulkarni' } });
  fireEvent.change(screen.getByLabelText('On which day'), { target: { value: '2025-11-12' } });
  inDialog('Verify');
  await screen.findByRole('button', { name: 'Verified' });
  expect(acts()).toMatchObject([
    { body: { verified: true, evidence: { kind: 'in-person', by: 'Asha Kulkarni', on: '2025-11-12' } } },
  ]);
});

test('Letters do what the page says they do: V asks and Enter is ready, N leads on; typed letters do nothing', async () => {
  await open();
  await screen.findByRole('link', { name: 'Next: Sunita Bai' });
  fireEvent.keyDown(document.body, { key: 'v', ctrlKey: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'v' });
  const dialog = screen.getByRole('alertdialog', { name: 'Do You want to verify the user?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe('Verify');
  press('Cancel');
  fireEvent.click(screen.getByRole('switch', { name: 'Keys on' }));
  fireEvent.keyDown(document.body, { key: 'v' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByRole('switch', { name: 'Keys off' }));
  fireEvent.keyDown(document.body, { key: 'n' });
  await waitFor(() => expect(asked.some(({ url }) => url.startsWith('/getWorker/w2'))).toBe(true));
});
