import { hostileText } from './hostile.ts';
import type { Random } from './random.ts';

/** As it stands in an address; what cannot be written as UTF-8 becomes bytes that are none. */
export const encoded = (text: string): string => {
  const whole = text.replace(/\p{Surrogate}/gu, '');
  return encodeURIComponent(whole) + (whole === text ? '' : '%ED%A0%80');
};

export const oddEncodings = [
  '%',
  '%00',
  '%zz',
  '%C0%AF',
  '%ff',
  '%u0041',
  '%2e%2e%2f',
  '%25%30%30',
  ';a=1',
  '//',
  '/./',
  '?',
  '%0d%0a',
];

const acceptedEncodings = [
  'gzip',
  'br',
  'deflate',
  'identity;q=0',
  '*;q=0',
  'zstd',
  'gzip;q=x',
  '*',
  ',,,',
  'br;q=1.0, gzip;q=0.5',
  '',
];
const languages = ['hi', 'en;q=9', '*', 'x'.repeat(3000), 'hi-IN-u-nu-deva', ',;=', '\xff', ''];

/** Headers that change nothing about a call, or should not. */
export function oddHeaders(random: Random): [string, string][] {
  return random.pick<() => [string, string][]>([
    () => [['accept-encoding', random.pick(acceptedEncodings)]],
    () => [['accept-language', random.pick(languages)]],
    () => [['accept', random.pick(['text/html', '*/*', 'x', '', 'text/html,'.repeat(500)])]],
    () => [['range', random.pick(['bytes=0-0', 'bytes=-1', 'bytes=9-1', 'bytes=0-,1-,2-', 'x'])]],
    () => [
      ['if-none-match', random.pick(['*', '"x"', 'W/"x"', ','])],
      ['if-modified-since', 'x'],
    ],
    () => [
      ['x-forwarded-for', random.pick(['1.2.3.4', 'x', '::1', ','.repeat(200)])],
      ['forwarded', 'for=x'],
    ],
    () => [
      ['x-http-method-override', 'DELETE'],
      ['x-original-url', '/admin/overview'],
    ],
    () => [['cookie', random.pick(['language=hi', '__proto__=1', 'a'.repeat(4000), ';;;', 'language=%ff'])]],
    () => [
      ['origin', random.pick(['null', 'https://evil.example', 'x'])],
      ['referer', 'x'],
    ],
    () => [['device', hostileText(random).replace(/[^\x20-\x7e]/g, '')]],
    () => [['user-agent', random.pick(['', 'x'.repeat(5000), '\xe0\xa4\xa8', '<b>'])]],
    () => [
      [
        'authorization',
        random.pick(['Bearer', 'Bearer ', 'Basic eDp4', 'Bearer x y', `Bearer ${'x'.repeat(5000)}`]),
      ],
    ],
    () => [
      ['token', random.pick(['x', '', '\xff', 'a'.repeat(5000)])],
      ['token', 'y'],
    ],
    () => [
      [
        'traceparent',
        random.pick(['00-0-0-0', '00-ffffffffffffffffffffffffffffffff-ffffffffffffffff-ff', 'x']),
      ],
    ],
    () => [['x-request-id', 'x'.repeat(2000)]],
    () => Array.from({ length: 60 }, (_, at): [string, string] => [`x-${at}`, 'y']),
  ])();
}
