import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { AdminAccountPage } from './admin-account-page.tsx';
import { AdminSuspendedPage } from './admin-suspended-page.tsx';

const open = {
  _id: 'u2',
  fullname: 'Ravi Test',
  email: 'ravi@neev.test',
  helper: false,
  createdAt: '2025-11-14T09:00:00.000Z',
  canBeSuspended: true,
  suspension: null,
  suspensionsBefore: [],
  listings: [{ kind: 'worker', _id: 'w1', name: 'Ravi Mason', verified: true }],
  bookings: {
    asCustomer: { total: 0, now: 0, calledOff: 0, noShows: 0 },
    asProvider: { total: 7, now: 2, calledOff: 1, noShows: 0 },
  },
  reports: {
    made: 0,
    about: 1,
    newest: [{ _id: 'r1', about: true, createdAt: '2025-11-14T09:00:00.000Z', closedAt: null }],
  },
  sessions: { open: 2, lastUsedAt: '2025-11-14T09:00:00.000Z' },
  helped: { people: 25, notThem: 1 },
};
const stands = { reason: 'fraud', note: 'Asked for an advance', createdAt: '2025-11-15T09:00:00.000Z' };
const stopped = { ...open, suspension: stands };

let answers: Record<string, Answer> = {};
let sent: { key: string; body: unknown }[] = [];
beforeEach(() => {
  sent = [];
  answers = { 'GET /admin/accounts/u2': { body: { data: open } } };
  answerCalls((url, method) => answers[`${method} ${url.pathname}`]);
  const asked = fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.method !== 'GET' && init.method)
      sent.push({ key: `${init.method} ${address}`, body: JSON.parse(String(init.body ?? 'null')) });
    return asked(address, init);
  });
  localStorage.setItem('neev:language', 'en');
  vi.spyOn(toast, 'success').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const show = () =>
  showPage({ component: AdminAccountPage, address: '/adminAccount?id=u2', messages: ['admin'] });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: string, role = 'dialog') => within(await screen.findByRole(role, { name }));
const act = '/admin/accounts/u2/suspension';

describe('An account', () => {
  test('shows listings, work in figures, reports, devices and who was registered, each leading further', async () => {
    await show();
    const listing = await screen.findByRole('link', { name: 'Ravi Mason' });
    expect(listing.getAttribute('href')).toBe('/workerProfile?id=w1');
    for (const said of ['7 in all, 2 now, 1 cancelled by them, 0 no-shows', '25; 1 said it was not them'])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'open' }).getAttribute('href')).toContain('r1');
  });

  test('is suspended for a reason of the list and with a note; without them nothing is sent', async () => {
    answers[`PUT ${act}`] = { body: { data: null } };
    await show();
    await press('Suspend');
    const asking = await dialog('Suspend Ravi Test?');
    fireEvent.click(asking.getByRole('button', { name: 'Suspend' }));
    expect(await asking.findByText('Choose one from the list')).toBeTruthy();
    expect(asking.getByText('Write the reason in 3 to 500 characters')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(asking.getByLabelText('Reason'), { target: { value: 'fraud' } });
    fireEvent.change(asking.getByLabelText('Note to the person'), { target: { value: stands.note } });
    answers['GET /admin/accounts/u2'] = { body: { data: stopped } };
    fireEvent.click(asking.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Suspended')).toBeTruthy();
    expect(sent).toEqual([{ key: `PUT ${act}`, body: { reason: 'fraud', note: stands.note } }]);
    expect(toast.success).toHaveBeenCalledWith('You suspended Ravi Test');
  });

  test('that is suspended says why and since when, and is let in again after a question', async () => {
    answers['GET /admin/accounts/u2'] = { body: { data: stopped } };
    answers[`DELETE ${act}`] = { body: { data: null } };
    await show();
    expect(await screen.findByText('Cheating or asking for money')).toBeTruthy();
    expect(screen.getByText(stands.note)).toBeTruthy();
    await press('Lift suspension');
    const asking = await dialog('Let Ravi Test in again?', 'alertdialog');
    expect(sent).toEqual([]);
    answers['GET /admin/accounts/u2'] = { body: { data: open } };
    fireEvent.click(asking.getByRole('button', { name: 'Lift suspension' }));
    expect(await screen.findByText('In use')).toBeTruthy();
    expect(sent.map(({ key }) => key)).toEqual([`DELETE ${act}`]);
  });

  test('of an admin has no such button', async () => {
    answers['GET /admin/accounts/u2'] = { body: { data: { ...open, canBeSuspended: false } } };
    await show();
    expect(await screen.findByText('You cannot suspend an admin.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  });

  test('that another admin suspended meanwhile is shown so', async () => {
    answers[`PUT ${act}`] = { status: 409, body: { type: '/problems/state-changed' } };
    await show();
    await press('Suspend');
    const asking = await dialog('Suspend Ravi Test?');
    fireEvent.change(asking.getByLabelText('Reason'), { target: { value: 'spam' } });
    fireEvent.change(asking.getByLabelText('Note to the person'), { target: { value: 'Too many' } });
    answers['GET /admin/accounts/u2'] = { body: { data: stopped } };
    fireEvent.click(asking.getByRole('button', { name: 'Suspend' }));
    expect(await asking.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(screen.getByText(stands.note)).toBeTruthy());
  });

  test('that is gone says so', async () => {
    answers['GET /admin/accounts/u2'] = { status: 404, body: { type: '/problems/user-missing', data: null } };
    await show();
    expect(await screen.findByText('User does not exist')).toBeTruthy();
  });
});

test('the suspended accounts stand each with reason and note, and lead to the account', async () => {
  const listed = { ...stands, _id: 's1', userId: 'u2', fullname: 'Ravi Test' };
  answers['GET /admin/suspensions'] = { body: { data: [listed], nextCursor: null, total: 1 } };
  await showPage({ component: AdminSuspendedPage, address: '/adminSuspended', messages: ['admin'] });
  const link = await screen.findByRole('link', { name: 'Ravi Test' });
  expect(link.getAttribute('href')).toBe('/adminAccount?id=u2');
  const row = link.closest('tr')?.textContent;
  expect(row).toContain('Cheating or asking for money');
  expect(row).toContain('Asked for an advance');
});
