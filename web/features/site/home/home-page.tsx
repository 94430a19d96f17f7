import { useState } from 'react';
import { firstWord, useSession } from '#web/shared/api/session.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Chooser } from './chooser.tsx';
import styles from './home-page.module.css';
import { SupportPopup } from './support-popup.tsx';
import { Welcome } from './welcome.tsx';

/** docs/rules.md#home-1 */
export function HomePage() {
  const words = useMessages('site');
  const [help, setHelp] = useState(false);
  useTitle(words.home);
  return (
    <>
      <Welcome />
      <Hero />
      <Chooser heading="h2" />
      <FeatureStrip />
      <button
        type="button"
        className={styles.help}
        aria-label={words.help}
        aria-haspopup="dialog"
        aria-expanded={help}
        onClick={() => setHelp(true)}
      >
        <Icon name="help" size={30} />
      </button>
      {help && <SupportPopup onClose={() => setHelp(false)} />}
    </>
  );
}

function Hero() {
  const words = useMessages('site');
  const session = useSession();
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.copy}>
          <p className={styles.greet}>
            {session ? words.namasteTo(firstWord(session.user.fullname)) : words.namaste}
          </p>
          <p className={`lead ${styles.lead}`}>{words.homeLead}</p>
          <div className={styles.word}>
            <h1 lang="en">{words.neev}</h1>
            <span className={styles.courses} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </div>
        </div>
        {/* The scene of wide screens is not fetched by phones. */}
        <picture className={styles.scene}>
          <source media="(min-width: 992px)" srcSet="/drawings/scenes/hero.svg" width="640" height="490" />
          <img src="/drawings/scenes/hero-small.svg" alt="" width="120" height="200" fetchPriority="high" />
        </picture>
      </div>
    </section>
  );
}

const featureIcons: IconName[] = ['bolt', 'box', 'wallet', 'lock'];

function FeatureStrip() {
  const words = useMessages('site');
  return (
    <section className={styles.strip} aria-label={words.featuresTitle}>
      <ul className="wrap">
        {words.features.map((feature, place) => (
          <li key={feature}>
            <span>
              <Icon name={featureIcons[place] ?? 'bolt'} size={30} />
            </span>
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
