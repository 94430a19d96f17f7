import { type ComponentType, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { isAdmin, useSession } from '#web/shared/api/session.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { loadIcons } from '#web/shared/ui/drawings/icon-paths.ts';
import { SearchCard } from '../search/search-card.tsx';
import { Chooser } from '../services/chooser.tsx';
import { FeatureStrip } from './feature-strip.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { Welcome } from './welcome.tsx';

type Popup = ComponentType<{ onClose: () => void }>;

/** Only who presses Help loads what it shows. */
const loadHelp = async (): Promise<Popup> =>
  (await Promise.all([import('./support-popup.tsx'), loadIcons()]))[0].SupportPopup;

/**
 * docs/rules.md#home-1
 * @param page.Own what waits for the user themselves; given by the page that joins the features
 */
export function HomePage({ Own }: { Own?: ComponentType } = {}) {
  const t = useMessages('site');
  const [Help, setHelp] = useState<Popup>();
  const navigate = useNavigate();
  const session = useSession();
  useTitle(t.home);
  const open = () =>
    void loadHelp().then(
      (popup) => setHelp(() => popup),
      // Where it does not come, the page that it would lead to says why, and tries again.
      () => navigate({ to: paths.contact }),
    );
  return (
    <>
      <Welcome />
      {Own && <Own />}
      <Hero />
      {!isAdmin(session) && <SearchCard />}
      <Chooser heading="h2" />
      <FeatureStrip />
      <button
        type="button"
        className={styles.help}
        aria-label={t.help}
        aria-haspopup="dialog"
        aria-expanded={Help !== undefined}
        onClick={open}
      >
        <Icon name="help" size={30} />
      </button>
      {Help && <Help onClose={() => setHelp(undefined)} />}
    </>
  );
}
