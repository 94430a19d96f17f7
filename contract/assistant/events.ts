import type { ProblemName } from '../problems.ts';

/** A place on this origin that an answer used or leads to; only tools make these. */
export interface AnswerLink {
  /** In the language of the answer. */
  title: string;
  /** A path of this origin. */
  path: string;
}

/** Who wrote an answer: the AI service of the installation, or the built-in assistant. */
export type Speaker = 'service' | 'built-in';

/**
 * One line of a streamed answer (JSON, then a line end). `text` is text: `**bold**`, lines that begin with `- ` or
 * `1. `, and line ends are all the form it has. The last line is 'done' or 'problem'. `unanswered` is there where the answer
 * knew nothing: the id by which its question can be shared (unanswered.calls.ts).
 */
export type AnswerEvent =
  | { type: 'text'; text: string }
  | { type: 'used'; links: AnswerLink[] }
  | { type: 'done'; speaker: Speaker; unanswered?: string }
  | { type: 'problem'; problem: ProblemName };
