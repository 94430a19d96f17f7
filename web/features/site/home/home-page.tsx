import type { ComponentType } from 'react';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { SearchCard } from '../search/search-card.tsx';
import { Chooser } from '../services/chooser.tsx';
import { FeatureStrip } from './feature-strip.tsx';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

/**
 * docs/rules.md#home-1
 * @param page.Own what waits for the user themselves; given by the page that joins the features
 */
export function HomePage({ Own }: { Own?: ComponentType } = {}) {
  const t = useMessages('site');
  const session = useSession();
  useTitle(t.home);
  return (
    <>
      <Welcome />
      {Own && <Own />}
      <Hero />
      {!isAdmin(session) && <SearchCard />}
      <Chooser heading="h2" />
      <FeatureStrip />
    </>
  );
}
