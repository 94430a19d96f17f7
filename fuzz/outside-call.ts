import type { Call } from './call.ts';
import { hostileText, longText } from './hostile.ts';
import { encoded, oddEncodings, oddHeaders } from './odd-parts.ts';
import type { Random } from './random.ts';

const none = { body: Buffer.alloc(0), mayBeCut: true } as const;
const line = '/socket.io/?EIO=4&transport=';

function socketCall(random: Random, headers: [string, string][]): Call {
  const asSocket: [string, string][] = [
    ['upgrade', 'websocket'],
    ['connection', 'Upgrade'],
    ['sec-websocket-version', random.pick(['13', '8', 'x'])],
    ['sec-websocket-key', random.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'x'])],
  ];
  const posted = Buffer.from(
    random.pick([
      '40',
      '42["x"]',
      '4',
      '42[',
      '9',
      '\u0000',
      '44{"a":1}',
      '451-["x",{"_placeholder":true,"num":0}]',
      'b////',
      longText(random),
    ]),
  );
  return random.pick<() => Call>([
    () => ({
      ...none,
      method: 'GET',
      target: `${line}${random.pick(['polling', 'polling&sid=x', 'x', 'polling&j=0', 'polling&b64=1'])}`,
      headers,
      travel: 'whole',
    }),
    () => ({
      ...none,
      method: 'POST',
      target: `${line}polling&sid=${random.pick(['x', '', '__proto__'])}`,
      headers: [...headers, ['content-length', String(posted.length)]],
      body: posted,
      travel: 'whole',
    }),
    // A line that is taken stays open: nobody waits for its end.
    () => ({
      ...none,
      method: 'GET',
      target: `${line}websocket`,
      headers: [...headers.slice(0, 1), ...asSocket],
      travel: 'leave',
    }),
  ])();
}

function pageCall(random: Random, headers: [string, string][]): Call {
  return random.pick<() => Call>([
    () => ({
      ...none,
      method: 'GET',
      target: `/${encoded(hostileText(random).slice(0, 500))}${random.pick(['', ...oddEncodings])}`,
      headers: [...headers, ['accept', 'text/html']],
      travel: 'whole',
    }),
    () => ({
      ...none,
      method: 'GET',
      target: random.pick([
        '/',
        '/services',
        '/assets/../index.html',
        '/.env',
        '/index.html',
        '/pages/en/home.html',
        '/service-worker.js',
        '/%2e%2e/secret-key',
        '/assets/%00',
      ]),
      headers: [...headers, ...oddHeaders(random)],
      travel: 'whole',
    }),
  ])();
}

/** What `/socket.io` and the pages hear of people who try things. */
export const outsideCall = (random: Random, headers: [string, string][]): Call =>
  random.chance(0.6) ? socketCall(random, headers) : pageCall(random, headers);
