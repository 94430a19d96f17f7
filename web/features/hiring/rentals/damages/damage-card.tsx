import { useState } from 'react';
import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { mostDamagePictures } from '#contract/hiring/hiring-words.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import type { Damage } from '#contract/hiring/rentals.calls.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { deadline, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea } from '#web/shared/ui/text-inputs.tsx';
import { useSaidName } from '../../person-name.ts';
import { useInspections } from '../inspection/inspection-queries.ts';
import { BookingPictures } from '../pictures/booking-picture.tsx';
import { PictureRow } from '../pictures/picture-row.tsx';
import { useWorkPictures } from '../pictures/use-work-pictures.ts';
import { useAnswerDamage } from './damage-queries.ts';
import styles from './damages.module.css';

/** Both had signed the return when it was said: a machine that is still out can be said to be damaged as well. */
function isAfterReturn({ unitId, createdAt }: Damage, inspections: readonly Inspection[] = []): boolean {
  const back = inspections.find((one) => one.kind === 'return' && one.unitId === unitId);
  const signed = [back?.customerSignedAt, back?.providerSignedAt];
  return signed.every((at) => at && new Date(at) <= new Date(createdAt));
}

/** A damage with its pictures beside those of the hand-over, and what was answered. */
export function DamageCard({
  booking,
  damage,
  mayAnswer,
}: {
  booking: Booking;
  damage: Damage;
  mayAnswer: boolean;
}) {
  const t = useMessages('rentals');
  const language = useLanguage();
  const saidName = useSaidName();
  const last = deadline(damage.answerBy, language);
  const { data } = useInspections(booking._id);
  const before = data?.find(({ kind, unitId }) => kind === 'handover' && unitId === damage.unitId);
  const pictured = isAfterReturn(damage, data) ? t.after : t.ofDamage;
  const unit = booking.units.find(({ _id }) => _id === damage.unitId);
  return (
    <Card as="li" pad className={styles.damage}>
      <p className={styles.head}>
        <b>{rupees(damage.amount)}</b>
        <span className={styles[damage.status]}>{t.damageStates[damage.status]}</span>
      </p>
      {booking.units.length > 1 && unit && <p className="muted">{t.unit(unit.label)}</p>}
      <p className={styles.text}>{damage.text}</p>
      {before && (
        <>
          <h3>{t.before}</h3>
          <BookingPictures addresses={before.pictures} label={t.before} />
        </>
      )}
      <h3>{pictured}</h3>
      <BookingPictures addresses={damage.pictures} label={pictured} />
      {data && pictured === t.ofDamage && <p className="muted">{t.damageBefore}</p>}
      {damage.answer && <p className={styles.text}>{damage.answer}</p>}
      {damage.answerPictures.length > 0 && (
        <BookingPictures addresses={damage.answerPictures} label={t.answer} />
      )}
      {damage.status === 'open' && (
        <p className="muted">
          {mayAnswer ? t.answerBy(last) : t.theyAnswerBy(saidName(booking.customerName), last)}
        </p>
      )}
      {mayAnswer && damage.status === 'open' && <AnswerForm booking={booking} damage={damage} />}
    </Card>
  );
}

function AnswerForm({ booking, damage }: { booking: Booking; damage: Damage }) {
  const t = useMessages('rentals');
  const shell = useMessages('shell');
  const explain = useExplain();
  const [text, setText] = useState('');
  const [sure, setSure] = useState(false);
  const pictures = useWorkPictures([], mostDamagePictures);
  const answering = useAnswerDamage(booking._id);
  const say = (status: 'agreed' | 'contested') => {
    if (answering.isPending || pictures.sending) return;
    const close = { onSettled: () => setSure(false) };
    answering.mutate({ id: damage._id, status, answer: text, pictures: pictures.references }, close);
  };
  const asked = answering.isPending ? answering.variables.status : undefined;
  return (
    <div className={styles.form}>
      <Field label={t.answer}>
        <TextArea rows={2} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <PictureRow pictures={pictures} most={mostDamagePictures} hint="" />
      {answering.error && <Note kind="danger">{explain(answering.error)}</Note>}
      <div className={styles.buttons}>
        <LineButton brief kind="line" loading={asked === 'contested'} onClick={() => say('contested')}>
          {t.contest}
        </LineButton>
        <LineButton loading={asked === 'agreed'} onClick={() => setSure(true)}>
          {t.agree}
        </LineButton>
      </div>
      <LineConfirm
        open={sure}
        onClose={() => setSure(false)}
        onConfirm={() => say('agreed')}
        title={t.agreeTitle(rupees(damage.amount))}
        confirmLabel={t.agree}
        cancelLabel={shell.cancel}
        busy={asked === 'agreed'}
      >
        {t.agreeText}
      </LineConfirm>
    </div>
  );
}
