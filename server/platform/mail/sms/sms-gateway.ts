import { makeServiceFetch } from '#server/platform/http/service-fetch.ts';
import { international, type Sms } from './sms.ts';

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
export function smsGateway(url: string): (sms: Sms) => Promise<void> {
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
