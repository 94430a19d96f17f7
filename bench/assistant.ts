// npm run bench:assistant — the share of the corpus that the built-in assistant answers rightly, by language, for the
// questions one works with and for those that are kept apart; prints what is wrong of the first. KEPT=show prints
// the kept ones too: only when the work is over. ONLY=hi takes one language. A second table asks single questions behind
// others, BEHIND=show prints what is wrong of them. A third asks an AI service: a local stand-in that understands all of
// them, so that the tools and the check of figures are what is judged. Then which class of question the router and the
// rules take the kept ones for, what the router confuses, and how long the source of the assistant is.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { route } from '#server/features/assistant/knowledge/finding/router.ts';
import { corpus, type Entry } from './assistant/corpus.ts';
import { judge } from './assistant/judge.ts';
import { classAnswered, classesOf, isOneOf } from './assistant/routes.ts';
import { madeUp, startStandIn } from './assistant/stand-in.ts';
import { converse } from './assistant/watched.ts';
import { median, printTable } from './table.ts';

interface Judged {
  entry: Entry;
  kept: boolean;
  right: boolean;
  invented: boolean;
  text: string;
  ms: number;
  /** The classes that are right, and those that rules and router take it for. */
  routed?: { right: string[]; rules: string; router: ReturnType<typeof route> };
}

const percent = (all: Judged[]): string =>
  `${all.filter(({ right }) => right).length} of ${all.length}, ${((100 * all.filter(({ right }) => right).length) / all.length).toFixed(1)} %`;
const p95 = (all: Judged[]): number => {
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? 0;
};
const row = (language: string, all: Judged[]) => ({
  language,
  'right, worked with': percent(all.filter(({ kept }) => !kept)),
  'right, kept apart (aim 97 %)': percent(all.filter(({ kept }) => kept)),
  'invented figures (aim 0)': String(all.filter(({ invented }) => invented).length),
  'p50 ms': median(all.map(({ ms }) => ms)),
  'p95 ms (aim 50)': p95(all),
});

const rows: ReturnType<typeof row>[] = [];
const everything: Judged[] = [];
for (const { language, entries } of corpus) {
  if (process.env.ONLY !== undefined && process.env.ONLY !== language) continue;
  const all: Judged[] = [];
  for (const entry of entries) {
    const answered = await converse(entry.say);
    const verdict = judge(answered, entry, language);
    const right = entry.kept ? classesOf(entry) : [];
    const rules = classAnswered(answered, right);
    const routed = right.length > 0 ? { right, rules, router: route(entry.say[0] ?? '') } : undefined;
    all.push({
      entry,
      kept: entry.kept,
      ...verdict,
      text: answered.text,
      ms: answered.ms,
      ...(routed && { routed }),
    });
  }
  for (const { entry, kept, right, invented, text } of all) {
    if (right || (kept && process.env.KEPT !== 'show')) continue;
    const wanted = entry.expect.map((reading) => JSON.stringify(reading)).join(' or ');
    const said = text.replaceAll('\n', ' ⏎ ').slice(0, 160);
    process.stdout.write(
      `\n${language}: ${entry.say.join(' // ')}\n  wanted ${wanted}\n  said${invented ? ' (invented)' : ''} ${said}\n`,
    );
  }
  rows.push(row(language, all));
  everything.push(...all);
}
if (rows.length > 1) rows.push(row('all', everything));
printTable(`${everything.length} questions to the built-in assistant`, rows);

