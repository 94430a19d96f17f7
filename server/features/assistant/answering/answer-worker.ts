import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#server/platform/http/errors.ts';
import { beginWork, OutOfTime, pauseWork } from '#server/platform/work-time.ts';
import type { Finding } from '../tools/base/tool.ts';
import type { FindListings } from '../tools/listings-tool.ts';
import { makeTools } from '../tools/tools.ts';
import type { Figures, Order, Outcome, Search, SearchAnswer, Told } from './answer-thread.ts';
import type { Piece } from './answerer.ts';
import { makeBuiltIn } from './built-in.ts';

/** Milliseconds of work for one question: it needs a tenth, but a machine with other work counts more of them (docs/rules.md#assistant-10). */
const readingTime = 500;

const tell = (told: Told): void => parentPort?.postMessage(told);

const searches: ((answer: SearchAnswer) => void)[] = [];
/** The marketplace is the server's: it is asked. */
const find: FindListings = async (...[kind, filter]) => {
  const goOn = pauseWork();
  const search: Search = { kind, filter };
  const answer = await new Promise<SearchAnswer>((done) => {
    tell({ search, number: searches.push(done) - 1 });
  });
  goOn();
  if (answer.problem) throw new AppError(answer.problem);
  return answer.found;
};

const tools = makeTools(find);
const builtIn = makeBuiltIn(tools.skills);
const { signal } = new AbortController();
// The server searches for the caller that it knows.
const caller = { userId: '', admin: false };
/** Of the server. */
const figures: Figures = workerData;

async function follow(order: Order): Promise<Piece[] | Finding> {
  const { locale } = order;
  if ('tool' in order) {
    const tool = tools.forModel.find(({ name }) => name === order.tool);
    if (!tool) throw new Error(`there is no tool ${order.tool}`);
    return tool.run(order.input, { locale, caller, ...figures });
  }
  const pieces: Piece[] = [];
  for await (const piece of builtIn.answer({ ...order, caller, ...figures, signal })) pieces.push(piece);
  return pieces;
}

async function outcomeOf(order: Order): Promise<Outcome> {
  searches.length = 0;
  beginWork(readingTime);
  try {
    return { made: await follow(order) };
  } catch (error) {
    if (error instanceof OutOfTime) return { problem: 'assistant-long' };
    return { problem: error instanceof AppError ? error.problem : 'assistant-failed' };
  }
}

/** One of each sort, and what follows on it. The last two are known to nobody. */
const ahead = [
  ['20 ft wall 9 inch bricks', 'why?'],
  ['40x60 plot 2 floors house cost'],
  ['crack in a wall', 'how much?'],
  ['पुणे में मिस्त्री'],
  ['cure?'],
  ['zxqv'],
  ['ज़्क्व'],
];

/** What is read for the first time takes longer than the question itself: it is over before anybody asks. */
async function readAhead(): Promise<void> {
  for (const talk of ahead)
    for (const [place, text] of talk.entries()) {
      const history = talk.slice(0, place).map((said) => ({ role: 'user' as const, text: said }));
      for await (const _piece of builtIn.answer({ text, locale: 'en', history, caller, ...figures, signal }))
        break;
    }
}

parentPort?.on('message', (message: Order | (SearchAnswer & { number: number })) => {
  if ('number' in message) searches[message.number]?.(message);
  else void outcomeOf(message).then((outcome) => tell({ outcome }));
});
void readAhead().then(() => tell({ ready: true }));
