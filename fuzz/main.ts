// Makes thousands of calls to the built product, right, odd and hostile ones, talks over its socket, and looks for answers that must not be: 5xx but
// 503 and 507, silence, a dead process, words of our inside. `--seed N` repeats a run, `--calls N` says how many.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';
import type { OpenApi } from '#server/platform/openapi/openapi-document.ts';
import { type Product, startProduct } from '../e2e/support/product.ts';
import { bytesOf, type Call, documentedCalls } from './call.ts';
import { faultOf } from './judge.ts';
import { makeCall, type Stock } from './make-call.ts';
import { makeMemory } from './memory.ts';
import { adminEmail, makePeople, type Outbox, type People, watchOutbox } from './people.ts';
import { randomOf } from './random.ts';
import { count, describeFaults, makeTally, type Tally } from './report.ts';
import { talk } from './talk.ts';
import { exchange, type Outcome } from './wire.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, calls: { type: 'string' }, report: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const calls = Number(values.calls ?? 3000);

const atOnce = 6;
const usual = 30_000;
/** A picture is waited for as long as it may be drawn (docs/rules.md#images-2). */
const drawn = 130_000;
const patienceOf = ({ target }: Call): number => (/dalle|dream\/draw/.test(target) ? drawn : usual);
const healthWithin = 5000;
/** Calls between two looks at the process, and at one of those who call. */
const lookEvery = 50;
const callsToATalk = 30;
/** Where every call fails, the rest says nothing new. */
const mostFaults = 200;

interface Run {
  product: Product;
  stock: Stock;
  people: People;
  outbox: Outbox;
  tally: Tally;
}

function learn({ memory }: Stock, { of: documented, method, person }: Call, outcome: Outcome): void {
  // The answer to HEAD has the headers of a body, and none.
  if (outcome.kind !== 'answer' || !documented || method === 'HEAD' || outcome.answer.status >= 300) return;
  if (!outcome.answer.headers.get('content-type')?.startsWith('application/json')) return;
  const { path, operation } = documented;
  const of = { path, tag: operation.tags[0] ?? '', who: person?.who };
  memory.learn(of, JSON.parse(String(outcome.answer.body)));
}

