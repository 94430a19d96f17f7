import { Link, useRouter } from '@tanstack/react-router';
import { useWords } from '../languages/words.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states.tsx';

export function PendingPage() {
  const words = useWords('shell');
  return (
    <div className="wrap">
      <Skeleton label={words.loading} count={3} />
    </div>
  );
}

/** Code or words of a page did not come: a slow line, or a new build since the tab was opened. */
export function BrokenPage() {
  const words = useWords('shell');
  const router = useRouter();
  return (
    <main id="main" className="wrap">
      <ErrorState
        title={words.brokenTitle}
        retryLabel={words.tryAgain}
        onRetry={() => void router.invalidate()}
      >
        {words.brokenText}
      </ErrorState>
    </main>
  );
}

export function MissingPage() {
  const words = useWords('shell');
  return (
    <main id="main" className="wrap">
      <EmptyState
        title={words.notFoundTitle}
        action={
          <Link to={paths.home} className={buttonClass()}>
            {words.goHome}
          </Link>
        }
      >
        {words.notFoundText}
      </EmptyState>
    </main>
  );
}
