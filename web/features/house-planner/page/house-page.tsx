import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useHouse } from '../plan-address.ts';
import { NotRead } from './not-read.tsx';
import type { ShowsPeople } from './people-when-near.tsx';
import { ShownHouse } from './shown-house.tsx';

/**
 * Shows the house that the address names: pictures, figures, 3D, cost and people (docs/rules.md#house-2).
 * @param People shows the builders and the saved plans as soon as the user has scrolled near
 */
export function HousePage({ People }: { People: ShowsPeople }) {
  const t = useMessages('house');
  useTitle(t.title);
  const search = useScreenSearch('house');
  const found = useHouse(search);
  if ('problem' in found) return <NotRead {...found} />;
  return <ShownHouse house={found.house} pin={search.pin ?? ''} other={search.with ?? ''} People={People} />;
}
