import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deletePlan, getPlans, savePlan } from '#contract/house-planner/house-plans.calls.ts';
import { call } from '#web/shared/api/api.ts';

const plansKey = ['house', 'plans'];

/** The user's own saved plans, newest first. */
export const usePlans = () =>
  useQuery({
    queryKey: plansKey,
    queryFn: async ({ signal }) => (await call(getPlans, { signal })).data,
  });

export function useSavePlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; search: string }) => call(savePlan, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: plansKey }),
  });
}

export function useDeletePlan() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deletePlan, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: plansKey }),
  });
}
