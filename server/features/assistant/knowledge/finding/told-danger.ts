import { once } from '#server/platform/config/once.ts';
import { type Danger, dangerByWords, dangers, unclear } from '../dangers.ts';
import { guessesOf, type Model, placesOf, readModel } from './router.ts';

/** The class of messages that tell of none. */
export const noDanger = 'none';
/** The shares from which on it is told, and from which on it costs a line. */
interface Least {
  least: number;
  leastInTalk: number;
  perhaps: number;
}
/** Where a message stands: at the beginning of a talk, in the middle of an ordinary one, or right behind a danger. */
export type Stands = 'first' | 'inTalk' | 'afterOne';
/** Whether a message tells of a danger, and which one: both learnt from messages (`npm run assistant:train`). */
const models = once(() => ({
  is: readModel<Model & Least>('danger'),
  which: readModel<Model & { sure: number }>('dangers'),
}));

/** Sentences that are read by themselves, since a long message may tell of a danger in a single one; few words tell nothing. */
const most = { parts: 12 };
const least = { words: 4, afterOne: 0.2 };
const sentenceEnd = /[.!?।\n]+/u;

/** A danger, or a message that surely tells of one, but not surely which one. */
export interface FoundDanger {
  danger: Danger;
  /** Where it is not sure which: the likeliest ones. */
  perhaps: Danger[];
  /** Else it may only be one: a line above the ordinary answer says what holds in every danger. */
  surely: boolean;
}

/** People tell of a danger without its words, as others have told of it before. */
function guessDanger(text: string, stands: Stands): FoundDanger | undefined {
  if (text.trim().split(/\s+/).length < least.words) return undefined;
  const { is, which } = models();
  const [worst] = [
    text,
    ...text.split(sentenceEnd).filter((part) => part.trim().split(/\s+/).length >= least.words),
  ]
    .slice(0, most.parts)
    .map((part) => {
      const found = placesOf(part);
      const share = guessesOf(found, is.weights, is).find(({ name }) => name !== noDanger)?.share ?? 0;
      return { found, share };
    })
    .filter(({ share }) => share >= (stands === 'afterOne' ? least.afterOne : is.perhaps))
    .sort((one, other) => other.share - one.share);
  if (!worst) return undefined;
  const [first, second] = guessesOf(worst.found, which.weights, which);
  const [likeliest, next] = [first, second].map((guess) => dangers.find(({ key }) => key === guess?.name));
  if (!likeliest || !next) return undefined;
  const isSure = (first?.share ?? 0) - (second?.share ?? 0) >= which.sure;
  const surely = worst.share >= (stands === 'inTalk' ? is.leastInTalk : is.least);
  return isSure
    ? { danger: likeliest, perhaps: [], surely }
    : { danger: unclear, perhaps: [likeliest, next], surely };
}

/**
 * The danger that a message tells of, if any: by its words, or as such messages are written.
 * @param stands right behind a danger "he does not answer, what now" is likely of it; in an ordinary talk it must be surer to be told alone
 */
export function findDanger(text: string, stands: Stands = 'first'): FoundDanger | undefined {
  const danger = dangerByWords(text);
  return danger ? { danger, perhaps: [], surely: true } : guessDanger(text, stands);
}
