import { problems } from '#contract/problems.ts';
import type { Call } from './call.ts';
import type { Answer, Outcome } from './wire.ts';

/** Words of our inside that no answer may hold. */
const inner: [RegExp, string][] = [
  [/\bat (?:async )?[\w.<>[\] ]*\(?(?:file:|node:|\/)[^\s]*:\d+:\d+/, 'a stack trace'],
  [/\b(?:Type|Range|Reference|Syntax|Zod|Aggregate)Error\b/, 'the name of an error'],
  [/node_modules|dist\/server|\/server\/(?:features|platform)\/|\.[jt]s:\d+/, 'a file path'],
  [
    /\b(?:insert into|delete from) \w+|\bselect .{1,300}? from \w+ (?:as \w+ )?(?:where|join|order|limit|r\b)/i,
    'SQL',
  ],
  [
    /violates|constraint|relation "|duplicate key|invalid byte sequence|syntax error|could not determine|\bpg_\w+/i,
    'words of the database',
  ],
  [/\b\w+_(?:pkey|key|fkey|check|idx|excl)\b/, 'the name of a constraint'],
  [
    /\b(?:fastify|kysely|zod|postgres|libvips|socket\.io|undici|FST_\w+|ERR_[A-Z_]+|ECONN\w+|ENOENT|HPE_\w+)\b/i,
    'the name of a library',
  ],
  [/\bundefined\b|\[object \w+\]|\bNaN\b/, 'a value that is none'],
  [/Unexpected (?:token|end|non-whitespace)|Expected .{1,40} in JSON|JSON at position/i, 'words of a parser'],
];

/** What the fuzz itself asks for in an address comes back in no answer, so an answer may be read whole. */
export function innerWordsIn(text: string): string | undefined {
  for (const [pattern, what] of inner) {
    const found = pattern.exec(text);
    if (found) return `${what}: ${found[0].slice(0, 200)}`;
  }
  return undefined;
}

const honest = [503, 507];
const isJson = ({ headers }: Answer): boolean =>
  /^application\/(problem\+)?json/.test(headers.get('content-type') ?? '');

/** Documents that are not made from what anybody wrote, and name what they are made of. */
const ofOurOwn = ['/openapi.json', '/docs', '/metrics'];

/** An address without a screen or a call, or of a page that is no longer public: who did not ask for JSON gets the page that says so. */
const isMissingPage = ({ status, headers }: Answer, method: string): boolean =>
  method === 'GET' &&
  (status === 404 || status === 410) &&
  headers.get('content-type') === 'text/html; charset=utf-8';

function wrongProblem(answer: Answer, method: string): string | undefined {
  const { status, headers, body } = answer;
  if (method === 'HEAD' || body.length === 0 || isMissingPage(answer, method)) return undefined;
  if (!headers.get('content-type')?.startsWith('application/problem+json'))
    return `a ${status} that is no problem details`;
  let type: unknown;
  try {
    ({ type } = JSON.parse(String(body)));
  } catch {
    return `a ${status} whose problem cannot be read`;
  }
  const name = String(type).replace('/problems/', '');
  return Object.hasOwn(problems, name)
    ? undefined
    : `a ${status} of a problem that is in no catalogue: ${name}`;
}

/** @returns what is wrong with what came of a call; undefined where nothing is */
export function faultOf(call: Call, outcome: Outcome, seconds: number): string | undefined {
  const { travel, mayBeCut, method, target } = call;
  const waits = travel === 'whole' || travel === 'parts';
  if (outcome.kind === 'silent') return `no answer in ${seconds} s`;
  if (outcome.kind === 'closed')
    return waits && !mayBeCut ? 'the line was closed without an answer' : undefined;
  const { answer } = outcome;
  if (answer.status >= 500 && !honest.includes(answer.status)) return `status ${answer.status}`;
  if (target.startsWith('/socket.io')) return undefined;
  const wrong = answer.status >= 400 ? wrongProblem(answer, method) : undefined;
  if (wrong) return wrong;
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const readable = isJson(answer) && !ofOurOwn.some((path) => target.startsWith(path));
  const words = innerWordsIn(head) ?? (readable ? innerWordsIn(String(answer.body)) : undefined);
  return words && `an answer with ${words}`;
}
