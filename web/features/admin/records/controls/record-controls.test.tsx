import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, showPage } from '#web/shared/search-list/page-in-test.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { RecordControls } from './record-controls.tsx';

let answer: Answer;
let asked: { call: string; body: unknown }[];

beforeEach(() => {
  answer = { body: { data: null } };
  asked = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push({ call: `${method} ${address}`, body: body && JSON.parse(String(body)) });
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  for (const kind of ['success', 'info'] as const) vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const record = { kind: 'groupWorker', id: 'g1', key: ['provider', 'g1'] } as const;
const show = (verified = false) =>
  showPage({
    component: () => (
      <main>
        <RecordControls record={record} name="Malwa crew" verified={verified} />
      </main>
    ),
    address: '/adminGroupProfile',
    messages: ['admin'],
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test('A record is verified only after a question, a crew by its status', async () => {
  await show();
  press('Verify');
  expect(asked).toEqual([]);
  confirm('Verify');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Service provider Verified!!'));
  expect(asked[0]?.call).toMatch(/^PUT .*g1$/);
  expect(asked[0]?.body).toEqual({ status: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('What another admin verified first is no failure', async () => {
  answer = { status: 409, body: { type: '/problems/already-verified' } };
  await show();
  press('Verify');
  confirm('Verify');
  await waitFor(() =>
    expect(toast.info).toHaveBeenCalledWith('Another admin has already verified this record'),
  );
});

test('A verified record can only be deleted', async () => {
  await show(true);
  expect(screen.getByRole('button', { name: 'Verified' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
  press('Verified');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('A record goes back with a reason, and not without one', async () => {
  await show();
  press('Send back');
  const dialog = within(screen.getByRole('dialog'));
  const send = () => fireEvent.submit(dialog.getByLabelText('Reason').closest('form') as HTMLFormElement);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' x ' } });
  send();
  expect(dialog.getByLabelText('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The photo is blurred' } });
  send();
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Sent back to the owner'));
  expect(asked[0]?.body).toEqual({ kind: 'groupWorker', id: 'g1', reason: 'The photo is blurred' });
});

test('A deleted record is left for its list', async () => {
  const { history } = await show();
  press('Delete');
  confirm('Delete');
  await waitFor(() => expect(history.location.pathname).toMatch(/^\/admin.*Group/i));
  expect(toast.success).toHaveBeenCalledWith('You deleted Malwa crew');
  expect(asked[0]?.call).toMatch(/^DELETE .*g1$/);
});

test('A deletion that fails says why in the question itself', async () => {
  answer = { status: 500, body: { type: '/problems/server-error' } };
  await show();
  press('Delete');
  confirm('Delete');
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke on our side');
});
