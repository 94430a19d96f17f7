import { type Body, bodyFor, packed } from './bodies.ts';
import type { Call, Documented } from './call.ts';
import type { Memory } from './memory.ts';
import { encoded, oddEncodings, oddHeaders } from './odd-parts.ts';
import { outsideCall } from './outside-call.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import { type Source, textFor } from './values.ts';

/** What calls are made of: it changes while they are made. */
export interface Stock {
  calls: Documented[];
  people: Person[];
  memory: Memory;
  codeFor: (address: string) => string | undefined;
  host: string;
}

function pathFor({ path, operation }: Documented, source: Source): string {
  const { random, wildness } = source;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {};
    const text = textFor(schema, name, { ...source, wildness: wildness / 2 });
    // A name of a file is told with its folder.
    return encoded(text.replace(/^\/files\//, ''));
  });
  return random.chance(wildness / 10) ? filled + random.pick(oddEncodings) : filled;
}

function queryFor({ operation }: Documented, source: Source): string {
  const { random, wildness } = source;
  const share = random.pick([0.1, 0.3, 0.6]);
  const pairs = operation.parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || random.chance(share)))
    .map(({ name, schema }) => `${name}=${encoded(textFor(schema, name, source))}`);
  if (random.chance(wildness / 6)) {
    const [some = 'a'] = pairs.length > 0 ? random.pick(pairs).split('=') : [];
    pairs.push(
      random.pick([
        `${some}=1&${some}=2`,
        `${some}[]=1`,
        `${some}[a]=1`,
        `${some}`,
        '__proto__[a]=1',
        '__proto__=1',
        'constructor=1',
        '=',
        '&&&',
        `a=${random.pick(oddEncodings)}`,
        Array.from({ length: 1500 }, (_, at) => `k${at}`).join('&'),
      ]),
    );
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** What is no HTTP, or wants more than a server gives: a line that is closed without an answer is one too. */
function spoilt(call: Call, random: Random): Call {
  const { headers } = call;
  const without = (name: string) => headers.filter(([one]) => one !== name);
  return random.pick<() => Call>([
    () => ({ ...call, headers: [...headers, ['x-long', 'x'.repeat(random.pick([9000, 20_000, 70_000]))]] }),
    () => ({
      ...call,
      headers: [
        ...without('content-length'),
        ['content-length', random.pick(['-1', 'x', '1e3', '99999999999999999999'])],
      ],
    }),
    () => ({ ...call, headers: [...headers, ['content-length', '3'], ['content-length', '4']] }),
    () => ({
      ...call,
      headers: [...headers, ['transfer-encoding', random.pick(['chunked', 'gzip, chunked', 'x'])]],
    }),
    () => ({ ...call, headers: without('host') }),
    () => ({ ...call, headers: [...headers, ['host', 'evil.example']] }),
    () => ({ ...call, headers: [...headers, [random.pick(['bad name', 'a(b)', '\xff', '']), 'x']] }),
    () => ({ ...call, headers: [...headers, ['x-line', 'a\r\n folded']] }),
    () => ({ ...call, headers: [...headers, ['expect', random.pick(['100-continue', 'x'])]] }),
    () => ({
      ...call,
      headers: [...headers, ['upgrade', random.pick(['websocket', 'h2c', 'x'])], ['connection', 'upgrade']],
    }),
    () => ({
      ...call,
      method: random.pick(['PATCH', 'TRACE', 'OPTIONS', 'HEAD', 'CONNECT', 'PROPFIND', 'get', 'X']),
    }),
    () => ({
      ...call,
      target: random.pick([
        '*',
        '',
        'http://evil.example/',
        `/${'x'.repeat(20_000)}`,
        '/\xff',
        '/a b',
        '//evil.example/..',
      ]),
    }),
  ])();
}

function whoCalls(documented: Documented, { people }: Stock, random: Random): Person | undefined {
  if (people.length === 0 || random.chance(0.07)) return undefined;
  const admin = people.find(({ who }) => who === 'admin');
  if (documented.operation['x-access'] === 'admin' && admin && random.chance(0.8)) return admin;
  return random.pick(people);
}

/** What ends an account that the others need, and what keeps a processor busy for seconds: only now and then. */
const rare = [
  'PUT /me/password',
  'DELETE /me',
  'POST /logout',
  'POST /me/secondFactor',
  'PUT /admin/accounts/{id}/suspension',
  'POST /dream/draw',
  'POST /api/v1/dalle',
];

function chosen({ calls }: Stock, random: Random): Documented {
  const one = random.pick(calls);
  return rare.includes(`${one.method} ${one.path}`) && random.chance(0.85) ? random.pick(calls) : one;
}

/** One call, made of this seed's numbers and of what has been learnt so far. */
export function makeCall(stock: Stock, random: Random): Call {
  const host: [string, string] = ['host', stock.host];
  const usual: [string, string][] = [host, ['connection', 'close']];
  if (random.chance(0.04)) return outsideCall(random, usual);
  const documented = chosen(stock, random);
  const { method, path, operation } = documented;
  const person = whoCalls(documented, stock, random);
  const source: Source = {
    ...stock,
    random,
    person,
    path,
    tag: operation.tags[0] ?? '',
    wildness: random.pick([0, 0, 0.06, 0.15, 0.4, 0.9]),
  };
  const body: Body | undefined = bodyFor(operation, source);
  const target = pathFor(documented, source) + queryFor(documented, source);
  const headers = [...usual];
  if (person)
    headers.push(random.chance(0.8) ? ['token', person.token] : ['authorization', `Bearer ${person.token}`]);
  if (random.chance(0.1)) headers.push(...oddHeaders(random));
  let bytes = body?.bytes ?? Buffer.alloc(0);
  const isPacked = random.chance(bytes.length > 0 ? 0.05 : 0.01);
  if (isPacked) {
    const wrapped = packed(bytes, random);
    bytes = wrapped.bytes;
    headers.push(['content-encoding', wrapped.encoding]);
  }
  if (body?.type !== undefined) headers.push(['content-type', body.type]);
  if (bytes.length > 0 || method !== 'GET') headers.push(['content-length', String(bytes.length)]);
  const travel = random.chance(0.94) ? 'whole' : random.pick(['parts', 'half', 'leave'] as const);
  // Of more than a line holds at once the server may close it before all is sent, and its answer is lost then.
  const mayBeCut = bytes.length > 100_000;
  const call: Call = {
    method,
    target,
    headers,
    body: bytes,
    travel,
    mayBeCut,
    of: documented,
    ...(person && { person }),
  };
  return random.chance(0.04) ? { ...spoilt(call, random), mayBeCut: true, travel: 'end' } : call;
}
