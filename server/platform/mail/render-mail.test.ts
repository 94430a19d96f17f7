import { expect, test } from 'vitest';
import { languages } from '#contract/accounts/account.ts';
import { type MailContent, renderMail, withoutLinks } from './render-mail.ts';
import type { MailTemplate } from './texts/mail-facts.ts';

const origin = 'https://neev.example';

test.each(languages)('in %s the code stands on the only line of six capitals or digits', (language) => {
  for (const template of ['signup-code', 'reset-code'] as const) {
    const { text, subject } = renderMail({ template, facts: { code: 'K7MP2Q' }, language }, origin);
    expect(text.split('\n').filter((line) => /^[A-Z0-9]{6}$/.test(line))).toEqual(['K7MP2Q']);
    expect(subject).not.toContain('K7MP2Q');
  }
});

test.each(languages)('in %s links lead to this origin', (language) => {
  const facts = { confirmPath: '/subscribe/confirm?t=1', unsubscribePath: '/unsubscribe?t=2' } as const;
  const mail = renderMail({ template: 'subscribe-confirm', facts, language }, origin);
  expect(mail.text).toContain(`${origin}/subscribe/confirm?t=1`);
  expect(mail.unsubscribe).toBe(`${origin}/unsubscribe?t=2`);
});

test.each([
  ['Shree Builders', 'Shree Builders'],
  ['M/s A. K. Rao & Sons', 'M/s A. K. Rao & Sons'],
  ['M.Sharma', 'M.Sharma'],
  ['श्री बिल्डर्स', 'श्री बिल्डर्स'],
  ['Win ₹5000 at win-prizes.example now', 'Win ₹5000 at … now'],
  ['https://neev.example.evil.in/x', '…'],
  ['see HTTP://EVIL', 'see …'],
  ['evil。com and evil．com', '… and …'],
  ['1.5 bags', '1.5 bags'],
  ['bit.ly/abc', '…'],
  ['mail@evil.in', '…'],
])('a name is no link in our mail: %s', (name, said) => {
  expect(withoutLinks(name)).toBe(said);
});

test.each(languages)('in %s no name of a listing or a person makes a link of its own', (language) => {
  const evil = 'Prize at evil.example/win';
  const mails = [
    { template: 'hiring-news', facts: { kind: 'crew', listing: evil, other: evil, path: '/calendar' } },
    { template: 'unread-messages', facts: { names: [evil], others: 0, unread: 1, offPath: '/off' } },
    { template: 'now-available', facts: { kind: 'worker', name: evil, path: '/x' } },
    { template: 'password-changed', facts: { fullname: evil } },
  ] as const;
  for (const mail of mails) {
    const { subject, text } = renderMail({ ...mail, language } as MailContent<MailTemplate>, origin);
    expect(`${subject} ${text}`).not.toContain('evil.example');
  }
});

test('an answer to a message of the contact page goes to its writer', () => {
  const facts = { username: 'Ravi', email: 'ravi@example.in', message: 'Hello' };
  const mail = renderMail({ template: 'contact-message', facts, language: 'en' }, origin);
  expect(mail).toMatchObject({ replyTo: 'ravi@example.in', text: expect.stringContaining('Hello') });
});
