import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentSession } from '#web/shared/api/session.ts';
import { type Answer, answerCalls, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { RegisterPage } from '../register-page.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

const user = {
  _id: 'u1',
  fullname: 'Asha Devi',
  email: 'asha@neev.test',
  role: 'customer',
  profilePic: null,
};
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const setup = { secret, otpauth: `otpauth://totp/Neev:asha?secret=${secret}&issuer=Neev` };
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `ABCD${n + 2}-EFGHJ`.replace('12', '22'));
const problem = (status: number, name: string, path?: string): Answer => ({
  status,
  body: { type: `/problems/${name}`, errors: path && [{ path, type: `/problems/${name}` }] },
});
let answers: Record<string, () => Answer | Promise<Answer>>;
let sent: { call: string; body: Record<string, unknown> }[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = {};
  answerCalls((url, method) => answers[`${method} ${url.pathname}`]?.());
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method !== 'GET')
      sent.push({ call: `${init.method} ${address}`, body: JSON.parse(String(init.body ?? '{}')) });
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
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: true }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const paste = async (code: string) =>
  fireEvent.paste(await screen.findByLabelText('Digit 1'), { clipboardData: { getData: () => code } });

describe('A login with a second step', () => {
  const logIn = async (button = 'Login', secondFactor = 'code') => {
    answers['POST /login'] ??= () => ({ body: { secondFactor, ticket: 'the-ticket' } });
    const messages = ['account', 'security'] as const;
    const page = await showPage({
      component: RegisterPage,
      address: '/register?step=login',
      messages: [...messages],
    });
    await screen.findAllByLabelText('Email');
    type('Email', 'asha@neev.test');
    type('Password', 'plinth and lintel');
    press(button);
    return page;
  };
  const done = (more: object = {}): Answer => ({ body: { user, auth: 'the-token', ...more } });

  test('asks for the code, and its ticket and the code complete it', async () => {
    answers['POST /login/secondFactor'] = () => done();
    const { history } = await logIn();
    const first = await screen.findByLabelText('Digit 1');
    expect([first.getAttribute('autocomplete'), first.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    expect(currentSession()).toBeNull();
    await paste('123 456');
    press('Log in');
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(sent.at(-1)).toEqual({
      call: 'POST /login/secondFactor',
      body: { ticket: 'the-ticket', code: '123456' },
    });
    expect(currentSession()?.token).toBe('the-token');
    expect(sessionStorage.getItem('neev:second-step')).toBeNull();
  });

  test('keeps what was typed when it is wrong, and says so beside it', async () => {
    answers['POST /login/secondFactor'] = () => problem(400, 'second-code-wrong', 'code');
    await logIn();
    await paste('123456');
    press('Log in');
    await screen.findByText('This code is not right, or it was used before');
    expect(screen.getByLabelText<HTMLInputElement>('Digit 6').value).toBe('6');
    expect(screen.getByLabelText('Digit 1').getAttribute('aria-invalid')).toBe('true');
  });

  test('takes a recovery code in its place; without any it asks nothing', async () => {
    answers['POST /login/secondFactor'] = () => done();
    const { history } = await logIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    press('Log in');
    await screen.findByText('Enter the code from your app, or a recovery code');
    expect(sent).toHaveLength(1);
    type('Recovery code', 'abcde-fghjk');
    press('Log in');
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(sent.at(-1)?.body.code).toBe('abcde-fghjk');
  });

  test('pressed twice is sent once', async () => {
    let answer: (given: Answer) => void = () => undefined;
    answers['POST /login/secondFactor'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { history } = await logIn();
    await paste('123456');
    const form = screen.getByLabelText('Digit 1').closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(sent).toHaveLength(2));
    answer(done());
    await waitFor(() => expect(history.location.pathname).toBe('/'));
    expect(sent).toHaveLength(2);
  });

  test('that took too long begins again at the login, the address kept', async () => {
    answers['POST /login/secondFactor'] = () => problem(401, 'ticket-over');
    await logIn();
    await paste('123456');
    press('Log in');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveProperty('value', 'asha@neev.test'));
    expect(toast.error).toHaveBeenCalledWith(
      'This login took too long or had too many tries. Log in again',
      expect.anything(),
    );
  });

  test('goes back to the login', async () => {
    await logIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Back to login' }));
    await screen.findByLabelText('Email');
    expect(sessionStorage.getItem('neev:second-step')).toBeNull();
  });

  test('of an admin who must set it up shows the secret, then the recovery codes, then the dashboard', async () => {
    answers['POST /login/secondFactor/setup'] = () => ({ body: { data: setup } });
    answers['POST /login/secondFactor'] = () => done({ user: { ...user, role: 'admin' }, recoveryCodes });
    const { history } = await logIn('Admin Login', 'enrol');
    await screen.findByText(secret.replace(/(.{4})(?=.)/g, '$1 '));
    await screen.findByRole('img', { name: 'QR code for your app' });
    await paste('123456');
    press('Turn on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(history.location.pathname).toBe('/register');
    press('I have kept them');
    await waitFor(() => expect(history.location.pathname).toBe('/adminDashboard'));
  });
});

describe('The own second step', () => {
  let state: object;
  const off = { on: false, since: null, recoveryCodesLeft: 0, demanded: false };
  const on = { on: true, since: '2026-01-05T10:00:00.000Z', recoveryCodesLeft: 1, demanded: false };
  let owner: { email: string | null; phone: string | null; codesOnly: boolean };
  beforeEach(() => {
    owner = { email: 'asha@neev.test', phone: null, codesOnly: false };
  });
  const show = async (given: object) => {
    state = given;
    answers['GET /me/secondFactor'] = () => ({ body: { data: state } });
    answers['POST /me/secondFactor'] = () => ({ body: { data: setup } });
    await showPage({
      component: () => <SecondFactorCard user={owner} />,
      address: '/',
      messages: ['security', 'dashboard'],
    });
    await screen.findByRole('heading', { name: 'Second step at login' });
  };

  test('is begun with a code to the own phone where the account has no password', async () => {
    owner = { email: null, phone: '9826041177', codesOnly: true };
    await show(off);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(screen.queryByLabelText('Current password')).toBeNull();
    type('Your own code', 'ABC234');
    press('Continue');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ ownOtp: 'ABC234' }));
  });

  test('is turned on with a code of the app; the recovery codes can be copied', async () => {
    answers['PUT /me/secondFactor'] = () => {
      state = { ...on, recoveryCodesLeft: 10 };
      return { body: { data: { recoveryCodes } } };
    };
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, onLine: true, language: 'en', clipboard: { writeText } });
    await show(off);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    press('Continue');
    await screen.findByText('Fill in this field');
    expect(sent).toEqual([]);
    type('Current password', 'plinth');
    press('Continue');
    await paste('123456');
    expect(sent).toEqual([{ call: 'POST /me/secondFactor', body: { password: 'plinth' } }]);
    press('Turn on');
    await screen.findByRole('list', { name: 'Recovery codes' });
    press('Copy');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Copied'));
    expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    press('I have kept them');
    await screen.findByText('On since 5 Jan 2026.');
    await screen.findByText('10 recovery codes are left.');
  });

  test('is set up anew with a code of the present one; a wrong one stays typed', async () => {
    await show(on);
    await screen.findByText(/1 recovery code is left/);
    answers['POST /me/secondFactor'] = () => problem(400, 'second-code-wrong', 'code');
    press('New phone or new recovery codes');
    type('Code or recovery code', '123456');
    press('Continue');
    await screen.findByText('This code is not right, or it was used before');
    expect(screen.getByLabelText('Code or recovery code')).toHaveProperty('value', '123456');
    answers['POST /me/secondFactor'] = () => ({ body: { data: setup } });
    press('Continue');
    await screen.findByLabelText('Digit 1');
    press('Cancel');
    await screen.findByText(/1 recovery code is left/);
  });

  test.each([
    ['Current password', 'plinth', { password: 'plinth' }],
    ['Code or recovery code', '123456', { code: '123456' }],
  ])('is turned off with what is typed as %s', async (label, typed, body) => {
    answers['DELETE /me/secondFactor'] = () => {
      state = off;
      return { body: { data: null } };
    };
    await show(on);
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    if ('code' in body) press('Use a code instead');
    type(label, typed);
    fireEvent.submit(screen.getByLabelText(label).closest('form') as HTMLFormElement);
    await screen.findByRole('button', { name: 'Turn on' });
    expect(sent).toEqual([{ call: 'DELETE /me/secondFactor', body }]);
  });

  test('that is demanded cannot be turned off', async () => {
    await show({ ...on, demanded: true });
    await screen.findByText(/Admin accounts need it/);
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
  });
});
