import { ask, type Target } from '../answers.ts';
import { type Hand, keepDoing, type Work } from '../hand.ts';
import { type Citizen, type CodeFor, signUp } from '../people.ts';

/** New people sign up: each code is mailed, each account logs in afterwards. */
export function makeAccounts(
  target: Target,
  { codeFor, mailMayFail = false }: { codeFor: CodeFor; mailMayFail?: boolean },
): Hand {
  const made: Citizen[] = [];
  let work: Work | undefined;
  return {
    name: 'accounts',
    acknowledged: () => made.length,
    start() {
      const name = 'Newcomer Faults';
      work = keepDoing(async () => {
        const citizen = await signUp(target, { name, codeFor, alsoFine: mailMayFail ? [502] : [] });
        if (citizen) made.push(citizen);
      }, 1000);
    },
    stop: async () => work?.stop(),
    async check() {
      let lost = 0;
      for (const { email, password, userId } of made) {
        const body = { email, password };
        const answer = await ask<{ user?: { _id: string } }>(target, {
          method: 'POST',
          path: '/login',
          body,
        });
        if (answer?.body.user?._id !== userId) lost += 1;
      }
      // The database knows one account of an address.
      return { acknowledged: made.length, lost, doubled: 0, disordered: 0 };
    },
  };
}
