import type { AnswerEvent, AnswerLink, Speaker } from '#contract/assistant/events.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import type { WageRow } from '#domain/fair-pay/wages.ts';
import { once } from '#server/platform/config/once.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { takeAll } from '#server/platform/http/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import type { Answerer, Piece, Question } from './answering/answerer.ts';
import { dangerFirst } from './answering/danger-first.ts';
import { sentences } from './answering/sentences.ts';
import { keepTurn, turnsOf } from './assistant.data.ts';
import { kindOfQuestion } from './kind-of-question.ts';
import type { Topic } from './knowledge/article.ts';
import { languageOf } from './knowledge/language.ts';
import type { Locale } from './tools/base/tool.ts';
import type { Tools } from './tools/tools.ts';
import { countUnanswered } from './unanswered.data.ts';

/** Earlier questions and answers that an answer may refer to. */
const remembered = 8;
const mostLinks = 8;

export interface Assistant {
  services: Pick<Services, 'db' | 'limits' | 'log'>;
  answerer: Answerer;
  /** Who answers where a service fails or is silent. */
  spare?: { answerer: Answerer; afterMs: number };
  rates: RateFile;
  /** The operator's minimum wages; Neev's own without. */
  wages?: readonly WageRow[] | undefined;
  /** What an answer linked to, in the reader's language. */
  findArticle: Tools['findArticle'];
  /** Milliseconds for a whole answer (docs/rules.md#assistant-1). */
  timeLimit: number;
}

export interface Asked {
  caller: Caller;
  /** The network that the call came from. */
  ip: string;
  prompt: string;
  /** The reader left, or pressed stop. */
  gone: AbortSignal;
}

/** "Hi" alone greets in English; among other words it is the Hindi particle. */
const localeOf = (prompt: string, before: readonly string[] = []): Locale =>
  /^\W{0,20}hi{1,20}\W{0,20}$/i.test(prompt) ? 'en' : languageOf(prompt, before);

/** Ends with the signal, whether or not what it waits for does. @throws the signal's reason */
async function* until<T>(pieces: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  let end: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(signal.reason);
  });
  // It may be over before anybody waits for it.
  ended.catch(() => undefined);
  signal.addEventListener('abort', end, { once: true });
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    signal.throwIfAborted();
    for (;;) {
      const next = await Promise.race([iterator.next(), ended]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', end);
    // Not waited for: who does not hear the signal would hold us up.
    void iterator.return?.()?.then(undefined, () => undefined);
  }
}

const isPathOfOurs = ({ path }: AnswerLink): boolean => /^\/(?![/\\])[\x21-\x7e]*$/.test(path);

function newLinks(links: AnswerLink[], given: AnswerLink[]): AnswerLink[] {
  const known = new Set(given.map(({ path }) => path));
  return links
    .filter((link) => isPathOfOurs(link) && !known.has(link.path) && known.add(link.path))
    .slice(0, mostLinks - given.length);
}

interface Said {
  speaker: Speaker;
  text: string;
  links: AnswerLink[];
  /** Nothing known answered it. */
  unknown?: { nearest?: Topic };
}

function take(piece: Piece, said: Said): AnswerEvent | undefined {
  if (piece.type === 'text') {
    said.text += piece.text;
    return piece;
  }
  if (piece.type === 'unknown') {
    said.unknown = piece.nearest ? { nearest: piece.nearest } : {};
    return undefined;
  }
  const links = newLinks(piece.links, said.links);
  said.links.push(...links);
  return links.length > 0 ? { type: 'used', links } : undefined;
}

