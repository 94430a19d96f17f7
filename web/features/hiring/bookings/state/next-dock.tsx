import { useState } from 'react';
import type { Booking, BookingAct } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { isAgain } from '#web/shared/ui/second-tap.ts';
import styles from '../parts/booking.module.css';
import { mayWait, useBookingActs } from '../parts/booking-queries.ts';
import { type Side, useOtherName } from '../parts/sides.ts';
import { type Act, isLastDay, useNextAct } from './next-act.ts';

/** Acts that are asked about first, and what is said then. */
function useQuestion(booking: Booking, side: Side) {
  const t = useMessages('work');
  const name = useOtherName(booking, side);
  return (to: BookingAct): { title: string; text: string } | undefined => {
    if (to === 'no_show') return { title: t.noShowTitle[side], text: t.noShowText(name) };
    if (to === 'under_way' && booking.status === 'done_said')
      return { title: t.notDoneTitle, text: t.notDoneText };
    const isMachine = booking.listing.kind === 'product';
    if (to === 'done_said' && !isLastDay(booking))
      return {
        title: isMachine ? t.ofMachine.early : t.earlyTitle,
        text: t.earlyText[isMachine ? 'machine' : side](name),
      };
    return undefined;
  };
}

/** The next act as one button that stays in sight; where it was said without a line, that it waits. */
export function NextDock(props: { booking: Booking; side: Side }) {
  const waiting = useQueuedAbout(props.booking._id);
  if (!waiting) return <Next {...props} />;
  return (
    <div className={styles.dock} data-dock>
      <QueuedAct act={waiting} />
    </div>
  );
}

function Next({ booking, side }: { booking: Booking; side: Side }) {
  const t = useMessages('work');
  const { primary, others, question } = useNextAct(booking, side);
  const questionOf = useQuestion(booking, side);
  const { say } = useBookingActs(booking);
  const [asked, setAsked] = useState<{ to: BookingAct; label: string }>();
  if (!primary && others.length === 0) return null;
  const press = ({ to, label }: { to: BookingAct; label: string }) =>
    questionOf(to) ? setAsked({ to, label }) : say.mutate({ to });
  const sure = asked && questionOf(asked.to);
  return (
    <div className={styles.dock} data-dock>
      <p>{question}</p>
      <div className={styles.acts}>
        {others.map(({ to, label }) =>
          to === null ? null : (
            <Button key={to} kind="line" disabled={say.isPending} onClick={() => press({ to, label })}>
              {label}
            </Button>
          ),
        )}
        {primary && <MainAct booking={booking} act={primary} busy={say.isPending} onPress={press} />}
      </div>
      {asked && sure && (
        <LineConfirm
          open
          title={sure.title}
          confirmLabel={asked.label}
          cancelLabel={t.back}
          busy={say.isPending}
          onConfirm={() => say.mutate({ to: asked.to }, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          <p>{sure.text}</p>
        </LineConfirm>
      )}
    </div>
  );
}

interface MainProps {
  booking: Booking;
  act: Act;
  busy: boolean;
  onPress: (act: { to: BookingAct; label: string }) => void;
}

function MainAct({ booking, act: { to, label }, busy, onPress }: MainProps) {
  if (to === null)
    return (
      <Link
        to={paths.hajriBook}
        search={{ id: booking._id }}
        className={buttonClass({ kind: 'accent', size: 'lg' })}
      >
        {label}
      </Link>
    );
  const Say = mayWait(booking, to) ? Button : LineButton;
  return (
    <Say
      kind="accent"
      size="lg"
      loading={busy}
      onClick={(event) => !isAgain(event) && onPress({ to, label })}
    >
      {label}
    </Say>
  );
}
