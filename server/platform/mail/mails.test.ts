import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages } from '#contract/accounts/account.ts';
import { listingKinds } from '#contract/admin/admin.calls.ts';
import { isNobody } from './mail.ts';
import { makeMailer } from './mailer.ts';
import { renderMail } from './render-mail.ts';
import type { MailFacts, MailTemplate } from './texts/mail-facts.ts';

const origin = 'https://neev.example';
const listing = { kind: 'worker', name: 'Ramesh Kumar' } as const;
const facts: MailFacts = {
  'signup-code': { code: 'K7MP2Q' },
  'reset-code': { code: 'K7MP2Q' },
  verified: listing,
  'sent-back': { ...listing, reason: 'The photo is dark' },
  'id-picture-expired': listing,
  'now-available': { ...listing, path: '/profileDashbord?role=worker&id=r1' },
  'unread-messages': { names: ['Ravi', 'Sita Devi'], others: 4, unread: 12, offPath: '/unsubscribe?t=3' },
  'hiring-news': { kind: 'offer', listing: 'Ramesh Kumar', other: 'Asha Rao', path: '/jobRequest?id=r1' },
  'morning-check': { path: '/stillFree?token=4' },
  'address-changed': { fullname: 'Ramesh Kumar', kind: 'phone' },
  'password-changed': { fullname: 'Asha Rao' },
  'second-factor': { fullname: 'Asha Rao', kind: 'recovery-code-used', left: 9 },
  suspended: { fullname: 'Asha Rao', kind: 'fraud', note: 'Asked three people for an advance' },
  'suspension-lifted': { fullname: 'Asha Rao' },
  'contact-message': { username: 'Ravi', email: 'ravi@example.in', message: 'Hello\nNeev' },
  'subscribe-confirm': { confirmPath: '/subscribe/confirm?t=1', unsubscribePath: '/unsubscribe?t=2' },
};
const templates = Object.keys(facts) as MailTemplate[];
const all = languages.flatMap((language) => templates.map((template) => ({ template, language })));
const render = <T extends MailTemplate>(template: T, language: 'en' | 'hi', given: MailFacts[T]) =>
  renderMail({ template, facts: given, language }, origin);

describe.each(all)('The mail $template in $language', ({ template, language }) => {
  const { subject, text } = render(template, language, facts[template]);

  test('has a subject of one line that fits a phone, and a text that ends with who writes', () => {
    expect(subject).toMatch(/^\S.*\S$/);
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(text).toMatch(/(?:Neev|नींव)\n$/);
    expect(text).not.toMatch(/undefined|\[object|\$\{/);
  });

  test('says every fact that it is given', () => {
    const paths = ['path', 'confirmPath', 'unsubscribePath', 'offPath'];
    for (const [name, value] of Object.entries(facts[template])) {
      if (name === 'kind') continue;
      for (const fact of [value].flat())
        expect(text).toContain(paths.includes(name) ? origin + fact : `${fact}`);
    }
  });

  test('leads to this origin alone', () => {
    const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
    for (const link of links) expect(link).toMatch(/^https:\/\/neev\.example\//);
    // A code is typed where it was asked for; every other mail leads on.
    expect(links.length > 0).toBe(!template.endsWith('-code'));
  });

  test('is written in the language of the page that caused it', () => {
    expect(/\p{Script=Devanagari}/u.test(subject)).toBe(language === 'hi');
    expect(text).not.toMatch(/[०-९]/);
  });
});

test.each(languages)('Each kind of listing has a name of its own in %s', (language) => {
  const said = listingKinds.map((kind) => render('verified', language, { kind, name: 'X' }).text);
  expect(new Set(said).size).toBe(listingKinds.length);
});

test('A mail with a code, in English, is plain in short lines: it travels as it is written', () => {
  for (const template of ['signup-code', 'reset-code'] as const) {
    const { text, subject } = render(template, 'en', { code: 'K7MP2Q' });
    expect(text + subject).toMatch(/^[\x20-\x7e\n]+$/);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(76);
  }
});

describe('A mail that leaves', () => {
  let dataDir = '';
  let logged: unknown[] = [];
  beforeEach(async () => {
    logged = [];
    dataDir = await mkdtemp(join(tmpdir(), 'neev-outbox-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const mailer = () =>
    makeMailer(
      { smtpUrl: undefined, mailFrom: 'Neev <no-reply@neev.example>', publicUrl: origin, dataDir },
      { info: (fields, message) => void logged.push(fields, message) },
    );
  const mail = { to: 'asha@example.in', subject: 'Your listing', text: 'Good news!\n' };
  async function sent(more: object = {}): Promise<string> {
    await mailer().send({ ...mail, ...more });
    const [file = ''] = await readdir(join(dataDir, 'outbox'));
    return readFile(join(dataDir, 'outbox', file), 'utf8');
  }

  test('says its sender, its receiver and what, with an id of this host', async () => {
    const text = await sent({ id: 'm1' });
    expect(text).toContain('From: Neev <no-reply@neev.example>');
    expect(text).toContain('To: asha@example.in');
    expect(text).toContain('Subject: Your listing');
    expect(text).toContain('Message-ID: <m1@neev.example>');
    expect(text).toContain('Good news!');
  });

  test('that can be ended offers it at one click', async () => {
    const text = await sent({ unsubscribe: `${origin}/unsubscribe?t=2` });
    expect(text).toMatch(/List-Unsubscribe: <https:\/\/neev\.example\/unsubscribe\?t=2>/);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await rm(join(dataDir, 'outbox'), { recursive: true });
    expect(await sent()).not.toContain('List-Unsubscribe');
  });

  test('is answered to its writer', async () => {
    expect(await sent({ replyTo: 'ravi@example.in' })).toContain('Reply-To: ravi@example.in');
  });

  test('cannot be given a head of its own by what a user typed', async () => {
    const text = await sent({ subject: 'Hello\r\nBcc: victim@example.in', replyTo: 'a@b.in\r\nBcc: c@d.in' });
    expect(text.split('\n\n')[0]).not.toMatch(/^Bcc:/im);
  });

  test('waits in the outbox for its owner’s eyes; the log names the file and nothing of the mail', async () => {
    await sent();
    const [file = ''] = await readdir(join(dataDir, 'outbox'));
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(join(dataDir, 'outbox', file))).mode & 0o777).toBe(0o600);
    expect(logged).toEqual([{ file }, 'mail kept in the outbox']);
  });

  test('to a demo address goes nowhere', async () => {
    await mailer().send({ ...mail, to: 'Demo.Worker@neev.INVALID' });
    await expect(readdir(join(dataDir, 'outbox'))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(isNobody('a@neev.invalid')).toBe(true);
    expect(isNobody('invalid@example.in')).toBe(false);
  });
});
