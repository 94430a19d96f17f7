import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isNobody, type Mail, type Mailer, type MailSettings } from './mail.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';

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
