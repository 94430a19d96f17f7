import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
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
