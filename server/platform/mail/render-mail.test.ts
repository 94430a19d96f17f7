import { expect, test } from 'vitest';
import { languages } from '#contract/accounts/account.ts';
import { renderMail } from './render-mail.ts';

const origin = 'https://neev.example';

test.each(languages)('in %s the code stands on the only line of six capitals or digits', (language) => {
  for (const template of ['signup-code', 'reset-code'] as const) {
    const { text, subject } = renderMail({ template, facts: { code: 'K7MP2Q' }, language }, origin);
    expect(text.split('\n').filter((line) => /^[A-Z0-9]{6}$/.test(line))).toEqual(['K7MP2Q']);
    expect(subject).not.toContain('K7MP2Q');
  }
});

test.each(languages)('in %s links lead to this origin', (language) => {
  const facts = { confirmPath: '/subscribe/confirm?t=1', unsubscribePath: '/unsubscribe?t=2' };
  const mail = renderMail({ template: 'subscribe-confirm', facts, language }, origin);
  expect(mail.text).toContain(`${origin}/subscribe/confirm?t=1`);
  expect(mail.unsubscribe).toBe(`${origin}/unsubscribe?t=2`);
});

test('an answer to a message of the contact page goes to its writer', () => {
  const facts = { username: 'Ravi', email: 'ravi@example.in', message: 'Hello' };
  const mail = renderMail({ template: 'contact-message', facts, language: 'en' }, origin);
  expect(mail).toMatchObject({ replyTo: 'ravi@example.in', text: expect.stringContaining('Hello') });
});
