import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chooser } from '../services/chooser.tsx';
import type { Understood } from './ask-box.tsx';
import { FeatureStrip } from './feature-strip.tsx';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

interface HomeProps {
  /** What waits for the user themselves; given by the page that joins the features, as the other. */
  Own: ComponentType;
  Understood: Understood;
}

/** docs/rules.md#home-1 */
export function HomePage({ Own, Understood }: HomeProps) {
  const t = useMessages('site');
  useTitle(t.home);
  return (
    <>
      <Welcome />
      <Own />
      <Hero Understood={Understood} />
      <Chooser heading="h2" />
      <p className="wrap">
        <Link to={paths.bill}>{t.askPrice}</Link>
      </p>
      <FeatureStrip />
    </>
  );
}
