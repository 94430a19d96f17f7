import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { setToastLabels, toast } from './toast.ts';

beforeAll(() => setToastLabels({ close: 'Close the notice', region: 'Notices' }));

const show = async (text: string, tell: () => void) => {
  await act(async () => tell());
  return screen.findByText(text);
};
const roleAround = (element: HTMLElement) => element.closest('[role]')?.getAttribute('role');

test('An error interrupts the screen reader; a success waits its turn', async () => {
  const error = await show('OTP is incorrect', () => toast.error('OTP is incorrect'));
  expect(roleAround(error)).toBe('alert');
  const success = await show('Saved', () => toast.success('Saved'));
  expect(roleAround(success)).toBe('status');
});

test('A second notice of the same name takes the place of the first', async () => {
  await show('First try failed', () => toast.error('First try failed', { id: 'form', autoClose: false }));
  await show('Second try failed', () => toast.error('Second try failed', { id: 'form', autoClose: false }));
  await waitFor(() => expect(screen.queryByText('First try failed')).toBeNull());
});

test('The close button is named in the language of the page', async () => {
  const notice = await show('Check your e-mail', () => toast.info('Check your e-mail', { autoClose: false }));
  const frame = notice.closest<HTMLElement>('.Toastify__toast');
  const close = within(frame as HTMLElement).getByRole('button', { name: 'Close the notice' });
  fireEvent.click(close);
  await waitFor(() => expect(frame?.className).toMatch(/toast-exit/));
});

test('What is not true any more is taken back by its name', async () => {
  const notice = await show('You are offline', () =>
    toast.warning('You are offline', { id: 'line', autoClose: false }),
  );
  const frame = notice.closest('.Toastify__toast');
  await act(async () => toast.close('line'));
  await waitFor(() => expect(frame?.className).toMatch(/toast-exit/));
});
