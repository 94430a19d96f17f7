import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getAccount,
  liftSuspension,
  nameHelper,
  type SuspensionReason,
  suspendAccount,
} from '#contract/admin/suspensions.calls.ts';
import { call } from '#web/shared/api/api.ts';

/** What the dialogs about an account are given. */
export interface AccountDialog {
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

const keyOf = (id: string) => ['adminAccount', id];

export const useAccount = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getAccount, { params: { id }, signal }),
    enabled: id !== '',
    select: ({ data }) => data,
  });

/** What an act on an account changed is read anew; where another admin was quicker, too. */
function useRefresh(id: string) {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [keyOf(id), ['adminSuspended'], ['adminAudit']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

export const useSuspend = (id: string) =>
  useMutation({
    mutationFn: (body: { reason: SuspensionReason; note: string }) =>
      call(suspendAccount, { params: { id }, body }),
    onSettled: useRefresh(id),
  });

export const useLift = (id: string) =>
  useMutation({
    mutationFn: () => call(liftSuspension, { params: { id } }),
    onSettled: useRefresh(id),
  });

export const useNameHelper = (id: string) =>
  useMutation({
    mutationFn: (helper: boolean) => call(nameHelper, { params: { id }, body: { helper } }),
    onSettled: useRefresh(id),
  });
