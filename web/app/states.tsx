import { useEffect } from 'react';
import { useRouter } from '#web/shared/browser/router/router-context.ts';
import type { BrokenProps, States } from '#web/shared/browser/router/router-provider.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { didNotCome, ScriptGoneError } from './screens/missing-script.ts';
import styles from './shell/layout.module.css';

export function PendingPage() {
  const t = useMessages('shell');
  return (
    <div className={`wrap ${styles.pending}`}>
      <Skeleton label={t.loading} count={3} />
    </div>
  );
}

/** Milliseconds until what did not come is asked for again; twice as long after each time. */
const firstWait = 3000;

/** Opens the page once it comes: when the browser says that the line is back, and by asking, as it says so early or never. */
function useComesBack(error: unknown): void {
  const router = useRouter();
  useEffect(() => {
    if (error instanceof ScriptGoneError) return;
    const left = new AbortController();
    const open = () => void router.load();
    const ask = async (wait: number): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (left.signal.aborted) return;
      const came = await router.preload({ to: '.' }).then(
        () => true,
        () => false,
      );
      if (left.signal.aborted) return;
      if (came) open();
      else await ask(wait * 2);
    };
    if (didNotCome(error)) void ask(firstWait);
    window.addEventListener('online', open, left);
    return () => left.abort();
  }, [error, router]);
}

/** Code or words of a page did not come: no line, or a new build since the tab was opened (docs/rules.md#offline-1). */
export function BrokenPage({ error, framed }: BrokenProps) {
  const t = useMessages('shell');
  const router = useRouter();
  const lost = !navigator.onLine || didNotCome(error);
  const gone = error instanceof ScriptGoneError;
  const broken = lost ? t.noLineTitle : t.brokenTitle;
  const title = gone ? t.newVersionTitle : broken;
  useTitle(title);
  const retry = () => void router.load();
  useComesBack(error);
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

const MissingPage = part(async () => (await import('./pages/missing-page.tsx')).MissingPage);

/** What is shown where a page is not. */
export const states: States = { Pending: PendingPage, Broken: BrokenPage, Missing: MissingPage };
