import { type ScreenSearch, type ScreenSearchName, searchReaders } from './known-search.ts';
import { useLocation } from './router-context.ts';

type Readers = { [Name in ScreenSearchName]: (search: Record<string, unknown>) => ScreenSearch<Name> };

/** The parameters of the page that is open, whatever stands in its address. */
export function useScreenSearch<Name extends ScreenSearchName>(name: Name): ScreenSearch<Name> {
  const readers: Readers = searchReaders;
  return readers[name](useLocation().search);
}
