import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useBooking } from '../bookings/parts/booking-queries.ts';
import { Damages } from './damages/damages.tsx';
import { Faults } from './damages/faults.tsx';
import { Handover } from './inspection/handover.tsx';
import styles from './machine.module.css';
import type { MachineView } from './machine-view.ts';

/** A machine's hand-over, return, or faults and damages, on a page of their own. */
export function MachinePage({ id, view }: { id: string; view: MachineView }) {
  const t = useMessages('rentals');
  const shell = useMessages('shell');
  const explain = useExplain();
  useTitle(t.views[view]);
  const { data: booking, error, isFetching, refetch } = useBooking(id);
  return (
    <div className={`wrap ${styles.page}`}>
      <Link to={paths.booking} search={{ id }} className={styles.back}>
        <Icon name="back" size={22} />
        {t.toBooking}
      </Link>
      <h1 className="sr">{t.views[view]}</h1>
      {error && (
        <ErrorState
          title={t.loadFailed}
          retryLabel={shell.tryAgain}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      )}
      {!booking && !error && <Glint height={320} radius={16} />}
      {booking && view !== 'damage' && <Handover booking={booking} kind={view} />}
      {booking && view === 'damage' && (
        <>
          <Faults booking={booking} />
          <Damages booking={booking} />
        </>
      )}
    </div>
  );
}
