import { useEffect, useState } from 'react';
import { keptPlace } from '#web/shared/browser/kept-place.ts';
import type { ScreenSearch } from '#web/shared/browser/router/known-search.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { searchOf } from './address-text.ts';
import { type AddressRules, type ListAddress, readAddress } from './list-address.ts';
import { knowsDistance, usualRadius } from './panel-filter.ts';

/** Who is available near the kept place; undefined while none is kept. */
function availableHere(): ListAddress | undefined {
  const place = keptPlace();
  if (!place) return undefined;
  const radiusKm = knowsDistance({ place }) ? usualRadius : undefined;
  return { place, radiusKm, available: true, applied: true };
}

const isBare = (search: object): boolean => Object.values(search).every((value) => value === undefined);

/** What a list asks first. */
export const firstAddress = (search: Readonly<ScreenSearch<'list'>>, rules: AddressRules): ListAddress =>
  (isBare(search) && availableHere()) || readAddress(search, rules);

/**
 * A list that is opened without a word about what is wanted begins with who is available near the kept place
 * (docs/rules.md#search-11). It is a filter like any other: it goes into the address, and once removed stays away.
 * @returns that filter until it stands in the address
 */
export function useBeginHere(search: object): ListAddress | undefined {
  const navigate = useNavigate();
  const bare = isBare(search);
  const [begins, setBegins] = useState(() => (bare ? availableHere() : undefined));
  useEffect(() => {
    if (begins) void navigate({ to: '.', search: searchOf(begins), replace: true });
  }, [begins, navigate]);
  if (begins && !bare) setBegins(undefined);
  return bare ? begins : undefined;
}
