import type { Asker, Finding } from '../base/tool.ts';
import { billTalk } from './bill-talk.ts';
import { cheaperOf } from './cheaper.ts';
import { payTalk } from './pay-talk.ts';

/** What a talk of money comes to: which of two is cheaper, what people get, what was bought. */
export const talkSum = (
  said: string,
  history: readonly string[],
  asker: Pick<Asker, 'locale' | 'rates'>,
): Finding | undefined =>
  cheaperOf(said, history, asker) ?? payTalk(said, history, asker) ?? billTalk(said, history, asker);
