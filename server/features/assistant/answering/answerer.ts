import type { AnswerLink, Speaker } from '#contract/assistant/events.ts';
import type { Topic } from '../knowledge/article.ts';
import type { Asker, Locale } from '../tools/base/tool.ts';

/** One earlier question or answer of the same user. */
export interface EarlierTurn {
  role: 'user' | 'assistant';
  text: string;
}

export interface Question extends Asker {
  text: string;
  locale: Locale;
  /** The oldest first. */
  history: EarlierTurn[];
  /** Ends the answer: the time is over, or nobody reads it any more. */
  signal: AbortSignal;
}

export type Piece =
  | { type: 'text'; text: string }
  | { type: 'used'; links: AnswerLink[] }
  /** Nothing known answers the question. `nearest`: the topic of the article that was shown all the same. */
  | { type: 'unknown'; nearest?: Topic };

/** Who answers: the AI service, or the built-in assistant. */
export interface Answerer {
  speaker: Speaker;
  /** @throws whatever went wrong; what it says never reaches a user or a log */
  answer(question: Question): AsyncIterable<Piece>;
}
