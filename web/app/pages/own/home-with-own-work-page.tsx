import { HomePage } from '#web/features/site/home/home-page.tsx';
import { type Session, useSession } from '#web/shared/api/session.ts';
import { preloadMessages, useMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';
import styles from './home-with-own-work.module.css';

/** Guests and customers load none of it: the home page is weighed. */
const OwnHome = part(
  async () => {
    const [page] = await Promise.all([
      import('./own-home.tsx'),
      preloadMessages('dashboard', 'work', 'offers', 'hiring', 'providers', 'categories', 'problems'),
    ]);
    return page.OwnHome;
  },
  <div className={styles.waiting} />,
);

/** Nothing of it is loaded before a sentence is there. */
const Understood = part(
  async () => {
    const [page] = await Promise.all([
      import('./understood-on-home.tsx'),
      preloadMessages('requests', 'hiring', 'categories', 'problems'),
    ]);
    return page.UnderstoodOnHome;
  },
  (isLost) => <OnItsWay isLost={isLost} />,
);

function OnItsWay({ isLost }: { isLost: boolean }) {
  const t = useMessages('shell');
  return (
    <div role="status">
      {isLost ? <b>{t.noLineTitle}</b> : <span>{t.loading}</span>}
      {isLost && <p>{t.noLineText}</p>}
    </div>
  );
}

const offersWork = (session: Session | null): boolean =>
  session !== null && session.user.role !== 'customer' && session.user.role !== 'admin';

function OwnWork() {
  const { loading, work } = useMessages('shell');
  if (!offersWork(useSession())) return null;
  return (
    <section className={`wrap ${styles.own}`} aria-label={work}>
      <OwnHome label={loading} />
    </section>
  );
}

/** Home begins the job; who works sees their own day first (docs/rules.md#home-4). */
export const HomeWithOwnWorkPage = () => <HomePage Own={OwnWork} Understood={Understood} />;
