import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnDashboardPage } from '#web/app/pages/own/own-dashboard-page.tsx';
import { AvailabilityPage } from '#web/features/marketplace/own-listings/availability-page.tsx';
import { queryClient } from '#web/shared/api/query-client.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { group, hammer, rental, user, worker } from './records-in-test.ts';

let records: { kind: string; record: object }[] = [];
let sent: { call: string; body: unknown }[] = [];
let more: (call: string) => Answer | undefined;

beforeEach(() => {
  records = [];
  sent = [];
  more = () => undefined;
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', 't');
  for (const kind of ['error', 'success'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
  answerCalls((url, method) => {
    const call = `${method} ${url.pathname}`;
    const own = more(call);
    if (own) return own;
    if (['GET /jobRequests', 'GET /bookings'].includes(call))
      return { body: { data: [], nextCursor: null, total: 0 } };
    const body: Record<string, unknown> = {
      'GET /me/secondFactor': { on: false, since: null, recoveryCodesLeft: 0, demanded: false },
      'GET /me/sessions': [],
      'GET /me': { user, admin: false, records },
      'GET /following': [],
      'GET /getProjects/u1': [],
      'GET /productProvider/r1': { ...rental, products: [hammer] },
    };
    if (call in body) return { body: { data: body[call] } };
    return method === 'GET' ? undefined : { body: { data: null } };
  });
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method !== 'GET')
      sent.push({ call: `${init.method} ${address}`, body: JSON.parse(String(init.body ?? 'null')) });
    return answered(address, init);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const words = ['dashboard', 'providers', 'categories', 'work', 'offers', 'hiring'] as const;
const show = () => showPage({ component: OwnDashboardPage, address: '/userDashbord', messages: [...words] });
const showAvailability = () =>
  showPage({ component: AvailabilityPage, address: '/adminLabour', messages: [...words] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const refused = (type: string, status: number, path?: string): Answer => ({
  status,
  body: { type: `/problems/${type}`, errors: path && [{ path, type: `/problems/${type}` }] },
});

describe('The own dashboard', () => {
  test('shows one’s name and e-mail', async () => {
    await show();
    await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('asha@example.in');
  });

  test('without a listing leads to the role chooser', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Choose a role' });
    expect(link.getAttribute('href')).toBe('/roleSelectionPage');
  });
});

test.each([
  ['GET /me', /Your dashboard did not load/, 'My account'],
  ['GET /productProvider/r1', /Your products did not load/, 'My products'],
  ['GET /following', /This list did not load/, 'I follow'],
])('%s that failed says so and is tried again on a press', async (failing, sentence, then) => {
  records = [{ kind: 'provider', record: rental }];
  let broken = true;
  more = (call) => (broken && call === failing ? refused('bad-input', 400) : undefined);
  await show();
  await screen.findByText(sentence);
  broken = false;
  press('Try again');
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  await screen.findByRole('heading', { name: then });
});

describe('My listings', () => {
  test('and projects of who offers nothing are no empty shelves: there is the way to a role', async () => {
    records = [];
    await show();
    expect((await screen.findByRole('link', { name: 'Choose a role' })).getAttribute('href')).toBe(
      '/roleSelectionPage',
    );
    expect(screen.queryByRole('heading', { name: 'My listings' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Project Information' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'I follow' })).toBeTruthy();
  });

  test('show each with its category, price and how it stands', async () => {
    records = [
      { kind: 'worker', record: worker },
      { kind: 'groupWorker', record: group },
    ];
    await show();
    const one = await screen.findByRole('region', { name: 'Worker' });
    expect(one.textContent).toContain('Tiles | Marble | Work Helper');
    expect(one.textContent).toContain('₹2,600');
    expect(one.textContent).not.toContain('An admin will check this listing soon.');
    const crew = screen.getByRole('region', { name: 'Group of Workers' });
    expect(crew.textContent).toContain('An admin sent this back: The photo is dark');
    expect(within(crew).getByRole('link', { name: 'Change it and send it again' }).getAttribute('href')).toBe(
      '/groupOfWorkerForm?edit=g1',
    );
  });

  test('are edited in the form that made them, and seen as others see them', async () => {
    records = [{ kind: 'worker', record: worker }];
    await show();
    const edit = await screen.findByRole('link', { name: 'Edit Worker' });
    expect(edit.getAttribute('href')).toBe('/labourForm?edit=w1');
    expect(screen.getByRole('link', { name: 'See as others see it' }).getAttribute('href')).toBe(
      '/profileDashbord?role=worker&id=w1',
    );
  });

  test('are switched by their own switch', async () => {
    records = [{ kind: 'worker', record: worker }];
    more = (call) => {
      if (call === 'PUT /updateWorker/w1')
        records = [{ kind: 'worker', record: { ...worker, status: true } }];
      return undefined;
    };
    await show();
    fireEvent.click(await screen.findByRole('switch', { name: 'I am not available' }));
    await screen.findByRole('switch', { name: 'I am available' });
    await waitFor(() => expect(sent).toEqual([{ call: 'PUT /updateWorker/w1', body: { status: true } }]));
  });

  test('are deleted after a question, and not before', async () => {
    records = [{ kind: 'worker', record: worker }];
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Worker' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete this listing?' }));
    expect(dialog.getByText(/We delete “Asha Rao” for good/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    press('Delete Worker');
    const again = within(screen.getByRole('alertdialog'));
    const confirm = again.getByRole('button', { name: 'Delete' });
    // A double click, as browsers tell it.
    fireEvent.click(confirm, { detail: 1 });
    fireEvent.click(confirm, { detail: 2 });
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Listing deleted'));
    expect(sent.map(({ call }) => call)).toEqual(['DELETE /deleteWorker/w1']);
  });

  test('of a rental provider show its products', async () => {
    records = [{ kind: 'provider', record: rental }];
    await show();
    const row = within(await screen.findByRole('region', { name: 'Big hammer' }));
    expect(row.getByText('₹120')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Edit Big hammer' }).getAttribute('href')).toBe(
      '/productRegister?edit=h1',
    );
    fireEvent.click(row.getByRole('switch', { name: 'Available yes' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'PUT /updateProduct/h1', body: { status: false } }]));
  });
});

describe('The people one follows', () => {
  const followed = {
    userId: 'u2',
    fullname: 'Ramesh Kumar',
    profilePic: null,
    listings: [
      { kind: 'worker', _id: 'w2', name: 'Ramesh Kumar', available: true },
      { kind: 'groupWorker', _id: 'g2', name: 'Kumar Toli', available: false },
    ],
  };

  test('stands there with the way to each listing', async () => {
    more = (call) => (call === 'GET /following' ? { body: { data: [followed] } } : undefined);
    await show();
    const link = await screen.findByRole('link', { name: 'Kumar Toli, Group of Workers' });
    expect(link.getAttribute('href')).toBe('/profileDashbord?role=groupWorker&id=g2');
    expect(screen.getByRole('link', { name: 'Worker' }).getAttribute('href')).toBe(
      '/profileDashbord?role=worker&id=w2',
    );
  });

  test('is left by Unfollow', async () => {
    let list = [followed];
    more = (call) => {
      if (call === 'DELETE /follow/u2') list = [];
      return call === 'GET /following' ? { body: { data: list } } : undefined;
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Unfollow Ramesh Kumar' }));
    await screen.findByText('You follow nobody yet. Press Follow on a profile.');
  });
});

describe('The account', () => {
  const loaded = async () => {
    await show();
    await screen.findByRole('heading', { name: 'My account' });
  };

  test('takes another name', async () => {
    await loaded();
    type('Full name', 'Asha Devi');
    press('Save');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Name saved'));
    expect(sent).toEqual([{ call: 'PUT /me', body: { fullname: 'Asha Devi' } }]);
  });

  test('takes no name of one character, and says so beside it', async () => {
    await loaded();
    type('Full name', 'A');
    press('Save');
    await screen.findByText('Name should be more than 1 characters');
    expect(sent).toEqual([]);
    type('Full name', 'Al');
    expect(screen.queryByText('Name should be more than 1 characters')).toBeNull();
  });

  test('keeps what was typed where the change fails', async () => {
    more = (call) => (call === 'PUT /me' ? refused('server-error', 500) : undefined);
    await loaded();
    type('Full name', 'Asha Devi');
    press('Save');
    await waitFor(() => expect(toast.error).toHaveBeenCalled());
    expect(screen.getByLabelText('Full name')).toHaveProperty('value', 'Asha Devi');
  });

  test('takes a new password with the present one, and empties the fields', async () => {
    await loaded();
    type('Current password', 'old one');
    type('New password', 'new one');
    type('Confirm password', 'new one');
    press('Change password');
    await waitFor(() =>
      expect(toast.success).toHaveBeenCalledWith('Password has been updated successfully', {
        id: 'password',
      }),
    );
    expect(sent).toEqual([
      { call: 'PUT /me/password', body: { password: 'old one', newPassword: 'new one', language: 'en' } },
    ]);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  test('says of each password what is wrong with it', async () => {
    await loaded();
    type('New password', '1234');
    type('Confirm password', '12345');
    press('Change password');
    await screen.findByText('Fill in this field');
    expect(screen.getByText('Password should be more than 4 characters')).toBeTruthy();
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  test('says that the present password is not right, and keeps what was typed', async () => {
    more = (call) =>
      call === 'PUT /me/password' ? refused('own-password-wrong', 400, 'password') : undefined;
    await loaded();
    type('Current password', 'wrong');
    type('New password', 'new one');
    type('Confirm password', 'new one');
    press('Change password');
    await screen.findByText('This is not your current password');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'new one');
  });

  test('is logged out everywhere after a question', async () => {
    await show();
    await screen.findByRole('heading', { name: 'My account' });
    const fold = screen.getByText('Sign-in and security').closest('details') as HTMLDetailsElement;
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    fireEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Log out everywhere?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(sent).toEqual([{ call: 'POST /logout', body: { everywhere: true } }]);
  });

  test('is deleted with the password, and one is then at home', async () => {
    const { history } = await show();
    await screen.findByRole('heading', { name: 'My account' });
    press('Delete my account');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete your account?' }));
    expect(dialog.getByText('You cannot undo this.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: 'plinth' } });
    const form = dialog.getByLabelText('Current password').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    await waitFor(() => expect(currentSession()).toBeNull());
    expect(sent).toEqual([{ call: 'DELETE /me', body: { password: 'plinth' } }]);
  });

  test('is not deleted with a wrong password: the dialog says so', async () => {
    more = (call) => (call === 'DELETE /me' ? refused('own-password-wrong', 400, 'password') : undefined);
    await loaded();
    press('Delete my account');
    const dialog = within(screen.getByRole('alertdialog'));
    fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: 'wrong' } });
    fireEvent.submit(dialog.getByLabelText('Current password').closest('form') as HTMLFormElement);
    await dialog.findByText('This is not your current password');
    expect(currentSession()).not.toBeNull();
  });
});

describe('The availability dashboard', () => {
  test('shows first name, phone and place of each own record, with its switch', async () => {
    records = [{ kind: 'worker', record: worker }];
    await showAvailability();
    const card = within(await screen.findByRole('region', { name: 'Worker' }));
    expect(card.getByRole('heading', { name: 'Asha' })).toBeTruthy();
    expect(card.getByText('98260 41177')).toBeTruthy();
    expect(card.getByText('Nashik, India')).toBeTruthy();
    fireEvent.click(card.getByRole('switch', { name: 'I am not available' }));
    await waitFor(() => expect(sent).toEqual([{ call: 'PUT /updateWorker/w1', body: { status: true } }]));
  });

  test('without a record leads to the role chooser', async () => {
    await showAvailability();
    await screen.findByText('You are not listed yet');
    expect(screen.getByRole('link', { name: 'Choose a role' }).getAttribute('href')).toBe(
      '/roleSelectionPage',
    );
  });

  test('takes the switch back where the call fails, and says why', async () => {
    records = [{ kind: 'groupWorker', record: group }];
    more = (call) => (call.startsWith('PUT') ? refused('not-found', 404) : undefined);
    await showAvailability();
    fireEvent.click(await screen.findByRole('switch', { name: 'I am available' }));
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('This is not here any more', { id: 'availability' }),
    );
    await screen.findByRole('switch', { name: 'I am available' });
  });
});
