// node --expose-gc --import tsx scripts/heap.mjs [TIMES] — runs the costly pure functions so many times (10,000), each time
// with another input, and prints the bytes that one leaves behind for good. A picture, whose thread ends with it, is drawn
// a hundredth as often.
import { createHash } from 'node:crypto';

const { estimateOf } = await import('#domain/estimate/cost.ts');
const { phasePlans } = await import('#domain/estimate/phases.ts');
const { shippedRates } = await import('#domain/estimate/rates.ts');
const { minimumWage } = await import('#domain/fair-pay/wages.ts');
const { defaultAnswers } = await import('#domain/house/model/answers.ts');
const { makePlan } = await import('#domain/house/plan/plan.ts');
const { brokenAt, contentBytes, firstHead, linkBytes } = await import('#domain/ledger/chain.ts');
const { makeBuiltIn } = await import('#server/features/assistant/answering/built-in.ts');
const { makeTools } = await import('#server/features/assistant/tools/tools.ts');
const { readPrompt } = await import('#domain/pictures/prompt/read-prompt.ts');
const { render } = await import('#domain/pictures/raytracer/render.ts');
const { makeScene } = await import('#domain/pictures/scene/make-scene.ts');
const { matchedTrade } = await import('#server/features/marketplace/search/trade-words.rules.ts');
const { formsNear } = await import('#server/features/marketplace/search/typing-errors.rules.ts');
const { suggestPlaces } = await import('#server/platform/geo/city-suggestions.ts');
const { findMisspelledCity } = await import('#server/platform/geo/misspelled-city.ts');

/** Two lands in turn: what is known of them is found again, and nothing new is kept. */
const small = (run) => ({
  ...defaultAnswers,
  landSize: run % 2 === 0 ? '20x40' : '30x40',
  floors: 1,
  rooms: '2BHK',
});
const made = makePlan(small(1));
const assistant = makeBuiltIn(makeTools(async () => ({ listings: [], total: 0 })).skills);
const asker = {
  locale: 'en',
  history: [],
  caller: { userId: '', admin: false },
  rates: shippedRates,
  signal: new AbortController().signal,
};
const wordOf = (run) =>
  run.toString(26).replace(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)));
const wage = {
  area: 'IN-MH',
  zone: null,
  pins: null,
  skill: 'skilled',
  from: '2026-01-01',
  until: null,
  basis: 'state',
  source: '',
};
const sha256 = (bytes) => createHash('sha256').update(bytes);
const hashOf = (entry) => sha256(linkBytes(entry.prev, sha256(contentBytes(entry)).digest())).digest('hex');

const cores = {
  'a plan of a house': (run) => makePlan(small(run)),
  'an estimate with its phases': (run) => {
    const { lines } = estimateOf(made.plan, shippedRates, { cement: 300 + run });
    phasePlans(lines, 1, shippedRates);
  },
  'a question': (run) =>
    assistant.answer({ ...asker, text: `${run % 20} bricks ${wordOf(run % 20)} wall 9 ft` }).next(),
  'a prompt of a picture': (run) => readPrompt(`villa ${run} trees ${wordOf(run)} at sunset`),
  'a scene with its picture': (run) =>
    run % 100 === 0 &&
    render(makeScene(readPrompt(`house ${run} trees`), 1.5), { width: 6, height: 4 }, () => undefined),
  'words of a search': (run) => {
    const typed = `mason${wordOf(run)}`;
    return [
      suggestPlaces(typed, 5),
      findMisspelledCity(typed),
      matchedTrade(typed, { category: 'Construction', trades: ['mason'] }),
      formsNear(typed),
    ];
  },
  'a table of wages': (run) =>
    minimumWage([{ ...wage, perDay: run }], {
      area: 'IN-MH',
      pin: '411001',
      skill: 'skilled',
      day: '2026-11-27',
    }),
  'a book of work': (run) => {
    const entry = {
      _id: String(run),
      seq: 1,
      author: null,
      side: 'neev',
      clientId: null,
      kind: 'event',
      body: { run },
      saidAt: '',
      createdAt: '',
      prev: firstHead,
      hash: '',
    };
    return brokenAt([{ ...entry, hash: hashOf(entry) }], hashOf);
  },
};

function heap() {
  for (let round = 0; round < 3; round++) globalThis.gc();
  return process.memoryUsage().heapUsed;
}

const times = Number(process.argv[2] ?? 10_000);
const left = {};
for (const [name, core] of Object.entries(cores)) {
  // What is kept for good, such as tables and the last texts, is made before.
  const first = Math.ceil(times / 2);
  for (let run = 1; run <= first; run++) await core(run);
  const before = heap();
  for (let run = first + 1; run <= first + times; run++) await core(run);
  left[name] = Math.round((heap() - before) / times);
}
process.stdout.write(`${JSON.stringify(left, undefined, 2)}\n`);
