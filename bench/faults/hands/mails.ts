import { randomUUID } from 'node:crypto';
import { ask, isGood, type Target } from '../answers.ts';
import { type Hand, keepDoing, until, type Work } from '../hand.ts';
import type { SmtpSink } from '../smtp-sink.ts';

/** Mails that were left behind leave with the next round of the queue, once a minute. */
const leftBehindMs = 200_000;

/** Visitors write to the admin, and each message that was taken becomes one mail. */
export function makeMails(target: Target, sink: SmtpSink): Hand {
  const taken: string[] = [];
  let work: Work | undefined;
  const arrivals = (word: string) => sink.mails.filter(({ text }) => text.includes(word));
  return {
    name: 'mails',
    acknowledged: () => taken.length,
    start() {
      work = keepDoing(async () => {
        const word = `Lintel${randomUUID().replaceAll('-', '')}`;
        const body = { username: 'Asha', email: 'asha@faults.test', message: word };
        if (isGood(await ask(target, { method: 'POST', path: '/contact', body }))) taken.push(word);
      }, 500);
    },
    stop: async () => work?.stop(),
    async check() {
      const missing = () => taken.filter((word) => arrivals(word).length === 0).length;
      await until('every mail has left', () => missing() === 0, leftBehindMs).catch(() => undefined);
      const doubled = taken.reduce((sum, word) => sum + Math.max(0, arrivals(word).length - 1), 0);
      return { acknowledged: taken.length, lost: missing(), doubled, disordered: 0 };
    },
  };
}
