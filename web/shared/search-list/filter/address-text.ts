import type { ListAddress } from './list-address.ts';
import { anyDistance, freeDays, knowsDistance, placeParameter } from './panel-filter.ts';

/** The names that the calls have too; `undefined` stands for what does not count. */
export function queryOf(address: ListAddress): Record<string, string | undefined> {
  const { category, trade, company, maxPrice, maxExperience, available, q, sort } = address;
  const asked = { category, trade, company, maxPrice, maxExperience, available, q, sort };
  const radiusKm = knowsDistance(address) && address.radiusKm !== anyDistance ? address.radiusKm : undefined;
  const given = Object.entries({
    ...asked,
    ...placeParameter(address.place),
    radiusKm,
    ...freeDays(address),
  });
  return Object.fromEntries(
    given.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]),
  );
}

/** The page's address. A panel applied with nothing chosen says so by itself, so that reload keeps it. */
export function searchOf(address: ListAddress): Record<string, string | undefined> {
  const panel = queryOf({ ...address, q: undefined, sort: undefined });
  const bare = address.applied && Object.keys(panel).length === 0;
  return bare ? { ...queryOf(address), applied: 'yes' } : queryOf(address);
}
