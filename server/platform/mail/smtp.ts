import { createTransport } from 'nodemailer';
import { isLoopback } from '#server/platform/config/settings/settings-values.ts';
import { untrusted } from '#server/platform/config/start-failure.ts';
import type { Message } from './mail.ts';

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
