import { useState } from 'react';
import type { Booking, BookingAct } from '#contract/hiring/bookings.ts';
import { paths } from '#contract/paths.ts';
import { LineButton, LineConfirm } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass, isAgain } from '#web/shared/ui/button.tsx';
import styles from '../parts/booking.module.css';
import { useBookingActs } from '../parts/booking-queries.ts';
import type { Side } from '../parts/sides.ts';
import { isLastDay, useNextAct } from './next-act.ts';

/** Acts that are asked about first, and what is said then. */
function useQuestion(booking: Booking, side: Side) {
  const t = useMessages('work');
  return (to: BookingAct): { title: string; text: string } | undefined => {
    if (to === 'no_show') return { title: t.noShowTitle[side], text: t.noShowText };
    if (to === 'under_way' && booking.status === 'done_said')
      return { title: t.notDoneTitle, text: t.notDoneText };
    if (to === 'done_said' && !isLastDay(booking)) return { title: t.earlyTitle, text: t.earlyText };
    return undefined;
  };
}

/** The next act as one button that stays in sight. */
export function NextDock({ booking, side }: { booking: Booking; side: Side }) {
  const t = useMessages('work');
  const { primary, others, question } = useNextAct(booking, side);
  const questionOf = useQuestion(booking, side);
  const { say } = useBookingActs(booking);
  const [asked, setAsked] = useState<{ to: BookingAct; label: string }>();
  if (!primary) return null;
  const press = ({ to, label }: { to: BookingAct; label: string }) =>
    questionOf(to) ? setAsked({ to, label }) : say.mutate({ to });
  const sure = asked && questionOf(asked.to);
  const { to: main } = primary;
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
        {main === null ? (
          <Link
            to={paths.hajriBook}
            search={{ id: booking._id }}
            className={buttonClass({ kind: 'accent', size: 'lg' })}
          >
            {primary.label}
          </Link>
        ) : (
          <LineButton
            kind="accent"
            size="lg"
            loading={say.isPending}
            onClick={(event) => !isAgain(event) && press({ to: main, label: primary.label })}
          >
            {primary.label}
          </LineButton>
        )}
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
