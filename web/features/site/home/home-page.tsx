import { type AnimationEvent, type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from '#contract/paths.ts';
import { firstWord, isAdmin, useSession } from '#web/shared/api/session.ts';
import { inTab } from '#web/shared/api/storage.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { Chooser } from '../chooser.tsx';
import { AskBox, type Understood } from './ask-box.tsx';
import styles from './feature-strip.module.css';

/** The greeting, the box for what is needed, the way to work, and below them the drawing and the name on its foundation. */
function Hero({ Understood }: { Understood: Understood }) {
  const t = useMessages('site');
  const session = useSession();
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.copy}`}>
        <p className={styles.greet}>{session ? t.namasteTo(firstWord(session.user.fullname)) : t.namaste}</p>
        {isAdmin(session) ? (
          <p className={`lead ${styles.lead}`}>{t.homeLead}</p>
        ) : (
          <AskBox Understood={Understood} />
        )}
      </div>
      {/* A background: phones, which show none, do not fetch it. */}
      <div className={styles.scene} aria-hidden="true" />
      <div className={styles.earth}>
        <div className="wrap">
          <h1 lang="en" data-name={t.neev}>
            {t.neev}
          </h1>
        </div>
      </div>
    </section>
  );
}

const storageKey = 'neev:welcomed';
const page = () => document.documentElement;

/** The page's first script (index.html) says so before anything is drawn; a visit to home later asks here. */
const isDue = (): boolean =>
  page().dataset.welcome !== undefined ||
  (inTab.get(storageKey) === null && !window.matchMedia('(prefers-reduced-motion: reduce)').matches);

const never = () => () => undefined;
/** It stands in every page that is rendered ahead, and is shown where the document says that it is due. */
const always = (): boolean => true;

/** One second, once a visit (docs/rules.md#home-3). */
function Welcome() {
  const due = useSyncExternalStore(never, isDue, always);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (isDue()) page().dataset.welcome = 'now';
    inTab.hold(storageKey, 'yes');
    return () => {
      delete page().dataset.welcome;
    };
  }, []);
  if (!due || over) return null;
  const end = (event: AnimationEvent) => {
    // The courses inside end earlier, and their events bubble.
    if (event.target === event.currentTarget) setOver(true);
  };
  return (
    <div className={styles.welcome} aria-hidden="true" onAnimationEnd={end}>
      <div>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

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
