import type { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { ProblemName } from '#contract/problems.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { startThread } from '#server/platform/start-thread.ts';
import type { AnyTool, Asker, Finding } from '../tools/base/tool.ts';
import type { FindListings } from '../tools/listings-tool.ts';
import type { Answerer, Piece, Question } from './answerer.ts';

/** What the thread is asked: to answer a question, or to use one tool for a model. */
export type Order =
  | Pick<Question, 'text' | 'locale' | 'history'>
  | { tool: string; input: unknown; locale: Asker['locale'] };
export interface Search {
  kind: Parameters<FindListings>[0];
  filter: Parameters<FindListings>[1];
}
export type SearchAnswer =
  | { found: Awaited<ReturnType<FindListings>>; problem?: undefined }
  | { problem: ProblemName };
export type Outcome = { made: Piece[] | Finding } | { problem: ProblemName };
export type Told = { ready: true } | { search: Search; number: number } | { outcome: Outcome };

/** Questions that wait for their turn, and those of one user that are under way. */
const most = { waiting: 20, ofUser: 2 };
const retryAfterSeconds = 5;
/** For one question with its plans and searches; a thread that takes longer is ended. */
const mostMs = 20_000;

/** What it answers with, besides what is sent to it. */
export type Figures = Pick<Asker, 'rates' | 'wages'>;
interface Thread {
  worker: Worker;
  figures: Figures;
  /** It has read what every question needs. */
  ready: Promise<void>;
}
/** One for all that this process serves. */
let thread: Thread | undefined;
const turns = new PQueue({ concurrency: 1 });
const underWay = new Map<string, number>();

/** The thread that runs, or a new one. Called before anybody asks, so that nobody waits for it. */
export function startAnswerThread({ rates, wages }: Figures): Thread {
  if (thread?.figures.rates === rates && thread.figures.wages === wages) return thread;
  const figures: Figures = { rates, wages };
  void thread?.worker.terminate();
  const worker = startThread('features/assistant/answering/answer-worker', {
    workerData: figures,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.unref();
  const ready = new Promise<void>((done, failed) => {
    worker.once('message', () => done());
    worker.once('error', failed);
    worker.once('exit', () => failed(new Error('the thread of the assistant ended')));
  });
  // Who asks hears of it.
  ready.catch(() => undefined);
  const started = { worker, figures, ready };
  worker.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  thread = started;
  return started;
}

async function searched(find: FindListings, { kind, filter }: Search, asker: Asker): Promise<SearchAnswer> {
  try {
    return { found: await find(kind, filter, asker.caller) };
  } catch (error) {
    return { problem: error instanceof AppError ? error.problem : 'assistant-failed' };
  }
}

/** One order in a thread that has no other. @throws AppError, and when the thread ends */
function follow(
  worker: Worker,
  order: Order,
  search: (what: Search) => Promise<SearchAnswer>,
): Promise<Piece[] | Finding> {
  return new Promise((done, failed) => {
    const late = setTimeout(() => void worker.terminate(), mostMs);
    const over = () => {
      clearTimeout(late);
      worker.off('message', hear).off('error', failed).off('exit', ended);
    };
    const ended = () => {
      over();
      failed(new Error('the thread of the assistant ended'));
    };
    const hear = (told: Told) => {
      if ('search' in told)
        void search(told.search).then((answer) => worker.postMessage({ ...answer, number: told.number }));
      if (!('outcome' in told)) return;
      over();
      if ('made' in told.outcome) done(told.outcome.made);
      else failed(new AppError(told.outcome.problem));
    };
    worker.on('message', hear).on('error', failed).on('exit', ended);
    worker.postMessage(order);
  });
}

/**
 * Who goes away while they wait gives up their turn, and hears no more once it has begun. The turn itself lasts until the
 * thread has answered: the next question would hear that answer as its own.
 */
async function take<T>(work: () => Promise<T>, gone: AbortSignal = new AbortController().signal): Promise<T> {
  const waiting = new AbortController();
  let began = false;
  const turn = async () => {
    began = true;
    return work();
  };
  const leaving = new AbortController();
  const left = new Promise<never>((_stay, failed) => {
    const leave = () => {
      if (!began) waiting.abort(gone.reason);
      failed(gone.reason);
    };
    gone.addEventListener('abort', leave, { once: true, signal: leaving.signal });
    if (gone.aborted) leave();
  });
  const taken = turns.add(turn, { signal: waiting.signal });
  try {
    return await Promise.race([taken, left]);
  } finally {
    leaving.abort();
  }
}

/** @throws AppError 'assistant-busy' (503) where too many wait, or this user has asked too much at a time */
async function inTurn(
  order: Order,
  asker: Asker,
  { find, gone }: { find: FindListings; gone?: AbortSignal },
) {
  const { userId } = asker.caller;
  const own = underWay.get(userId) ?? 0;
  if (turns.size >= most.waiting || own >= most.ofUser)
    throw new AppError('assistant-busy', { retryAfter: retryAfterSeconds });
  underWay.set(userId, own + 1);
  try {
    return await take(async () => {
      const { worker, ready } = startAnswerThread(asker);
      await ready;
      return follow(worker, order, (search) => searched(find, search, asker));
    }, gone);
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}

/**
 * The built-in assistant, which reads questions and plans houses in a thread beside the server's own, one question after
 * the other: a plan takes up to a second, in which the server would answer nobody (docs/rules.md#assistant-10).
 */
export const builtInBeside = (find: FindListings): Answerer => ({
  speaker: 'built-in',
  async *answer({ text, history, signal, ...asker }) {
    const made = await inTurn({ text, history, locale: asker.locale }, asker, { find, gone: signal });
    if (Array.isArray(made)) yield* made;
  },
});

/** The same tools, which run in the thread. */
export const toolsBeside = (find: FindListings, tools: readonly AnyTool[]): AnyTool[] =>
  tools.map((tool) => ({
    ...tool,
    run: async (input, asker) => {
      const made = await inTurn({ tool: tool.name, input, locale: asker.locale }, asker, { find });
      if (Array.isArray(made)) throw new Error('a tool answers with what it found');
      return made;
    },
  }));
