import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMailer, smtpFailure } from './mailer.ts';
import { renderMail } from './render-mail.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'neev-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function written(language: 'en' | 'hi'): Promise<string> {
  const settings = { smtpUrl: undefined, mailFrom: 'a@neev.test', publicUrl: 'https://neev.test', dataDir };
  const mailer = makeMailer(settings, { info: () => undefined });
  const content = { template: 'signup-code', facts: { code: 'K7M2PX' }, language } as const;
  await mailer.send({ to: 'b@neev.test', ...renderMail(content, settings.publicUrl) });
  const outbox = join(dataDir, 'outbox');
  const [file = ''] = await readdir(outbox);
  return readFile(join(outbox, file), 'utf8');
}

test.each(['en', 'hi'] as const)(
  'the code is the only such line of the mail as it travels (%s)',
  async (language) => {
    const codes = (await written(language)).split('\n').filter((line) => /^[A-Z0-9]{6}$/.test(line));
    expect(codes).toEqual(['K7M2PX']);
  },
);

test.each([
  'self-signed certificate',
  'unable to get local issuer certificate',
  'self-signed certificate in certificate chain',
])('A mail server whose certificate nobody knows is named with what to do: %s', (message) => {
  const told = smtpFailure(Object.assign(new Error(message), { code: 'ESOCKET' }));
  expect(told).toMatchObject({ code: expect.stringMatching(/^SMTP_URL: .*NODE_EXTRA_CA_CERTS/) });
  expect(smtpFailure(Object.assign(new Error('refused'), { code: 'ESOCKET' }))).toMatchObject({
    code: 'ESOCKET',
  });
});
