import { useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useRouter } from '#web/shared/browser/router/router-context.ts';
import type { BrokenProps, States } from '#web/shared/browser/router/router-provider.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Spot } from '#web/shared/ui/drawings/pictogram.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { ScriptGoneError } from './screens/missing-script.ts';
import styles from './shell/layout.module.css';
import { Layout } from './shell/layout.tsx';

export function PendingPage() {
  const t = useMessages('shell');
  return (
    <div className={`wrap ${styles.pending}`}>
      <Skeleton label={t.loading} count={3} />
    </div>
  );
}

const isLineLost = (error: unknown): boolean =>
  !navigator.onLine || (error instanceof CallError && error.problem === 'network');

/** Code or words of a page did not come: no line, or a new build since the tab was opened (docs/rules.md#offline-1). */
export function BrokenPage({ error, framed }: BrokenProps) {
  const t = useMessages('shell');
  const router = useRouter();
  const lost = isLineLost(error);
  const gone = error instanceof ScriptGoneError;
  const broken = lost ? t.noLineTitle : t.brokenTitle;
  const title = gone ? t.newVersionTitle : broken;
  useTitle(title);
  const retry = () => void router.load();
  useEffect(() => {
    if (gone) return;
    const again = () => void router.load();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [gone, router]);
  // The page's one main landmark comes from the shell, where the screen has one.
  const Frame = framed ? 'div' : 'main';
  return (
    <Frame className={`wrap ${styles.page}`}>
      <ErrorState
        title={title}
        retryLabel={gone ? t.newVersionLoad : t.tryAgain}
        onRetry={gone ? () => window.location.reload() : retry}
      >
        {gone ? t.newVersionText : lost ? t.noLineText : t.brokenText}
      </ErrorState>
    </Frame>
  );
}

export function MissingPage() {
  const t = useMessages('shell');
  useTitle(t.notFoundTitle);
  return (
    <Layout>
      <div className={`wrap ${styles.page}`}>
        <Spot name="none" />
        <h1>{t.notFoundTitle}</h1>
        <p className="lead">{t.notFoundText}</p>
        <Link to={paths.home} className={buttonClass()}>
          {t.goHome}
        </Link>
      </div>
    </Layout>
  );
}

/** What is shown where a page is not. */
export const states: States = { Pending: PendingPage, Broken: BrokenPage, Missing: MissingPage };
