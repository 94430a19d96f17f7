import { lazy, Suspense } from 'react';
import { HomePage } from '#web/features/site/home/home-page.tsx';
import { type Session, useSession } from '#web/shared/api/session.ts';
import { preloadMessages, useMessages } from '#web/shared/i18n/messages.ts';
import { loadIcons } from '#web/shared/ui/drawings/icon-paths.ts';
import styles from './home-with-own-work.module.css';

/** Guests and customers load none of it: the home page is weighed. */
const OwnHome = lazy(async () => {
  const [page] = await Promise.all([
    import('./own-home.tsx'),
    loadIcons(),
    preloadMessages('dashboard', 'work', 'offers', 'hiring', 'providers', 'categories', 'problems'),
  ]);
  return { default: page.OwnHome };
});

const offersWork = (session: Session | null): boolean =>
  session !== null && session.user.role !== 'customer' && session.user.role !== 'admin';

function OwnWork() {
  const { loading, work } = useMessages('shell');
  if (!offersWork(useSession())) return null;
  return (
    <section className={`wrap ${styles.own}`} aria-label={work}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <OwnHome label={loading} />
      </Suspense>
    </section>
  );
}

/** Home begins the job; who works sees their own day first (docs/rules.md#home-4). */
export const HomeWithOwnWorkPage = () => <HomePage Own={OwnWork} />;
