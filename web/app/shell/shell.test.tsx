import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageAddress, paths } from '#contract/paths.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { clearSession, privatePrefix, storeSession } from '#web/shared/api/session.ts';
import { browserHistory } from '#web/shared/browser/router/history.ts';
import { RouterProvider } from '#web/shared/browser/router/router-provider.tsx';
import { preloadMessages, setLanguage } from '#web/shared/i18n/messages.ts';
import { firstIcons, iconPaths } from '#web/shared/ui/drawings/icon-paths.ts';
import { makeRouter } from '../routes.ts';
import { states } from '../states.tsx';
import { Root } from './root.tsx';

const router = makeRouter(browserHistory());

const asha = {
  _id: 'u1',
  fullname: 'Aarti Verma',
  email: 'aarti@neev.test',
  role: 'customer',
  profilePic: null,
  language: 'en',
  demo: false,
  phone: null,
  codesOnly: false,
  awayMails: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const;
// Pages come in pieces, and the machine may be busy.
configure({ asyncUtilTimeout: 8000 });
const made: string[] = [];
let answer: () => Promise<Response>;

beforeEach(async () => {
  made.length = 0;
  answer = async () => Response.json({ data: { social: [], demo: false } });
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    made.push(`${options.method} ${path}`);
    return answer();
  });
  sessionStorage.setItem('neev:welcomed', 'yes');
  await setLanguage('en');
});
afterEach(async () => {
  // The router outlives a test: a redirect on its way must not arrive in the next one.
  clearSession();
  await act(() => router.navigate({ to: paths.home }));
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  clearSession();
  queryClient.clear();
});

async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  await preloadMessages('shell');
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} states={states} root={Root} />
    </QueryClientProvider>,
  );
  await act(() => router.load());
  await screen.findByRole('banner');
}
const barLinks = () =>
  within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('a visitor sees the links of the top bar and Register/Login', async () => {
  await open('/');
  expect(barLinks()).toEqual([
    'Home /',
    'Hire /hire',
    'About /about',
    'Contact /contact',
    'Chat /chatDialog',
    'Role /roleSelectionPage',
  ]);
  expect(screen.getAllByRole('link', { name: 'Register/Login' })[0]?.getAttribute('href')).toBe('/register');
});

test('logged in, the bar shows the first word of the name in brackets and a Logout button', async () => {
  storeSession(asha, 't');
  await open('/');
  const account = await screen.findByRole('link', { name: 'My account (Aarti)' });
  expect(account.textContent).toContain('(Aarti)');
  expect(account.getAttribute('href')).toBe('/userDashbord');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
});

test.each(['nobody', 'customer', 'admin'] as const)(
  'the home page of %s does with the first icons: the others load with the next page',
  async (role) => {
    if (role !== 'nobody') storeSession({ ...asha, role }, 't');
    await open('/');
    await screen.findByRole('heading', { level: 1 });
    const bars = [screen.getByRole('main'), screen.getByRole('contentinfo')];
    const shown = [...bars, ...screen.getAllByRole('navigation')].flatMap((part) =>
      [...part.querySelectorAll('svg.ic[fill=none] > path:only-child')].map((path) => path.getAttribute('d')),
    );
    expect(shown.length).toBeGreaterThan(5);
    const late = Object.entries(iconPaths).filter(([name]) => !(name in firstIcons));
    expect(late.length).toBeGreaterThan(20);
    expect(late.filter(([, drawn]) => shown.includes(drawn))).toEqual([]);
  },
);

test('an admin sees Dashboard and the role in brackets, but no Contact and no Role', async () => {
  storeSession({ ...asha, role: 'admin' }, 't');
  await open('/');
  expect(barLinks()).toEqual(['Home /', 'About /about', 'Chat /chatDialog', 'Dashboard /adminDashboard']);
  expect(await screen.findByText('(Aarti) (admin)')).toBeTruthy();
});

