import type { z } from 'zod';
import type { AnswerLink } from '#contract/assistant/events.ts';
import type { PageAddress } from '#contract/paths.ts';
import type { RateFile } from '#domain/estimate/rates.ts';
import type { WageRow } from '#domain/fair-pay/wages.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Topic } from '../../knowledge/article.ts';
import type { Writing } from '../../knowledge/language.ts';

/** In which language and script one is answered. */
export type Locale = Writing;

/** The user, language and script that a tool works for: it reads what that user may read, and nothing else. */
export interface Asker {
  caller: Pick<Caller, 'userId' | 'admin'>;
  locale: Locale;
  /** The operator's where there are any, else Neev's own. */
  rates: RateFile;
  /** Minimum wages: the operator's, where there are any, else Neev's own. */
  wages?: readonly WageRow[] | undefined;
}

/** A link as tools make it: to a page that exists. */
export type PageLink = AnswerLink & { path: PageAddress };

export interface Finding {
  /** In the asker's language, in the form of an answer's text (contract/assistant/events.ts). */
  text: string;
  /** What it used, and where one goes from there. */
  links: PageLink[];
  /** It is not sure that this was asked: the topic of the nearest that is known. */
  nearest?: Topic;
  /** How many, where it tells several. */
  sums?: number;
  /** It only asks for what is missing. */
  incomplete?: true;
}

/** Reads a question and answers it with its tool; undefined when the question is none of its. */
export type Skill = (question: string, asker: Asker) => Promise<Finding | undefined>;

export interface Skills {
  /** Who and what is needed, for which days: it answers alone. */
  wish: Skill;
  /** Advice that names a trade or a thing to calculate: it answers alone. */
  first: Skill;
  /** What goes on from the questions before, the oldest first. */
  goesOn: (question: string, history: readonly string[], asker: Asker) => Promise<Finding | undefined>;
  /** So many people for so many days, behind what a day of them costs. */
  paysThem: (question: string, history: readonly string[], asker: Asker) => Finding | undefined;
  /** The whole question that a short message goes on to, its history the oldest first; undefined where it goes on from none. */
  carried: (question: string, history: readonly string[]) => string | undefined;
  /** What the talk is about, for a message that names nothing and that nothing answers. */
  still: (question: string, history: readonly string[], asker: Asker) => Finding | undefined;
  /** What one already has on Neev, and who sees it: it answers alone, whatever else is named. */
  own: Skill;
  /** The articles that surely fit, the best first. */
  advises: (question: string, asker: Asker) => Promise<Finding[]>;
  /** "Two painters and a carpenter in Indore": what one half says for all, said in each. */
  completed: (halves: readonly string[]) => string[];
  /** "4 boys and a tempo in Thane": the joined part only tells more of the people looked for. */
  isOneSearch: (halves: readonly string[]) => boolean;
  /** "The difference between a column and a beam": its halves are one question, and look for nobody. */
  compares: (question: string) => boolean;
  /** Somebody or something is looked for in so many words. */
  seeks: (question: string) => boolean;
  /** "And what labour charge": the sum of the days tells the wages, too, and nobody is looked for. */
  asksWages: (question: string) => boolean;
  /** "And how is it cleaned?": the same with the name of what was asked about before. */
  withThing: (question: string, before: string) => string | undefined;
  /** "And a house on that much land?": the size is the other's. */
  takesSize: (question: string) => boolean;
  /** A house or a calculation. */
  measured: Skill;
  /** Each answers its part of one question: what is measured, people to hire. */
  exact: readonly Skill[];
  /** What answers a whole half of a question that none of those reads: a price, advice that surely fits. */
  plain: readonly Skill[];
  /** Where none of those has an answer, in this order. */
  otherwise: readonly Skill[];
}

/** What both assistants use: the built-in one, and a model by way of the AI service. Tools only read. */
export interface Tool<Input> {
  name: string;
  /** For a model: what it does and when to use it. */
  description: string;
  input: z.ZodType<Input>;
  run: (input: Input, asker: Asker) => Promise<Finding>;
}

/** A tool that takes what a model writes as its input. */
export type AnyTool = Pick<Tool<unknown>, 'name' | 'description' | 'input' | 'run'>;

/** Checks what comes in: a model may write anything. @throws ZodError */
export const forModel = <Input>({ run, input, ...tool }: Tool<Input>): AnyTool => ({
  ...tool,
  input,
  run: (given, asker) => run(input.parse(given), asker),
});

/** What people wrote about themselves is data: on one line, without our own marks, in quotes, at most 80 characters. */
export const quoted = (name: string): string =>
  `“${name
    .replace(/(?!\s)[*“”"`\p{C}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)}”`;

/** ₹1,20,000 */
export const rupees = (amount: number): string => `₹${Math.round(amount).toLocaleString('en-IN')}`;
