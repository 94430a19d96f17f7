import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentSession } from '#web/shared/api/session.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { RegisterPage } from '../register-page.tsx';

const user = {
  _id: 'u1',
  fullname: 'Asha Devi',
  email: 'asha@neev.test',
  role: 'customer',
  profilePic: null,
};
let answers: Record<string, () => Answer | Promise<Answer>>;
let sent: { call: string; body: Record<string, unknown>; device?: string }[];
const problem = (status: number, name: string): Answer => ({ status, body: { type: `/problems/${name}` } });
const loggedIn = (role = 'customer'): Answer => ({
  body: { user: { ...user, role }, auth: 'the-token', deviceToken: 'the-device' },
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = {
    '/login': () => loggedIn(),
    '/send-mail': () => ({ body: { message: 'OTP has been sent successfully' } }),
    '/verifyOtp': () => ({ body: { data: { verified: true } } }),
    '/updatePassword': () => loggedIn(),
  };
  answerCalls((url) => answers[url.pathname]?.() as Answer);
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const device = new Headers(init.headers).get('device');
    sent.push({
      call: address,
      body: JSON.parse(String(init.body ?? '{}')),
      ...(device !== null && { device }),
    });
    return answered(address, init);
  });
  for (const kind of ['success', 'error', 'info', 'warning'] as const)
    vi.spyOn(toast, kind).mockImplementation(() => undefined);
  vi.spyOn(toast, 'close').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (search: string) => {
  const page = await showPage({
    component: RegisterPage,
    address: `/register?${search}`,
    messages: ['account'],
  });
  await screen.findAllByLabelText('Email');
  return page;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fill = () => {
  type('Email', 'asha@neev.test');
  type('Password', 'plinth and lintel');
};

describe('Login', () => {
  test('a customer lands on /', async () => {
    const { history } = await open('step=login');
    fill();
    press('Login');
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(sent).toEqual([
      { call: '/login', body: { email: 'asha@neev.test', password: 'plinth and lintel', admin: false } },
    ]);
    expect(currentSession()).toMatchObject({ token: 'the-token', user: { fullname: 'Asha Devi' } });
  });

  test('an admin lands on the dashboard, whatever page was wanted', async () => {
    answers['/login'] = () => loggedIn('admin');
    const { history } = await open('step=login&next=/workersPage');
    fill();
    press('Admin Login');
    await waitFor(() => expect(history.location.pathname).toBe('/adminDashboard'));
    expect(sent[0]?.body.admin).toBe(true);
    expect(localStorage.getItem('role')).toBe('admin');
  });

  test.each([
    ['Login', problem(401, 'wrong-login'), 'E-mail or Password  is incorrect'],
    ['Admin Login', problem(403, 'not-an-admin'), 'You are not a valid Admin'],
    ['Login', problem(500, 'server-error'), 'Something broke on our side. Try again in a minute'],
  ])('%s that is refused says why and keeps what was typed', async (button, answer, sentence) => {
    answers['/login'] = () => answer;
    await open('step=login');
    fill();
    press(button);
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(sentence, { id: 'account' }));
    expect([field('Email').value, field('Password').value]).toEqual(['asha@neev.test', 'plinth and lintel']);
    expect(currentSession()).toBeNull();
  });

  test('with nothing typed says what is missing and asks nothing', async () => {
    await open('step=login');
    press('Login');
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    type('Email', 'a');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    expect(sent).toEqual([]);
  });

  test('pressed twice is one login; the other button rests meanwhile', async () => {
    let done: (answer: Answer) => void = () => undefined;
    const held = new Promise<Answer>((resolve) => {
      done = resolve;
    });
    answers['/login'] = () => held;
    const { history } = await open('step=login');
    fill();
    press('Login');
    // Enter in a field sends a form without its button.
    fireEvent.submit(field('Password').closest('form') as HTMLFormElement);
    press('Admin Login');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Admin Login' }).getAttribute('aria-disabled')).toBe('true'),
    );
    await act(async () => done(loggedIn()));
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(sent).toHaveLength(1);
  });

  test('the links lead to the other steps and keep the page one wanted', async () => {
    await open('step=login&next=/workersPage');
    const hrefs = screen
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
    expect(hrefs).toContain('/register?step=forgot&next=/workersPage');
    expect(hrefs).toContain('/register?step=code&next=/workersPage');
    expect(hrefs).toContain('/register?step=register&next=/workersPage');
  });
});

