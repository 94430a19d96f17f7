import { useMutation, useQuery } from '@tanstack/react-query';
import { clearAssistantHistory } from '#contract/assistant/assistant.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { historyKey, readHistory } from './history.ts';
import type { ShownTurn } from './turn.ts';
import { useAsking } from './use-asking.ts';

/** Questions and answers of this visit, after those of earlier ones. */
export function useAssistant(onFailure: (error: unknown, prompt: string) => void) {
  const { asked, ask, stop, forgetAsked } = useAsking(onFailure);
  const history = useQuery({
    queryKey: historyKey,
    queryFn: readHistory,
    // Read once a visit: what is asked meanwhile stands on the page already.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const forget = useMutation({
    mutationFn: async () => {
      stop();
      await call(clearAssistantHistory);
    },
    onSuccess: () => {
      forgetAsked();
      const none = (known: typeof history.data) => known && { ...known, turns: [] };
      queryClient.setQueryData(historyKey, none);
    },
  });
  const before = (history.data?.turns ?? []).map((one): ShownTurn => ({ ...one, state: 'done' }));
  const state = asked.at(-1)?.state;
  const busy = state === 'waiting' || state === 'writing';
  return { turns: [...before, ...asked], busy, history, ask, stop, forget };
}
