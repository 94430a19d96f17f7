import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Chooser } from '../services/chooser.tsx';
import type { Understood } from './ask-box.tsx';
import styles from './feature-strip.module.css';
import { Hero } from './hero.tsx';
import { Welcome } from './welcome.tsx';

const featureIcons: IconName[] = ['bolt', 'box', 'wallet', 'lock'];

function FeatureStrip() {
  const t = useMessages('site');
  return (
    <section className={styles.strip} aria-label={t.featuresTitle}>
      <ul className="wrap">
        {t.features.map((feature, place) => (
          <li key={feature}>
            <span>
              <Icon name={featureIcons[place] ?? 'bolt'} size={30} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <p className="wrap">{t.featuresNote}</p>
    </section>
  );
}

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
