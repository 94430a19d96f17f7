import type { AskDraft, ChangeAsk } from './ask-draft.ts';

/** What every part of the form is given. */
export interface AskFields {
  ask: AskDraft;
  change: ChangeAsk;
  /** What is wrong at the first of some places, in words. */
  wrongAt: (...places: string[]) => string | undefined;
}
