import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { paths } from '#contract/paths.ts';
import { datesLeft, daysAfterToday } from '#domain/calendar/spans.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { firstWord } from '#web/shared/api/session.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { type Side, useOther, useOtherName } from '../parts/sides.ts';
import styles from './after.module.css';
import { useReplace } from './after-queries.ts';
import { AgainDialog } from './again-dialog.tsx';

const calledOff = new Set<Booking['status']>(['cancelled', 'no_show']);
const worked = new Set<Booking['status']>(['done_said', 'done']);

/** What the customer can do next: others in place of who does not come, or the same people again. */
export function AfterActs({ booking, side }: { booking: Booking; side: Side }) {
  if (side !== 'customer') return null;
  if (calledOff.has(booking.status)) return <Replacement booking={booking} />;
  if (!worked.has(booking.status)) return null;
  const isEarly = booking.per === 'day' && daysAfterToday(booking.dates, now()) !== undefined;
  return (
    <>
      {isEarly && <Replacement booking={booking} />}
      <Again booking={booking} />
    </>
  );
}

function Replacement({ booking }: { booking: Booking }) {
  const t = useMessages('settle');
  const explain = useExplain();
  const replace = useReplace(booking);
  const { error } = replace;
  const nobody =
    error instanceof CallError && ['nobody-free', 'no-days-left', 'item-filled'].includes(error.problem);
  const asked = booking.replacedBy;
  const isOver = datesLeft(booking.dates, now()) === undefined;
  return (
    <Card as="section" aria-label={t.replace}>
      <div className={styles.in}>
        <p>{asked ? t.replaced : isOver ? t.daysOver : t.replaceLead}</p>
        {error && <p role="alert">{explain(error)}</p>}
      </div>
      <Plinth className={styles.foot}>
        {(nobody || (isOver && !asked)) && (
          <Link
            to={paths.hire}
            search={{ of: booking.listing.kind, category: booking.category, pin: booking.pin }}
            className={buttonClass({ kind: 'soft' })}
          >
            {t.otherDays}
          </Link>
        )}
        {asked ? (
          <Link to={paths.jobRequest} search={{ id: asked }} className={buttonClass({ kind: 'accent' })}>
            {t.replacedSee}
          </Link>
        ) : isOver ? null : (
          <LineButton
            kind="accent"
            size="lg"
            icon="search"
            loading={replace.isPending}
            onClick={() =>
              replace.mutate(undefined, {
                onSuccess: ({ data: { to } }) => {
                  const of = to === 'nearby' ? 0 : to.length;
                  toast.success(t.askedOthers(count(of), of), { autoClose: 4000 });
                },
              })
            }
          >
            {t.replace}
          </LineButton>
        )}
      </Plinth>
    </Card>
  );
}

function Again({ booking }: { booking: Booking }) {
  const t = useMessages('settle');
  const [open, setOpen] = useState(false);
  const other = useOther(booking, 'customer');
  // A machine is asked for nothing: its owner is.
  const name = firstWord(useOtherName(booking, 'customer'));
  if (other.gone) return null;
  return (
    <Card as="section" aria-label={t.again}>
      <Plinth className={styles.foot}>
        <p>{t.againLead(name)}</p>
        <Button kind="soft" size="lg" icon="refresh" onClick={() => setOpen(true)}>
          {t.again}
        </Button>
      </Plinth>
      {open && <AgainDialog booking={booking} name={name} onClose={() => setOpen(false)} />}
    </Card>
  );
}
