// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RouterInTest, routerInTest } from '#web/shared/browser/router/router-in-test.tsx';
import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { ownAddress } from '../next-address.ts';
import { RegisterPage } from '../register-page.tsx';

const said = vi.hoisted(() => [] as string[]);
vi.mock('#web/shared/ui/toast.ts', () => {
  const note = (kind: string) => (text: string) => said.push(`${kind}: ${text}`);
  return {
    toast: {
      success: note('success'),
      error: note('error'),
      warning: note('warning'),
      info: note('info'),
      close: () => undefined,
    },
  };
});

const user = {
  _id: 'u1',
  fullname: 'Asha Devi',
  email: 'asha@neev.test',
  role: 'customer',
  profilePic: null,
};
let answers: { status: number; body: unknown; headers?: Record<string, string> }[] = [];
let sent: { path: string; body: Record<string, unknown> }[] = [];
const problem = (status: number, name: string) => ({ status, body: { type: `/problems/${name}` } });

beforeEach(async () => {
  said.length = 0;
  answers = [];
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  await preloadMessages('shell', 'account', 'problems');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const { status, body, headers } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(body), { status, headers });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(address: string) {
  const router = routerInTest({ '/register': RegisterPage }, address);
  await act(async () => {
    render(
      <Suspense>
        <RouterInTest router={router} Missing={() => <p>elsewhere</p>} />
      </Suspense>,
    );
    await router.load();
  });
  return router;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** A button lets nothing through while its first press is under way. */
const pressWhenFree = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-busy')).toBeNull());
  press(name);
};

function fillDetails() {
  type('Full name', 'Asha Devi');
  type('Email', 'asha@neev.test');
  type('Password', 'brick-house-9');
  type('Re-enter password', 'brick-house-9');
}

test('After login one goes to a path of this origin only', () => {
  expect(ownAddress('/product?city=Indore#top')).toBe('/product?city=Indore#top');
  const foreign = [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
  ];
  expect([...foreign, '/.//evil.test', '', undefined, '/register?step=login'].map(ownAddress)).toEqual(
    Array(9).fill(undefined),
  );
});

test('Each field says beside itself what is wrong, and nothing is sent', async () => {
  await open('/register');
  type('Password', '1234');
  press('Register');
  await screen.findByText('Name should be more than 1 characters');
  screen.getByText('Enter an email address like name@example.in');
  screen.getByText('Password should be more than 4 characters');
  screen.getByText('Passwords do not match');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')));
  expect(sent).toEqual([]);
});

test('Form, code by mail, wrong code, right code, account: in this order, with these sentences', async () => {
  const router = await open('/register?next=/product');
  answers = [
    problem(409, 'email-taken'),
    { status: 200, body: { message: 'OTP has been sent successfully' } },
    problem(400, 'wrong-code'),
    { status: 201, body: { newUser: user, auth: 'token' } },
  ];
  fillDetails();
  press('Register');
  await screen.findByText('Email-id is already registered');
  await pressWhenFree('Register');
  await screen.findByText('Check your email');
  const brick = screen.getByLabelText('OTP character 1 of 6');
  fireEvent.change(brick, { target: { value: 'abc234' } });
  press('Verify OTP');
  await screen.findByText('Verification failed entered OTP is not correct');
  await pressWhenFree('Verify OTP');
  press('Verify OTP');
  // The notice stands for its time, and no first form flashes up under it.
  await screen.findByText('elsewhere', {}, { timeout: 4000 });
  expect(router.location.pathname).toBe('/roleSelectionPage');
  expect(said).toEqual([
    'warning: Email-id is already registered',
    'info: Check your e-mail to verify OTP',
    'error: Verification failed entered OTP is not correct',
    'success: Your account is ready',
  ]);
  expect(sent.map(({ path }) => path)).toEqual(['/email', '/email', '/signup', '/signup']);
  expect(sent[3]?.body).toMatchObject({ fullname: 'Asha Devi', otp: 'ABC234' });
  expect(localStorage.getItem('token')).toBe('token');
});

test('A refused login keeps what was typed; login goes where one wanted', async () => {
  const router = await open('/register?step=login&next=/product');
  answers = [problem(401, 'wrong-login'), { status: 200, body: { user, auth: 'token' } }];
  type('Email', 'asha@neev.test');
  type('Password', 'brick-house-9');
  press('Login');
  await screen.findByText(/E-mail or Password\s+is incorrect/);
  await pressWhenFree('Login');
  await screen.findByText('elsewhere');
  expect(router.location.pathname).toBe('/product');
  expect(sent).toHaveLength(2);
});

test('Too many tries: the form says how long to wait', async () => {
  await open('/register?step=login');
  answers = [{ ...problem(429, 'too-many'), headers: { 'retry-after': '42' } }];
  type('Email', 'asha@neev.test');
  type('Password', 'brick-house-9');
  press('Login');
  await screen.findByText('Too many tries. Wait a little and try again');
  screen.getByText(/^Try again in 4[0-2] seconds$/);
});

test('A code that was mailed a moment ago is the one to type, and a new one can be had once its minute is over', async () => {
  await open('/register?step=forgot');
  answers = [{ ...problem(429, 'code-wait'), headers: { 'retry-after': '30' } }];
  type('Email', 'asha@neev.test');
  press('Send OTP');
  await screen.findByText('Enter OTP');
  screen.getByRole('button', { name: /^Send again in (29|30) s$/ });
});

test('A stored user goes to the role chooser, a stored admin to the admin dashboard', async () => {
  for (const [role, path] of [
    ['customer', '/roleSelectionPage'],
    ['admin', '/adminDashboard'],
  ]) {
    localStorage.setItem('user', JSON.stringify({ ...user, role }));
    localStorage.setItem('token', `token ${role}`);
    const router = await open('/register');
    await waitFor(() => expect(router.location.pathname).toBe(path));
    cleanup();
  }
});

test('Registration that fails on the server says so in the words of the specification, whatever broke', async () => {
  await open('/register');
  answers = [{ status: 200, body: {} }, problem(503, 'not-ready')];
  fillDetails();
  press('Register');
  fireEvent.change(await screen.findByLabelText('OTP character 1 of 6'), { target: { value: 'abc234' } });
  press('Verify OTP');
  await screen.findByText('Registeration failed try after sometime');
});

test('A new password that the server could not store says so in the words of the specification', async () => {
  await open('/register?step=forgot');
  answers = [
    { status: 200, body: {} },
    { status: 200, body: { data: { verified: true } } },
    problem(500, 'server-error'),
    { status: 200, body: { user, auth: 'token' } },
  ];
  type('Email', 'asha@neev.test');
  press('Send OTP');
  fireEvent.change(await screen.findByLabelText('OTP character 1 of 6'), { target: { value: 'abc234' } });
  press('Submit');
  await screen.findByLabelText('Confirm password');
  type('New password', 'brick-house-9');
  type('Confirm password', 'brick-house-9');
  press('Submit');
  await screen.findByText('Something went wrong try after sometime');
  await pressWhenFree('Submit');
  await screen.findByText('elsewhere');
  expect(sent[2]?.body).toMatchObject({ otp: 'ABC234', language: 'en' });
  expect(said.at(-1)).toBe('success: Password has been updated successfully');
});
