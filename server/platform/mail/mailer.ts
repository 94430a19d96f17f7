import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isLoopback } from '#server/platform/config/settings/settings-values.ts';
import { untrusted } from '#server/platform/config/start-failure.ts';
import { isNobody, type Mail, type Mailer, type MailSettings, type Message } from './mail.ts';
import { outbox } from './outbox.ts';

// The caller is to hear of it within ten seconds (docs/rules.md#accounts-14).
const answerWithinMs = 9000;

export function smtp(url: string): (message: Message) => Promise<void> {
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
    await within(answerWithinMs, transport.sendMail(message)).catch((error: unknown) => {
      throw smtpFailure(error);
    });
  };
}

// The library keeps the words of TLS alone, not its code.
const ofUnknownAuthority =
  /self-signed certificate|unable to (?:verify the first|get (?:local )?issuer) certificate/;

/** The same error; where the certificate's authority is not known, with what to do as its `code`, which is logged. */
export function smtpFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !ofUnknownAuthority.test(error.message)) return error;
  return Object.assign(error, { code: `SMTP_URL: ${untrusted('UNABLE_TO_VERIFY_LEAF_SIGNATURE')}` });
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
