import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type AddressRules,
  type ListAddress,
  type PanelFilter,
  queryOf,
  readAddress,
  searchOf,
} from './list-address.ts';

/** What stands in the controls. A price tape at its right end was moved, yet asks for nothing. */
export interface Draft extends PanelFilter {
  priceTouched?: boolean;
}

export interface ListFilter {
  /** What is applied. */
  address: ListAddress;
  /** What the calls are asked. */
  query: Record<string, string | undefined>;
  /** What stands in the controls: not applied before Apply Filter is pressed. */
  draft: Draft;
  change: (changes: Draft) => void;
  apply: () => void;
  remove: () => void;
  search: (q: string) => void;
  sort: (sort: ListAddress['sort']) => void;
}

/** §4: a list's filter, with the page's address as its only memory, so that reload, back and sharing keep it. */
export function useListFilter(rules: AddressRules): ListFilter {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = readAddress(search, rules);
  const applied = JSON.stringify(searchOf(address));
  const [state, setState] = useState<{ of: string; draft: Draft }>({ of: '', draft: {} });
  // Another address (apply, remove, back) brings its own values; what was typed before is gone.
  const draft: Draft = state.of === applied ? state.draft : address;
  const go = (next: ListAddress) => void navigate({ to: '.', search: searchOf(next) });
  return {
    address,
    query: queryOf(address),
    draft,
    change: (changes) => setState({ of: applied, draft: { ...draft, ...changes } }),
    apply: () => {
      const { priceTouched: _, ...panel } = draft;
      go({ ...panel, q: address.q, sort: address.sort, applied: true });
    },
    remove: () => go({ sort: address.sort === 'nearest' ? undefined : address.sort, applied: false }),
    search: (q) => go({ ...address, q: q.trim() || undefined }),
    sort: (sort) => go({ ...address, sort }),
  };
}
