import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '#web/shared/api/session.ts';
import { readQueue } from '#web/shared/browser/outbox/queue.ts';
import { flushQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { preloadMessages, setLanguage } from '#web/shared/i18n/messages.ts';
import { showPage } from '#web/shared/search-list/page-in-test.tsx';
import { ContactForm } from './contact-form.tsx';

const sent: unknown[] = [];
let answer: () => Promise<Response>;

beforeEach(async () => {
  sent.length = 0;
  answer = async () => Response.json({ data: null });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
  await setLanguage('en');
  await preloadMessages('shell', 'site', 'problems');
  await open();
  await screen.findByLabelText('E-mail');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = () => showPage({ component: ContactForm, address: '/contact', messages: ['site'] });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
function fill() {
  for (const [label, value] of Object.entries({ 'E-mail': 'a@b.in', Username: 'Asha', Message: 'Hello' }))
    fireEvent.change(field(label), { target: { value } });
}

test('email, username and message are required: what is missing is said, and the first such field has the focus', () => {
  press();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Fill in this field')).toBeTruthy();
  expect(screen.getByText('Write your message')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  expect(sent).toEqual([]);
});

test('a message that was sent is confirmed, and the fields clear', async () => {
  fill();
  press();
  expect(await screen.findByText('Message sent')).toBeTruthy();
  expect(sent).toEqual([
    { email: 'a@b.in', username: 'Asha', message: 'Hello', language: 'en', clientId: expect.any(String) },
  ]);
  expect(field('Message').value).toBe('');
});

test('who reads a draft language is answered in the one that is read instead', async () => {
  fill();
  await act(() => setLanguage('te'));
  fireEvent.submit(await waitFor(() => document.querySelector('form') as HTMLFormElement));
  await waitFor(() => expect(sent).toMatchObject([{ language: 'en' }]));
});

test('a failure is told and keeps what was typed', async () => {
  answer = async () => Response.json({ type: '/problems/server-error' }, { status: 500 });
  fill();
  press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(field('Message').value).toBe('Hello');
});

test('what the server finds wrong stands under its field', async () => {
  answer = async () =>
    Response.json(
      { type: '/problems/email-invalid', errors: [{ path: 'email', type: '/problems/email-invalid' }] },
      { status: 400 },
    );
  fill();
  press();
  await waitFor(() => expect(field('E-mail').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Enter an email address like name@example.in')).toBeTruthy();
});

const noLine = async () => {
  throw new TypeError('no line');
};

test('without a line a guest’s message waits, goes once there is one, and under the same name however often', async () => {
  answer = noLine;
  fill();
  press();
  await screen.findByText('Message to Neev');
  expect(field('Message').value).toBe('');
  await act(flushQueue);
  answer = async () => Response.json({ data: null });
  await act(flushQueue);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((body) => (body as { clientId: string }).clientId)).size).toBe(1);
  expect(screen.queryByText('Message to Neev')).toBeNull();
});

test('a message that waits can be changed: it is in the form again', async () => {
  answer = noLine;
  fill();
  press();
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  expect(field('Message').value).toBe('Hello');
  expect(readQueue()).toEqual([]);
});

test('what a guest left goes with the user who logs in next, who is not shown what was written', async () => {
  answer = noLine;
  fill();
  press();
  await screen.findByText('Message to Neev');
  act(() =>
    storeSession(
      { _id: 'u1', fullname: 'Ravi', email: 'r@neev.test', profilePic: null, role: 'user' } as never,
      't',
    ),
  );
  await act(flushQueue);
  expect(readQueue()).toMatchObject([{ kind: 'letter' }]);
  await screen.findByText('Message to Neev');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  answer = async () => Response.json({ data: null });
  await act(flushQueue);
  expect(readQueue()).toEqual([]);
});

test('what was typed is there after a reload, until it is sent', async () => {
  fireEvent.input(field('Message'), { target: { value: 'Hello' } });
  cleanup();
  await open();
  expect(field('Message').value).toBe('Hello');
  fill();
  press();
  await screen.findByText('Message sent');
  expect(field('Message').value).toBe('');
  cleanup();
  await open();
  expect(field('Message').value).toBe('');
});

test('an address that cannot be one is said without asking the server', () => {
  fill();
  fireEvent.change(field('E-mail'), { target: { value: 'a@b' } });
  press();
  expect(screen.getByText('Enter an email address like name@example.in')).toBeTruthy();
  expect(sent).toEqual([]);
});
