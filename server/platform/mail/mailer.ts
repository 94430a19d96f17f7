import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isLoopback, type Settings } from '#server/platform/config/settings.ts';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; every mail has it. */
  text: string;
  html?: string;
  /** Names the mail, so that a server can tell a repeated one; made when absent. */
  id?: string;
  /** Address for the one-click "unsubscribe" of mail programs. */
  unsubscribe?: string;
  replyTo?: string;
}

/** Hands one mail over. @throws when the mail server does not take it within 10 s. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

// The caller is to hear of it within ten seconds (docs/rules.md#accounts-14).
const answerWithinMs = 9000;
// Demo addresses end in .invalid: nobody is there.
export const isNobody = (address: string): boolean => address.toLowerCase().endsWith('.invalid');

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

export function makeMailer(
  settings: MailSettings,
  log: { info(fields: object, message: string): void },
): Mailer {
  const host = new URL(settings.publicUrl).hostname;
  const envelope = (mail: Mail) => ({
    from: settings.mailFrom,
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Other writings too: lines as they are, so that a code stands alone on its own.
    textEncoding: 'quoted-printable' as const,
    messageId: `<${mail.id ?? randomUUID()}@${host}>`,
    ...(mail.unsubscribe && {
      list: { unsubscribe: { url: mail.unsubscribe, comment: 'Unsubscribe' } },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  });
  const deliver = settings.smtpUrl ? smtp(settings.smtpUrl) : outbox(join(settings.dataDir, 'outbox'), log);
  return {
    async send(mail) {
      if (!isNobody(mail.to)) await deliver(envelope(mail));
    },
  };
}

type Message = Parameters<ReturnType<typeof createTransport>['sendMail']>[0];

function smtp(url: string): (message: Message) => Promise<void> {
  const transport = createTransport({
    url,
    // On this machine nobody stands in between, and no certificate is made out to it.
    tls: { rejectUnauthorized: !isLoopback(new URL(url).hostname) },
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs,
    dnsTimeout: answerWithinMs,
  });
  return async (message) => {
    await within(answerWithinMs, transport.sendMail(message));
  };
}

/** The stand-in: each mail a file, named by time; the log names the file and nothing of the mail. */
function outbox(
  folder: string,
  log: { info(fields: object, message: string): void },
): (message: Message) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(message);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Written beside and renamed: who watches the folder never reads half a mail.
    await writeFile(join(folder, `.${name}`), bytes as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
    log.info({ file: name }, 'mail kept in the outbox');
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
