import { type FormEvent, useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { Fault } from '#contract/hiring/rentals.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { count, dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { useFaults, useRepaired, useReportFault } from './damage-queries.ts';
import styles from './damages.module.css';

interface UnitChipsProps {
  booking: Booking;
  value: string;
  onChange: (unitId: string) => void;
}

/** Which machine it is about; not asked where there is one. */
export function UnitChips({ booking, value, onChange }: UnitChipsProps) {
  const t = useMessages('rentals');
  if (booking.units.length < 2) return null;
  return (
    <Chips
      legend={t.machine}
      choices={booking.units.map(({ _id, label }) => ({ value: _id, label: t.unit(label) }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** Machines that stand still while they are out. */
export function Faults({ booking }: { booking: Booking }) {
  const t = useMessages('rentals');
  const { data = [] } = useFaults(booking._id);
  const out = booking.status === 'under_way';
  if (!out && data.length === 0) return null;
  return (
    <section className={styles.task} aria-labelledby="faults">
      <h2 id="faults">{t.faults}</h2>
      <p className="muted">{t.faultsLead}</p>
      <ul className={styles.damages}>
        {data.map((fault) => (
          <FaultCard key={fault._id} booking={booking} fault={fault} />
        ))}
      </ul>
      {out && <FaultForm booking={booking} />}
    </section>
  );
}

function FaultCard({ booking, fault }: { booking: Booking; fault: Fault }) {
  const t = useMessages('rentals');
  const explain = useExplain();
  const language = useLanguage();
  const repairing = useRepaired(booking._id);
  const { _id, at, repairedAt, text, stoppedHours } = fault;
  const from = dateTime(at, language);
  return (
    <Card as="li" pad className={styles.damage}>
      <p className={styles.text}>{text}</p>
      <p className="muted">
        {repairedAt ? t.ranAgain(from, dateTime(repairedAt, language)) : t.standsSince(from)}
      </p>
      {stoppedHours > 0 && <p>{t.stoppedHours(count(stoppedHours))}</p>}
      {repairing.error && <Note kind="danger">{explain(repairing.error)}</Note>}
      {!repairedAt && (
        <LineButton kind="soft" loading={repairing.isPending} onClick={() => repairing.mutate(_id)}>
          {t.repaired}
        </LineButton>
      )}
    </Card>
  );
}

function FaultForm({ booking }: { booking: Booking }) {
  const t = useMessages('rentals');
  const explain = useExplain();
  const [unitId, setUnit] = useState(booking.units[0]?._id ?? '');
  const [text, setText] = useState('');
  const reporting = useReportFault(booking._id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!reporting.isPending) reporting.mutate({ unitId, text }, { onSuccess: () => setText('') });
  };
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <UnitChips booking={booking} value={unitId} onChange={setUnit} />
      <Field label={t.faultText} error={reporting.error ? explain(reporting.error) : undefined}>
        <TextInput value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <LineButton brief type="submit" kind="line" icon="warn" loading={reporting.isPending}>
        {t.reportFault}
      </LineButton>
    </form>
  );
}
