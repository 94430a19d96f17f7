import { Link, useMatches, useRouter } from '@tanstack/react-router';
import { paths } from '#contract/paths.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import styles from './shell/layout.module.css';
import { Shell } from './shell/layout.tsx';

export function PendingPage() {
  const t = useMessages('shell');
  return (
    <div className={`wrap ${styles.pending}`}>
      <Skeleton label={t.loading} count={3} />
    </div>
  );
}

/** Code or words of a page did not come: a slow line, or a new build since the tab was opened. */
export function BrokenPage() {
  const t = useMessages('shell');
  const router = useRouter();
  const inShell = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/shell') });
  useTitle(t.brokenTitle);
  // The page's one main landmark comes from the shell, where the screen has one.
  const Frame = inShell ? 'div' : 'main';
  return (
    <Frame className={`wrap ${styles.page}`}>
      <ErrorState title={t.brokenTitle} retryLabel={t.tryAgain} onRetry={() => void router.invalidate()}>
        {t.brokenText}
      </ErrorState>
    </Frame>
  );
}

export function MissingPage() {
  const t = useMessages('shell');
  useTitle(t.notFoundTitle);
  return (
    <Shell>
      <div className={`wrap ${styles.page}`}>
        <Spot name="none" />
        <h1>{t.notFoundTitle}</h1>
        <p className="lead">{t.notFoundText}</p>
        <Link to={paths.home} className={buttonClass()}>
          {t.goHome}
        </Link>
      </div>
    </Shell>
  );
}