describe('Login with a code', () => {
  const askForCode = async (more = '') => {
    const page = await open(`step=code${more}`);
    type('Email', 'asha@neev.test');
    press('Send OTP');
    await screen.findByLabelText('OTP character 1 of 6');
    return page;
  };
  const typeCode = () => fireEvent.change(field('OTP character 1 of 6'), { target: { value: 'K7MP2Q' } });

  test('goes e-mail, OTP, and one is at the page one wanted; the device is remembered', async () => {
    const { history } = await askForCode('&next=/workersPage');
    typeCode();
    press('Login');
    await waitFor(() => expect(history.location.pathname).toBe('/workersPage'));
    expect(sent).toEqual([
      { call: '/send-mail', body: { email: 'asha@neev.test', language: 'en' } },
      { call: '/login', body: { email: 'asha@neev.test', otp: 'K7MP2Q', admin: false } },
    ]);
    expect(currentSession()?.token).toBe('the-token');
    expect(localStorage.getItem('neev:device')).toBe('the-device');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/K7MP2Q/);
  });

  test('an admin comes in by it as an admin, and the device says that it is known', async () => {
    answers['/login'] = () => loggedIn('admin');
    localStorage.setItem('neev:device', 'known');
    const { history } = await askForCode();
    typeCode();
    press('Admin Login');
    await waitFor(() => expect(history.location.pathname).toBe('/adminDashboard'));
    expect(sent.map(({ device }) => device)).toEqual(['known', 'known']);
    expect(sent.at(-1)?.body.admin).toBe(true);
  });

  test.each([
    ['wrong-reset-code', 400, 'OTP is incorrect'],
    ['too-many', 429, 'Too many tries. Wait a little and try again'],
  ])('that is refused as %s says so, and the step stays', async (name, status, sentence) => {
    answers['/login'] = () => problem(status, name);
    await askForCode();
    typeCode();
    press('Login');
    await screen.findByText(sentence);
    expect(currentSession()).toBeNull();
    expect(screen.getByLabelText('OTP character 1 of 6')).toBeTruthy();
  });

  test('asks nothing while the code is not whole or the address none', async () => {
    await open('step=code');
    press('Send OTP');
    await waitFor(() => expect(field('Email').getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    cleanup();
    await askForCode();
    press('Login');
    await screen.findByText('Enter the 6 characters of the OTP');
    expect(sent.map(({ call }) => call)).toEqual(['/send-mail']);
  });
});

describe('The forgotten password', () => {
  const askForCode = async () => {
    const page = await open('step=forgot');
    type('Email', 'asha@neev.test');
    press('Send OTP');
    await screen.findByLabelText('OTP character 1 of 6');
    return page;
  };
  const typeCode = () => fireEvent.change(field('OTP character 1 of 6'), { target: { value: 'K7MP2Q' } });
  const verified = async () => {
    const page = await askForCode();
    typeCode();
    press('Submit');
    await screen.findByLabelText('New password');
    return page;
  };

  test('goes e-mail, OTP, new password; then one is logged in and at /', async () => {
    const { history } = await verified();
    type('New password', 'new plinth');
    type('Confirm password', 'new plinth');
    press('Submit');
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(sent.map(({ call }) => call)).toEqual(['/send-mail', '/verifyOtp', '/updatePassword']);
    expect(sent[1]?.body.purpose).toBe('reset');
    expect(sent.at(-1)?.body).toMatchObject({
      email: 'asha@neev.test',
      password: 'new plinth',
      otp: 'K7MP2Q',
    });
    expect(toast.success).toHaveBeenCalledWith('OTP has been sent successfully', { id: 'account' });
    expect(toast.success).toHaveBeenCalledWith('Password has been updated successfully');
    expect(currentSession()?.token).toBe('the-token');
    // Never a password or a code.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/plinth|K7MP2Q/);
  });

  test('an address that is not registered says so beside it', async () => {
    answers['/send-mail'] = () => problem(404, 'email-unknown');
    await open('step=forgot');
    type('Email', 'nobody@neev.test');
    press('Send OTP');
    await screen.findByText('Email is not registered');
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(toast.error).toHaveBeenCalledWith('Email is not registered', { id: 'account', autoClose: 3000 });
  });

  test('a mail that does not leave says so for 3 s', async () => {
    answers['/send-mail'] = () => problem(502, 'mail-failed');
    await open('step=forgot');
    type('Email', 'asha@neev.test');
    press('Send OTP');
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Something went wrong try after some time', {
        id: 'account',
        autoClose: 3000,
      }),
    );
    expect(field('Email').value).toBe('asha@neev.test');
  });

  test('a wrong code says "OTP is incorrect", and the step stays', async () => {
    answers['/verifyOtp'] = () => problem(400, 'wrong-reset-code');
    await askForCode();
    typeCode();
    press('Submit');
    await screen.findByText('OTP is incorrect');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  test('a code that is not whole is not asked about', async () => {
    await askForCode();
    press('Submit');
    await screen.findByText('Enter the 6 characters of the OTP');
    expect(sent.map(({ call }) => call)).toEqual(['/send-mail']);
  });

  test.each([
    ['1234', '1234', 'Password should be more than 4 characters'],
    ['new plinth', 'other', 'Passwords do not match'],
  ])('new password %j, confirmed %j: %s', async (password, confirm, sentence) => {
    await verified();
    type('New password', password);
    type('Confirm password', confirm);
    press('Submit');
    await screen.findByText(sentence);
    expect(sent.map(({ call }) => call)).not.toContain('/updatePassword');
  });

  test('a code that ran out while the password was typed is asked for again', async () => {
    answers['/updatePassword'] = () => problem(400, 'wrong-reset-code');
    await verified();
    type('New password', 'new plinth');
    type('Confirm password', 'new plinth');
    press('Submit');
    await screen.findByLabelText('OTP character 1 of 6');
    await screen.findByText('OTP is incorrect');
  });

  test('a new code can be had only after its minute', async () => {
    await askForCode();
    const again = screen.getByRole('button', { name: /Send again in \d+ s/ });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(again);
    typeCode();
    press('Submit');
    await screen.findByLabelText('New password');
    expect(sent.map(({ call }) => call)).toEqual(['/send-mail', '/verifyOtp']);
  });
});
