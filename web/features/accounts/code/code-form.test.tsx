import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { CodeForm } from './code-form.tsx';

const acts = { onType: vi.fn(), onSubmit: vi.fn(), onResend: vi.fn() };
const show = (changes: Partial<Parameters<typeof CodeForm>[0]> = {}) =>
  showPage({
    component: () => (
      <CodeForm
        code="K7M"
        error={null}
        failure={null}
        busy={false}
        submitLabel="Verify OTP"
        nextCodeAt={0}
        resending={false}
        change={<a href="/register">Change it</a>}
        {...acts}
        {...changes}
      />
    ),
    address: '/register',
    messages: ['account'],
  });
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

test('What is typed of the code stands in its bricks, and goes on letter by letter', async () => {
  await show();
  expect(screen.getByLabelText<HTMLInputElement>('OTP character 3 of 6').value).toBe('M');
  fireEvent.change(screen.getByLabelText('OTP character 4 of 6'), { target: { value: 'p' } });
  expect(acts.onType).toHaveBeenCalledWith('K7MP');
});

test('Enter sends the code', async () => {
  await show();
  fireEvent.submit(screen.getByLabelText('OTP character 1 of 6').closest('form') as HTMLFormElement);
  expect(acts.onSubmit).toHaveBeenCalledOnce();
});

test('A wrong code is said at its bricks', async () => {
  await show({ error: 'wrong-reset-code' });
  expect(screen.getByText('OTP is incorrect')).toBeTruthy();
  expect(screen.getByLabelText('OTP character 1 of 6').getAttribute('aria-invalid')).toBe('true');
});

test('A new code is to be had once the wait is over, and not before', async () => {
  const { unmount } = await show({ nextCodeAt: Date.now() + 40_000 });
  fireEvent.click(screen.getByRole('button', { name: /Send again in \d+ s/ }));
  expect(acts.onResend).not.toHaveBeenCalled();
  unmount();
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(acts.onResend).toHaveBeenCalledOnce();
});

test('Who typed a wrong address can change it', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Change it' })).toBeTruthy();
});

describe('A code that came by SMS', () => {
  const offer = (get: (request: { signal: AbortSignal }) => Promise<unknown>) => {
    const asked = vi.fn(get);
    vi.stubGlobal('OTPCredential', class {});
    vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get: asked } as never);
    return asked;
  };

  test('is filled in where the browser hands it over', async () => {
    const asked = offer(async () => ({ code: 'K7MPQ2' }));
    await show({ byPhone: true });
    await waitFor(() => expect(acts.onType).toHaveBeenCalledWith('K7MPQ2'));
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    expect(acts.onSubmit).not.toHaveBeenCalled();
  });

  test('is left to be typed where its owner says no', async () => {
    const asked = offer(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await show({ byPhone: true });
    expect(asked).toHaveBeenCalledOnce();
    expect(acts.onType).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('OTP character 1 of 6').value).toBe('K');
  });

  test('is waited for no longer once the page is left', async () => {
    const signals: AbortSignal[] = [];
    offer(({ signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const { unmount } = await show({ byPhone: true });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('is not looked for when it was mailed', async () => {
    const asked = offer(async () => ({ code: 'K7MPQ2' }));
    await show();
    expect(asked).not.toHaveBeenCalled();
  });
});