// Two questions that have nothing to do with each other are asked in one conversation.
const singles = corpus.flatMap(({ language, entries }) =>
  process.env.ONLY === undefined || process.env.ONLY === language
    ? entries.filter(({ kept, say }) => !kept && say.length === 1).map((entry) => ({ language, entry }))
    : [],
);
const behind: Judged[] = [];
for (const [place, { language, entry }] of singles.entries()) {
  // Far from its own place in the corpus, where its likes stand; the same one on every run.
  const other = singles[(place * 7919 + 1009) % singles.length]?.entry.say ?? [];
  const answered = await converse([...other, ...entry.say]);
  const verdict = judge(answered, entry, language);
  behind.push({ entry, kept: false, ...verdict, text: answered.text, ms: answered.ms });
  if (process.env.BEHIND === 'show' && !verdict.right)
    process.stdout.write(
      `\n${language}${verdict.invented ? ' (invented)' : ''}: ${[...other, ...entry.say].join(' // ')}\n  wanted ${JSON.stringify(entry.expect[0])}\n  said ${answered.text.replaceAll('\n', ' ⏎ ').slice(0, 160)}\n`,
    );
}
printTable(`${behind.length} single questions, each behind another one of any language`, [
  { right: percent(behind), 'invented figures': String(behind.filter(({ invented }) => invented).length) },
]);

const standIn = await startStandIn();
const served: (Judged & { passed: boolean })[] = [];
for (const { language, entries } of corpus) {
  if (process.env.ONLY !== undefined && process.env.ONLY !== language) continue;
  for (const entry of entries) {
    if (!standIn.understands(entry)) continue;
    const answered = await converse(entry.say, standIn.answerer);
    const verdict = judge(answered, entry, language);
    const passed = answered.text.includes(madeUp);
    served.push({ entry, kept: entry.kept, ...verdict, passed, text: answered.text, ms: answered.ms });
    if (process.env.SERVICE === 'show' && !verdict.right && !entry.kept)
      process.stdout.write(
        `\n${language}, service: ${entry.say.join(' // ')}\n  wanted ${JSON.stringify(entry.expect[0])}\n  said ${answered.text.replaceAll('\n', ' ⏎ ').slice(0, 200)}\n`,
      );
  }
}
await standIn.close();
printTable(`${served.length} of them by the tools of an AI service, a local stand-in`, [
  {
    right: percent(served),
    'figures made up by the service that reached the reader (aim 0)': String(
      served.filter(({ passed }) => passed).length,
    ),
    'p50 ms': median(served.map(({ ms }) => ms)),
    'p95 ms': p95(served),
  },
]);

const routes = everything.flatMap(({ routed }) => routed ?? []);
const share = (of: typeof routes, is: (one: (typeof routes)[number]) => boolean) =>
  `${of.filter(is).length} of ${of.length}`;
const routeRow = (margin: string, of: typeof routes) => ({
  margin,
  'router, first': share(of, ({ right, router }) => isOneOf(right, router.guesses[0]?.name ?? '')),
  'router, among three': share(of, ({ right, router }) =>
    router.guesses.slice(0, 3).some(({ name }) => isOneOf(right, name)),
  ),
  rules: share(of, ({ right, rules }) => isOneOf(right, rules)),
});
printTable('the class of kept single questions', [
  ...(['sure', 'likely', 'unsure'] as const).map((by) =>
    routeRow(
      by,
      routes.filter(({ router }) => router.by === by),
    ),
  ),
  routeRow('all', routes),
]);
const confused = new Map<string, number>();
for (const { right, router } of routes) {
  const taken = router.guesses[0]?.name ?? '';
  const pair = `${right.join(' or ')} → ${taken}`;
  if (!isOneOf(right, taken)) confused.set(pair, (confused.get(pair) ?? 0) + 1);
}
printTable(
  'what the router confuses',
  [...confused].map(([pair, times]) => ({ 'right → taken for': pair, times: String(times) })),
);

const source = 'server/features/assistant';
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !/\.test\.ts$|-in-test\.ts$/.test(name),
);
const lines = files.reduce(
  (sum, name) => sum + readFileSync(join(source, name), 'utf8').split('\n').length - 1,
  0,
);
printTable(source, [{ files: String(files.length), 'lines of source (aim 4,500)': String(lines) }]);