const isHealthy = ({ address }: Product): Promise<boolean> =>
  fetch(`${address}/healthz`, { signal: AbortSignal.timeout(healthWithin) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function look({ product, tally, people, outbox }: Run, nth: number): Promise<void> {
  const lives = () => isHealthy(product);
  if (!(await lives()) && !(await lives()))
    tally.faults.push({
      nth,
      what: `/healthz does not answer within ${healthWithin / 1000} s`,
      call: undefined,
    });
  await outbox.look();
  await people.tend(nth / lookEvery).catch(() => undefined);
}

async function makeOne(run: Run, nth: number): Promise<void> {
  const { product, stock, tally } = run;
  if (nth % lookEvery === 0) await look(run, nth);
  const call = makeCall(stock, randomOf(seed, nth));
  const patience = patienceOf(call);
  const make = () => exchange(product.port, bytesOf(call), { travel: call.travel, patience });
  let outcome = await make();
  // A machine with other work may stand still for a while: what hangs does so again.
  if (outcome.kind === 'silent') outcome = await make();
  count(tally, call, outcome);
  const what = faultOf(call, outcome, patience / 1000);
  if (what !== undefined) tally.faults.push({ nth, what, call, outcome });
  learn(stock, call, outcome);
}

/** Several at once, each the next one; ends early where the process has ended, or nearly all calls fail. */
async function makeAll(run: Run): Promise<void> {
  let ended = false;
  void run.product.ended.then((code) => {
    ended = true;
    if (run.tally.made < calls)
      run.tally.faults.push({ nth: run.tally.made, what: `the process ended with ${code}`, call: undefined });
  });
  let next = 0;
  const hand = async () => {
    while (next < calls && !ended && run.tally.faults.length < mostFaults) {
      next += 1;
      await makeOne(run, next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}

/** Talks over the socket, while somebody else's must stay open and be answered. */
async function makeTalks({ product, people, tally }: Run): Promise<void> {
  const [listener, ...talkers] = people.people;
  if (!listener) throw new Error('nobody is there');
  const other = io(product.address, { transports: ['websocket'], auth: { token: listener.token } });
  await new Promise((resolve) => other.once('connect', () => resolve(undefined)));
  const talks = Math.ceil(calls / callsToATalk);
  // A process that has ended keeps each waiting: a few say it.
  for (let nth = 1; nth <= talks && tally.faults.length < 5; nth += 1) {
    // No call has this number.
    const random = randomOf(seed, -nth);
    const what =
      (await talk({ port: product.port, person: random.pick(talkers), random, patience: healthWithin })) ??
      (await other
        .timeout(healthWithin)
        .emitWithAck('look', {})
        .then(
          () => undefined,
          () => 'another talk has no answer',
        ));
    tally.made += 1;
    if (what !== undefined) tally.faults.push({ nth: -nth, what, call: undefined });
  }
  other.disconnect();
}

async function open(product: Product, dataDir: string): Promise<Run> {
  const outbox = watchOutbox(dataDir);
  const people = await makePeople({ address: product.address, dataDir, outbox });
  const document = (await (await fetch(`${product.address}/openapi.json`)).json()) as OpenApi;
  const stock: Stock = {
    calls: documentedCalls(document),
    people: people.people,
    memory: makeMemory(),
    codeFor: outbox.codeFor,
    host: new URL(product.address).host,
  };
  return { product, stock, people, outbox, tally: makeTally() };
}

/** Of the process itself: that it ends as it should, and what it had to say. */
async function close({ product, tally }: Run): Promise<void> {
  const running = Promise.race([product.ended.then(() => false), Promise.resolve(true)]);
  if (await running) {
    await product.stop();
    const code = await product.ended;
    if (code !== 0)
      tally.faults.push({
        nth: tally.made,
        what: `after SIGTERM the process ended with ${code}`,
        call: undefined,
      });
  }
  const errors = product
    .said()
    .split('\n')
    .filter((line) => /"level":(50|60)|"level":"(error|fatal)"/.test(line));
  const unexpected = errors.filter((line) => !/"code":"(?:storage-full)"/.test(line));
  if (unexpected.length > 0)
    tally.faults.push({
      nth: tally.made,
      what: `the log has ${unexpected.length} errors, like ${unexpected.slice(0, 5).join('\n  ')}`,
      call: undefined,
    });
}

const dataDir = mkdtempSync(join(tmpdir(), 'neev-fuzz-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.stdout.write(`seed ${seed}, ${calls} calls\n`);
const product = await startProduct({
  DATA_DIR: dataDir,
  RATE_LIMITS: 'off',
  DEMO_DATA: 'on',
  ADMIN_EMAILS: adminEmail,
  LOG_LEVEL: 'warn',
});
const run = await open(product, dataDir);
const begun = performance.now();
try {
  await makeTalks(run);
  await makeAll(run);
} finally {
  await close(run);
}
const seconds = Math.round((performance.now() - begun) / 1000);
const { made, statuses, done, slowest, faults } = run.tally;
process.stdout.write(
  `in ${seconds} s: ${[...statuses]
    .sort(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')}\n`,
);
process.stdout.write(
  `done at least once: ${done.size} of ${run.stock.calls.length} calls of the document; slowest ${slowest.ms} ms, ${slowest.what}\n`,
);
process.stdout.write(describeFaults(faults, product.address));
process.stdout.write(`${made - faults.length} passed, ${faults.length} failed\n`);
if (values.report)
  writeFileSync(values.report, JSON.stringify({ passed: made - faults.length, failed: faults.length }));
if (faults.length > 0) process.exitCode = 1;
