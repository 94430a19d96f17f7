import { useState } from 'react';
import { addDays } from '#domain/calendar/dates.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import type { Candidate } from './needs/candidate.ts';
import { keepMemory, readMemory } from './needs/hire-memory.ts';
import { useListings } from './needs/listings.ts';
import { type Need, startOf } from './needs/needs.ts';
import { worthChoosing } from './needs/ranking.ts';

export interface Of {
  pin: string;
  plan: string;
  house: string;
  self: string;
}
export interface Choice {
  need: Need;
  chosen: Candidate[];
}

const weekAhead = 7;

/** A day that was said, while it is not over nor more than a year ahead; else in a week. */
const firstDay = (said: string | undefined, today: string): string =>
  said && said >= today && said <= addDays(today, 365) ? said : addDays(today, weekAhead);

/** The user's choices; of a need without a choice yet the best near the plot, if Neev may suggest them. */
export function useChoices(needs: readonly Need[], { pin, plan, self }: Of) {
  const [memory, setMemory] = useState(() => readMemory(plan));
  const today = useToday();
  const from = firstDay(memory.from, today);
  const found = useListings(needs, { pin, self, from });
  const keep = (next: typeof memory) => {
    setMemory(next);
    keepMemory(plan, next);
  };
  const choices = needs.map((need, place): Choice => {
    const { candidates = [], far = false } = found[place]?.data ?? {};
    const ids = memory.chosen[need.id];
    const suggested = candidates.slice(0, 1).filter((one) => !far && worthChoosing(one, startOf(need, from)));
    return { need, chosen: ids ? candidates.filter(({ id }) => ids.includes(id)) : suggested };
  });
  const choose = ({ need, chosen }: Choice, candidate: Candidate, on: boolean) => {
    const ids = chosen.map(({ id }) => id).filter((id) => id !== candidate.id);
    keep({ ...memory, chosen: { ...memory.chosen, [need.id]: on ? [...ids, candidate.id] : ids } });
  };
  const markAsked = (userIds: string[]) =>
    setMemory((known) => {
      // Who was asked stays chosen: somebody new at the head of a list is nobody's choice.
      const chosen = Object.fromEntries(choices.map((one) => [one.need.id, one.chosen.map(({ id }) => id)]));
      const next = { ...known, chosen, asked: [...new Set([...known.asked, ...userIds])] };
      keepMemory(plan, next);
      return next;
    });
  const begin = (day: string) => keep({ ...memory, from: day || undefined });
  return { found, choices, memory, today, from, begin, choose, markAsked };
}

/** What to ask for now: without those whose owner was asked already. */
export const notAsked = (choices: readonly Choice[], asked: readonly string[]): Choice[] =>
  choices.map(({ need, chosen }) => ({
    need,
    chosen: chosen.filter(({ userId }) => !asked.includes(userId)),
  }));
