import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Side } from '#contract/contracts/bill.ts';
import type { HandoverBody } from '#contract/contracts/handover-body.ts';
import {
  type AgreementBody,
  type ChangeBody,
  type ContractSide,
  declinePaper,
  type EndingBody,
  getWorkContract,
  getWorkContracts,
  type Paper,
  postPaper,
  putEngineer,
  signPaper,
  type WorkContract,
  type WorkContractShort,
} from '#contract/contracts/work-contracts.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { paperSays } from '#domain/evidence/line.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, isPassing } from '#web/shared/api/call-error.ts';
import { onServerEvent, openConnection } from '#web/shared/realtime/connection.ts';
import { type EndlessList, useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';

/** Under what the answers about contracts stand in the query cache. */
export const contractKeys = {
  all: ['contracts', 'agreed'],
  one: (id: string) => ['contracts', 'agreed', 'one', id],
  list: (as: ContractSide) => ['contracts', 'agreed', as],
};

export const useContract = (id: string) =>
  useQuery({
    queryKey: contractKeys.one(id),
    queryFn: async ({ signal }) => (await call(getWorkContract, { params: { id }, signal })).data,
    enabled: id !== '',
  });

export const useContracts = (as: ContractSide): EndlessList<WorkContractShort & { id: string }> =>
  useEndlessList({
    key: contractKeys.list(as),
    load: async ({ cursor, signal }) => {
      const page = await call(getWorkContracts, { query: { as, cursor }, signal });
      return { ...page, data: page.data.map((one) => ({ ...one, id: one._id })) };
    },
  });

/** Keeps contracts on the screen as the server has them. Once a page. */
export function useContractNews(): void {
  const queries = useQueryClient();
  useEffect(() => {
    openConnection();
    const again = () => void queries.invalidateQueries({ queryKey: contractKeys.all });
    const stops = [
      onServerEvent('reconnect', again),
      onServerEvent<{ kind: string }>('hiring', ({ kind }) => {
        if (kind === 'contract') again();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queries]);
}

/** What was answered is what is shown; what follows from it is asked for. */
function knowPaper(queries: QueryClient, id: string, paper: Paper): void {
  queries.setQueryData<WorkContract>(contractKeys.one(id), (known) => {
    if (!known) return known;
    const isKnown = known.papers.some(({ _id }) => _id === paper._id);
    const papers = isKnown
      ? known.papers.map((one) => (one._id === paper._id ? paper : one))
      : [...known.papers, paper];
    return { ...known, papers };
  });
}

export type Written =
  | { kind: 'agreement'; body: AgreementBody }
  | { kind: 'change'; body: ChangeBody }
  | { kind: 'handover'; body: HandoverBody }
  | { kind: 'ending'; body: EndingBody };

/** Names who certifies, as the customer, or answers, as the engineer. Neither waits for a line. */
export function useEngineer(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (said: { listing: ListingRef | null } | { accept: boolean }) =>
      call(putEngineer, { params: { id }, body: said }),
    onSuccess: ({ data }) => data && queries.setQueryData(contractKeys.one(id), data),
    onSettled: () => void queries.invalidateQueries({ queryKey: contractKeys.all }),
  });
}

type Signing = Pick<Paper, '_id' | 'kind' | 'no' | 'sha256'> & { side: Side };

const signing = () =>
  Promise.all([
    import('#web/shared/work-book/sign-entries.ts'),
    import('#web/shared/work-book/sign/sent-lines.ts'),
  ]).catch(() => {
    throw new CallError('network');
  });

/**
 * Signs with this phone's key, where it has one; what is not taken so goes without, as lines do. It is remembered before it
 * goes: who takes the signature off at once, or says nothing, is found by this phone.
 */
export async function signOnPhone(id: string, { _id: pid, side, ...paper }: Signing) {
  const { kind, no, sha256 } = paper;
  const [{ signedPaper, isOfSignature }, { noteOwnPaper, forgetOwnPaper }] = await signing();
  const signed = await signedPaper(id, paperSays({ kind, no, sha256 }, side));
  const send = (by: typeof signed) =>
    call(signPaper, { params: { id, pid }, body: { sha256, ...(by && { signed: by }) } });
  const forget = async (): Promise<void> => {
    if (signed) await forgetOwnPaper(id, signed.sig);
  };
  if (signed) await noteOwnPaper(id, { kind, no, sha256, sig: signed.sig });
  const answer = await send(signed).catch(async (error: unknown) => {
    if (!isPassing(error)) await forget();
    if (!signed || !(error instanceof CallError) || !isOfSignature(error.problem)) throw error;
    return send(undefined);
  });
  // Another phone of theirs was first, or this one, whose answer was lost.
  const by = answer.data.signatures?.[side];
  if (by && by.sig !== signed?.sig) await forget();
  return answer;
}

/** What a side does with the papers of a contract. Nothing of it waits for a line. */
export function usePaperActs(id: string) {
  const queries = useQueryClient();
  const after = {
    onSuccess: ({ data }: { data: Paper }) => knowPaper(queries, id, data),
    // Refused or not: somebody may have been quicker.
    onSettled: () => void queries.invalidateQueries({ queryKey: contractKeys.all }),
  };
  return {
    write: useMutation({
      mutationFn: (paper: { clientId: string } & Written) => call(postPaper, { params: { id }, body: paper }),
      ...after,
    }),
    sign: useMutation({ mutationFn: (paper: Signing) => signOnPhone(id, paper), ...after }),
    decline: useMutation({
      mutationFn: ({ pid, reason }: { pid: string; reason: string }) =>
        call(declinePaper, { params: { id, pid }, body: { reason } }),
      ...after,
    }),
  };
}
