import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { DamageCard } from './damage-card.tsx';
import { DamageForm } from './damage-form.tsx';
import { useDamages } from './damage-queries.ts';
import styles from './damages.module.css';

const whileOut: Booking['status'][] = ['under_way', 'done_said', 'done'];

/** What the owner says was damaged, and what the other side answers. */
export function Damages({ booking }: { booking: Booking }) {
  const t = useMessages('rentals');
  const shell = useMessages('shell');
  const explain = useExplain();
  const owner = useSession()?.user._id === booking.providerId;
  const [writing, setWriting] = useState(false);
  const { data, error, isFetching, refetch } = useDamages(booking._id);
  return (
    <section className={styles.task} aria-labelledby="damages">
      <h2 id="damages">{t.damages}</h2>
      <p className="muted">{t.damagesLead}</p>
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
      {!data && !error && <Glint height={160} radius={16} />}
      {data?.length === 0 && !writing && <p>{t.noDamages}</p>}
      <ul className={styles.damages}>
        {data?.map((damage) => (
          <DamageCard key={damage._id} booking={booking} damage={damage} mayAnswer={!owner} />
        ))}
      </ul>
      {owner && writing && <DamageForm booking={booking} onDone={() => setWriting(false)} />}
      {owner && !writing && whileOut.includes(booking.status) && (
        <Button kind="line" icon="camera" onClick={() => setWriting(true)}>
          {t.reportDamage}
        </Button>
      )}
    </section>
  );
}
