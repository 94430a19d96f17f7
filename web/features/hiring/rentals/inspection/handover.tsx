import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useSaidName } from '../../person-name.ts';
import styles from './checklist.module.css';
import { ChecklistForm, Refusal } from './checklist-form.tsx';
import { ChecklistShown, Signatures } from './checklist-shown.tsx';
import { type Occasion, useInspections, useSign } from './inspection-queries.ts';

/** The hand-over or the return of a booking's machines: a checklist each, which both sides sign. */
export function Handover({ booking, kind }: { booking: Booking; kind: Occasion }) {
  const t = useMessages('rentals');
  const shell = useMessages('shell');
  const explain = useExplain();
  const [chosen, setChosen] = useState('');
  const { data, error, isFetching, refetch } = useInspections(booking._id);
  const unit = booking.units.find(({ _id }) => _id === chosen) ?? booking.units[0];
  const of = (occasion: Occasion) => data?.find((one) => one.unitId === unit?._id && one.kind === occasion);
  return (
    <section className={styles.task} aria-labelledby="handover">
      <h2 id="handover">{t.titles[kind](booking.listingName)}</h2>
      <p className="muted">{t.lead}</p>
      {booking.units.length > 1 && (
        <Chips
          legend={t.machine}
          choices={booking.units.map(({ _id, label }) => ({ value: _id, label: t.unit(label) }))}
          value={unit?._id ?? ''}
          onChange={setChosen}
        />
      )}
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
      {!data && !error && <Glint height={320} radius={16} />}
      {data && unit && (
        <OneMachine
          key={`${unit._id} ${kind}`}
          {...{ booking, kind }}
          unitId={unit._id}
          inspection={of(kind)}
          handover={kind === 'return' ? of('handover') : undefined}
        />
      )}
    </section>
  );
}

interface OneMachineProps {
  booking: Booking;
  kind: Occasion;
  unitId: string;
  inspection: Inspection | undefined;
  handover: Inspection | undefined;
}

const open: Record<Occasion, Booking['status'][]> = {
  handover: ['agreed', 'under_way'],
  return: ['under_way', 'done_said', 'done'],
};

function OneMachine({ booking, kind, unitId, inspection, handover }: OneMachineProps) {
  const t = useMessages('rentals');
  const [changing, setChanging] = useState(false);
  const mayWrite = open[kind].includes(booking.status);
  if (!inspection && !mayWrite) return <EmptyState title={t.none}>{t.noneText}</EmptyState>;
  if (!inspection || changing)
    return (
      <ChecklistForm
        bookingId={booking._id}
        {...{ unitId, kind, handover }}
        known={inspection}
        onDone={() => setChanging(false)}
        {...(inspection && { onCancel: () => setChanging(false) })}
      />
    );
  return (
    <>
      <ChecklistShown inspection={inspection} />
      <Signatures inspection={inspection} />
      <SignFoot {...{ booking, inspection, mayWrite }} onChange={() => setChanging(true)} />
    </>
  );
}

interface SignFootProps {
  booking: Booking;
  inspection: Inspection;
  mayWrite: boolean;
  onChange: () => void;
}

function SignFoot({ booking, inspection, mayWrite, onChange }: SignFootProps) {
  const t = useMessages('rentals');
  const explain = useExplain();
  const side = useSession()?.user._id === booking.customerId ? 'customer' : 'provider';
  const saidName = useSaidName();
  const other = side === 'customer' ? booking.providerName : booking.customerName;
  const signing = useSign(booking._id);
  const mine = inspection[`${side}SignedAt`] !== null;
  const both = inspection.customerSignedAt !== null && inspection.providerSignedAt !== null;
  const changed = signing.error instanceof CallError && signing.error.problem === 'inspection-changed';
  if (both || !mayWrite) return both ? <Note kind="info">{t.signedBoth}</Note> : null;
  const deposit = booking.quote?.deposit ?? 0;
  return (
    <>
      {mine && <Note kind="info">{t.waitsForOther(saidName(other))}</Note>}
      {signing.error && <Refusal>{changed ? t.changedMeanwhile : explain(signing.error)}</Refusal>}
      <div className={styles.foot} data-dock>
        {deposit > 0 && !mine && (
          <p className={styles.deposit}>
            <small>{t.depositRecorded}</small>
            <b>{rupees(deposit)}</b>
          </p>
        )}
        <Button kind="line" onClick={onChange}>
          {t.change}
        </Button>
        {!mine && (
          <LineButton
            kind="accent"
            className={styles.go}
            loading={signing.isPending}
            onClick={() => signing.mutate(inspection)}
          >
            {t.sign}
          </LineButton>
        )}
      </div>
    </>
  );
}
