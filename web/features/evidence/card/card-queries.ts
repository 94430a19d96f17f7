import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Card, deleteCard, getCard, postCard } from '#contract/evidence/cards.calls.ts';
import { cardConsentVersion } from '#contract/marketplace/consent.ts';
import { call } from '#web/shared/api/api.ts';

export const ownCard = queryOptions({
  queryKey: ['work-card'],
  queryFn: async ({ signal }) => (await call(getCard, { signal })).data,
});

/** Makes a card, and shows it. */
export function useMakeCard() {
  const client = useQueryClient();
  return useMutation({
    // Pressed again after a lost answer it is the same card: the name is the press's own.
    mutationFn: async (clientId: string) =>
      (await call(postCard, { body: { clientId, consent: cardConsentVersion } })).data,
    onSuccess: (card) => client.setQueryData(ownCard.queryKey, card),
  });
}

export function useTakeBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idx }: Pick<Card, 'idx'>) => call(deleteCard, { params: { idx: String(idx) } }),
    onSuccess: () => client.setQueryData(ownCard.queryKey, null),
  });
}
