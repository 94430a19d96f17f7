import { join } from 'node:path';
import { makeServiceFetch } from '#server/platform/http/service-fetch.ts';
import { keepInOutbox } from '../outbox.ts';
import { international, isNobodysPhone, type Sms, type SmsSender, type SmsSettings } from './sms.ts';

// The caller is to hear of it within ten seconds (docs/rules.md#accounts-14).
const answerWithinMs = 9000;

const mostBytes = 64 * 1024;

/** A gateway's address and what opens it. @param url `https://TOKEN@gateway/path` */
function readGateway(url: string): { address: string; token: string } {
  const address = new URL(url);
  const token = decodeURIComponent(address.username);
  address.username = '';
  address.password = '';
  return { address: address.href, token };
}

/** The gateway of SMS_URL: `POST { to, text, template }`, the token as Bearer; any answer of 2xx takes the text. */
function smsGateway(url: string): (sms: Sms) => Promise<void> {
  const { address, token } = readGateway(url);
  const ask = makeServiceFetch(address, mostBytes);
  return async ({ to, text, template }) => {
    const answer = await ask(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: international(to), text, template }),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    // Its words may quote the number.
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  };
}

/** The stand-in: each text a file; the log names the file and nothing of the text. */
function smsOutbox(
  folder: string,
  log: { info(fields: object, message: string): void },
): (sms: Sms) => Promise<void> {
  return async ({ to, text }) => {
    const file = await keepInOutbox(folder, `To: ${international(to)}\n${text}\n`, '.sms.txt');
    log.info({ file }, 'text message kept in the outbox');
  };
}

export function makeSmsSender(
  settings: SmsSettings,
  log: { info(fields: object, message: string): void },
): SmsSender {
  const deliver = settings.smsUrl
    ? smsGateway(settings.smsUrl)
    : smsOutbox(join(settings.dataDir, 'outbox'), log);
  return {
    async send(sms) {
      if (!isNobodysPhone(sms.to)) await deliver(sms);
    },
  };
}
