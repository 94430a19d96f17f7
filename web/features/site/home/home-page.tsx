import { useState } from 'react';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Chooser } from '../services/chooser.tsx';
import { FeatureStrip } from './feature-strip.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { SupportPopup } from './support-popup.tsx';
import { Welcome } from './welcome.tsx';

/** docs/rules.md#home-1 */
export function HomePage() {
  const t = useMessages('site');
  const [help, setHelp] = useState(false);
  useTitle(t.home);
  return (
    <>
      <Welcome />
      <Hero />
      <Chooser heading="h2" />
      <FeatureStrip />
      <button
        type="button"
        className={styles.help}
        aria-label={t.help}
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
