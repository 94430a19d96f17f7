import { useState } from 'react';
import { keepPlace, keptPlace } from '#web/shared/browser/kept-place.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { queryOf, searchOf } from './address-text.ts';
import { firstAddress, useBeginHere } from './begin-here.ts';
import { type AddressRules, type ListAddress, readAddress } from './list-address.ts';
import { freeDays, knowsDistance, type PanelFilter, usualRadius } from './panel-filter.ts';

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

/** Before anything is applied the place is the one that was asked for last (docs/rules.md#figures-3). */
const begun = (address: ListAddress): Draft =>
  address.applied ? address : { ...address, place: keptPlace() };

const untouched: { of: string; draft: Draft } = { of: '', draft: {} };

/** What a list's calls are asked before anything on its page is touched. */
export const useFirstQuery = (rules: AddressRules): ListFilter['query'] =>
  queryOf(firstAddress(useScreenSearch('list'), rules));

/** A list's filter, with the page's address as its only memory, so that reload, back and sharing keep it (docs/rules.md#search-4). */
export function useListFilter(rules: AddressRules): ListFilter {
  const search = useScreenSearch('list');
  const navigate = useNavigate();
  const begins = useBeginHere(search);
  const address = begins ?? readAddress(search, rules);
  const applied = JSON.stringify(searchOf({ ...address, q: undefined, sort: undefined }));
  const [state, setState] = useState(untouched);
  // Another panel in the address (apply, remove, back) brings its own values; what was typed before is gone.
  const draft: Draft = state.of === applied ? state.draft : begun(address);
  const go = (next: ListAddress) => void navigate({ to: '.', search: searchOf(next) });
  const goPanel = (next: ListAddress) => {
    setState(untouched);
    go(next);
  };
  return {
    address,
    query: queryOf(address),
    draft,
    change: (changes) => setState({ of: applied, draft: { ...draft, ...changes } }),
    apply: () => {
      const { priceTouched: _, freeFrom, freeTo, freePart, freeCount, ...panel } = draft;
      keepPlace(panel.place);
      const free = freeDays({ freeFrom, freeTo, freePart, freeCount });
      const radiusKm = knowsDistance(panel) ? (panel.radiusKm ?? usualRadius) : undefined;
      goPanel({ ...panel, ...free, radiusKm, q: address.q, sort: address.sort, applied: true });
    },
    remove: () => goPanel({ sort: address.sort === 'nearest' ? undefined : address.sort, applied: false }),
    search: (q) => go({ ...address, q: q.trim() || undefined }),
    sort: (sort) => go({ ...address, sort }),
  };
}
