import { randomUUID } from 'node:crypto';
import { ask, isGood, type Target } from '../answers.ts';
import { type Hand, keepDoing, type Work } from '../hand.ts';
import type { Citizen } from '../people.ts';

/** The assistant answers or says that it cannot, in thirty seconds; a little is for the way. */
const withinMs = 32_000;

interface History {
  data: { turns: { role: string; text: string }[] };
}

/** Several ask the assistant; what was answered stands in their history, once and in order. */
export function makeQuestions(target: Target, askers: Citizen[]): Hand {
  const answered = new Map(askers.map(({ userId }) => [userId, [] as string[]]));
  let works: Work[] = [];
  async function put({ userId, token }: Citizen): Promise<void> {
    const prompt = `What is a lintel? ${randomUUID()}`;
    const begun = performance.now();
    const body = { prompt };
    // A service that fails is told, and so is one that is too slow.
    const answer = await ask(target, { method: 'POST', path: '/', token, body, alsoFine: [502, 504] });
    if (performance.now() - begun > withinMs) target.answers.note('POST / took too long:', 599);
    if (isGood(answer)) answered.get(userId)?.push(prompt);
  }
  return {
    name: 'answers',
    acknowledged: () => [...answered.values()].flat().length,
    start() {
      works = askers.map((asker) => keepDoing(() => put(asker), 1500));
    },
    async stop() {
      await Promise.all(works.map((work) => work.stop()));
    },
    async check() {
      const sum = { acknowledged: 0, lost: 0, doubled: 0, disordered: 0 };
      for (const { userId, token } of askers) {
        const page = await ask<History>(target, { method: 'GET', path: '/assistant/history', token });
        const kept = (page?.body.data.turns ?? [])
          .filter(({ role }) => role === 'user')
          .map(({ text }) => text);
        // Half of the two hundred that are kept.
        const wanted = (answered.get(userId) ?? []).slice(-100);
        sum.acknowledged += wanted.length;
        sum.lost += wanted.filter((prompt) => !kept.includes(prompt)).length;
        sum.doubled += kept.length - new Set(kept).size;
        const places = wanted.map((prompt) => kept.indexOf(prompt));
        sum.disordered += places.filter((place, nth) => nth > 0 && place <= (places[nth - 1] ?? 0)).length;
      }
      return sum;
    },
  };
}
