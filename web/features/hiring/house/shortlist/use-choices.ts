import { useState } from 'react';
import { keepMemory, readMemory } from '../memory/hire-memory.ts';
import type { Candidate } from '../needs/candidate.ts';
import { useListings } from '../needs/listings.ts';
import type { Need } from '../needs/needs.ts';

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

/** The user's choices; of a need without a choice yet the first of the list. */
export function useChoices(needs: readonly Need[], { pin, plan, self }: Of) {
  const found = useListings(needs, { pin, self });
  const [memory, setMemory] = useState(() => readMemory(plan));
  const keep = (next: typeof memory) => {
    setMemory(next);
    keepMemory(plan, next);
  };
  const choices = needs.map((need, place): Choice => {
    const candidates = found[place]?.data?.candidates ?? [];
    const ids = memory.chosen[need.id];
    return { need, chosen: ids ? candidates.filter(({ id }) => ids.includes(id)) : candidates.slice(0, 1) };
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
  return { found, choices, memory, choose, markAsked };
}

/** What to ask for now: without those whose owner was asked already. */
export const notAsked = (choices: readonly Choice[], asked: readonly string[]): Choice[] =>
  choices.map(({ need, chosen }) => ({
    need,
    chosen: chosen.filter(({ userId }) => !asked.includes(userId)),
  }));