test('the bar marks the part one is in, also on a screen below it and however the path is spelled', async () => {
  const marks = () =>
    new Set([...document.querySelectorAll('a[aria-current]')].map((link) => link.getAttribute('href')));
  storeSession({ ...asha, role: 'admin' }, 't');
  await open('/adminAudit');
  expect(marks()).toEqual(new Set(['/adminDashboard']));
  answer = async () => Response.json({ data: { user: asha, records: [] } });
  await act(() => router.navigate({ href: '/ADMINLABOUR' as PageAddress }));
  await waitFor(() => expect(marks()).toEqual(new Set(['/userDashbord'])));
});

test('Logout ends the session and goes to /register, even when the call fails', async () => {
  storeSession(asha, 't');
  await open('/');
  answer = async () => {
    throw new TypeError('no line');
  };
  queryClient.setQueryData(['what was read'], 1);
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.location.pathname).toBe('/register'));
  expect(made).toContain('POST /logout');
  expect(['user', 'token', 'role'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
  expect(localStorage.getItem('neev:language')).toBe('en');
  expect(queryClient.getQueryData(['what was read'])).toBeUndefined();
});

test('Logout asks first when something typed would be lost', async () => {
  storeSession(asha, 't');
  localStorage.setItem(`${privatePrefix}draft:worker`, '{}');
  await open('/');
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  const question = await screen.findByRole('alertdialog', { name: 'Log out?' });
  expect(localStorage.getItem('token')).toBe('t');
  fireEvent.click(within(question).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(localStorage.getItem(`${privatePrefix}draft:worker`)).toBeNull();
});

test('a session that ends on a guarded page sends the visitor to /register and back to where they were', async () => {
  storeSession(asha, 't');
  await open('/aiChat');
  act(() => clearSession());
  await waitFor(() => expect(router.location.pathname).toBe('/register'));
  expect(router.location.search).toEqual({ next: '/aiChat' });
});

test('who was logged out elsewhere is told so and finds the login, with the way back', async () => {
  storeSession(asha, 't');
  await open('/aiChat');
  act(() => clearSession(true));
  await waitFor(() => expect(router.location.pathname).toBe('/register'));
  expect(router.location.search).toEqual({ step: 'login', next: '/aiChat' });
  expect(await screen.findByText('You were logged out. Log in again')).toBeTruthy();
});

test('the language menu shows each language by its own name, keeps the page and tells the server', async () => {
  storeSession(asha, 't');
  await open('/about');
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'हिंदी' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'नींव के बारे में' })).toBeTruthy();
  expect(document.title).toBe('नींव के बारे में · Neev');
  expect(document.documentElement.lang).toBe('hi');
  expect(router.location.pathname).toBe('/about');
  await waitFor(() => expect(made).toContain('PUT /me'));
});

test('after navigation the focus stands on the new page', async () => {
  await open('/');
  screen.getByRole('button', { name: 'Language: English' }).focus();
  await act(() => router.navigate({ to: paths.about }));
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
});

test('a visitor who is no admin is sent home from an admin screen and told why, once', async () => {
  storeSession(asha, 't');
  await open('/adminDashboard');
  expect(await screen.findByText('Only an admin can open that page')).toBeTruthy();
  expect(router.location.pathname).toBe('/');
  await waitFor(() => expect(router.location.state.notice).toBeUndefined());
});

test('an unknown path gets a page with a way home', async () => {
  await open('/nothing-here');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

test('subscribing sends the address; a refusal stands under the field and keeps what was typed', async () => {
  await open('/');
  answer = async () => Response.json({ type: '/problems/email-invalid' }, { status: 400 });
  const field = screen.getByLabelText<HTMLInputElement>('Get news by e-mail');
  fireEvent.change(field, { target: { value: 'aarti' } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Enter an email address like name@example.in')).toBeTruthy();
  expect(made).toContain('POST /subscribe');
  expect(field.value).toBe('aarti');
});