/** What the assistant says; behind a service that fails, or says nothing for some seconds, the built-in one speaks. */
async function* spoken(
  { services, answerer, spare }: Assistant,
  question: Question,
  said: Said,
): AsyncGenerator<Piece> {
  if (!spare) return yield* until(answerer.answer(question), question.signal);
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(), spare.afterMs);
  const signal = AbortSignal.any([question.signal, silent.signal]);
  try {
    for await (const piece of until(answerer.answer({ ...question, signal }), signal)) {
      clearTimeout(timer);
      yield piece;
    }
    return;
  } catch (error) {
    if (question.signal.aborted) throw error;
    // What a service says may hold its key or the question: neither is told or logged.
    services.log.warn({ late: silent.signal.aborted, speaker: answerer.speaker }, 'no answer');
  } finally {
    clearTimeout(timer);
  }
  // Half a sentence, and perhaps half a figure, is told for what it is; what is kept is the whole answer below it.
  if (said.text !== '') yield { type: 'text', text: `\n\n*${sentences[question.locale].brokeOff}*\n\n` };
  said.text = '';
  said.speaker = spare.answerer.speaker;
  yield* until(spare.answerer.answer(question), question.signal);
}

/** @returns the id of an answer that knew nothing, where it is kept */
async function keep(
  { db, log }: Assistant['services'],
  { caller, prompt }: Asked,
  said: Said,
): Promise<string | undefined> {
  const answer = said.text.trim();
  if (answer === '') return undefined;
  const { links, speaker, unknown } = said;
  const unanswered = unknown ? kindOfQuestion(prompt, unknown.nearest) : null;
  try {
    return await db.transaction().execute(async (open) => {
      const turn = { question: prompt, answer, links, speaker, unanswered };
      const id = await keepTurn(open, caller.userId, turn);
      if (!unknown || unanswered === null) return undefined;
      const near = unknown.nearest !== undefined;
      await countUnanswered(open, { kind: unanswered, language: localeOf(prompt), near });
      return id;
    });
  } catch (error) {
    // The answer stands on the page; only its memory is lost. Never the text itself.
    log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'an answer was not kept');
    return undefined;
  }
}

/** @throws AppError 'too-many' when the caller's quota is used up */
export const takeQuota = (
  { services }: Assistant,
  { caller, ip }: Pick<Asked, 'caller' | 'ip'>,
): Promise<void> =>
  takeAll(services.limits, [
    ['ask-by-caller', ip],
    ['ask-by-user', caller.userId],
    ['ask-by-user-and-day', caller.userId],
  ]);

/** The answer as it comes. @throws AppError 'assistant-slow' or 'assistant-failed' */
export async function* answer(assistant: Assistant, asked: Asked): AsyncGenerator<AnswerEvent> {
  const { services, rates, wages } = assistant;
  const { caller, prompt, gone } = asked;
  const late = AbortSignal.timeout(assistant.timeLimit);
  const signal = AbortSignal.any([late, gone]);
  const said: Said = { speaker: assistant.answerer.speaker, text: '', links: [] };
  const keepOnce = once(() => keep(services, asked, said));
  try {
    const turns = await turnsOf(services.db, caller.userId, remembered);
    const history = turns.map(({ role, text }) => ({ role, text }));
    const before = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
    const { answerer, alone } = dangerFirst(prompt, before, assistant.answerer);
    const speaking: Assistant = { ...assistant, answerer, ...(alone && { spare: undefined }) };
    said.speaker = answerer.speaker;
    const question = {
      text: prompt,
      locale: localeOf(prompt, before),
      history,
      caller,
      rates,
      wages,
      signal,
    };
    for await (const piece of spoken(speaking, question, said)) {
      const event = take(piece, said);
      if (event) yield event;
    }
    const unanswered = await keepOnce();
    yield { type: 'done', speaker: said.speaker, ...(unanswered && { unanswered }) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (!gone.aborted) services.log.warn({ late: late.aborted, speaker: said.speaker }, 'no answer');
    throw new AppError(late.aborted ? 'assistant-slow' : 'assistant-failed');
  } finally {
    await keepOnce();
  }
}

/** The whole answer. @throws as `answer` does */
export async function answerAtOnce(assistant: Assistant, asked: Asked): Promise<string> {
  let text = '';
  for await (const event of answer(assistant, asked)) if (event.type === 'text') text += event.text;
  return text.trim();
}
