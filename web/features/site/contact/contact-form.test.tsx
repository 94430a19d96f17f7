import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/shared/api/query-client.ts';
import { preloadMessages, setLanguage } from '#web/shared/i18n/messages.ts';
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
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <ContactForm />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('E-mail');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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
  expect(sent).toEqual([{ email: 'a@b.in', username: 'Asha', message: 'Hello', language: 'en' }]);
  expect(field('Message').value).toBe('');
});

test('a failure is told and keeps what was typed', async () => {
  answer = async () => {
    throw new TypeError('no line');
  };
  fill();
  press();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByText('The line is slow or broken. Check it and try again')).toBeTruthy();
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
