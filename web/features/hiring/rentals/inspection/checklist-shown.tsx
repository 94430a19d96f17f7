import { type ItemState, inspectionItems } from '#contract/hiring/hiring-words.ts';
import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import { count, dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BookingPictures } from '../pictures/booking-picture.tsx';
import styles from './checklist.module.css';

function Entry({ name, state, note }: { name: string; state: ItemState; note?: string | undefined }) {
  const t = useMessages('rentals');
  return (
    <div className={styles.entry}>
      <dt>{name}</dt>
      <dd>
        <span className={cx(styles.pill, styles[state])}>{t.states[state]}</span>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}

/** A checklist as both read it before they sign. */
export function ChecklistShown({ inspection }: { inspection: Inspection }) {
  const t = useMessages('rentals');
  const { items, own, hourMeter, fuel, note, pictures } = inspection;
  return (
    <>
      <dl className={styles.entries}>
        {inspectionItems.map((item) => (
          <Entry key={item} name={t.items[item]} {...items[item]} />
        ))}
        {own.map((point) => (
          <Entry key={point.name} {...point} />
        ))}
        {hourMeter !== undefined && (
          <div className={styles.entry}>
            <dt>{t.hourMeter}</dt>
            <dd>{count(hourMeter)}</dd>
          </div>
        )}
        {fuel !== undefined && (
          <div className={styles.entry}>
            <dt>{t.fuel}</dt>
            <dd>{t.fuelOf(fuel)}</dd>
          </div>
        )}
      </dl>
      {note && <p className={styles.remark}>{note}</p>}
      <BookingPictures addresses={pictures} label={t.pictures} />
    </>
  );
}

/** Who signed, and when. */
export function Signatures({ inspection }: { inspection: Inspection }) {
  const t = useMessages('rentals');
  const language = useLanguage();
  const signatures = [
    ['provider', inspection.providerSignedAt],
    ['customer', inspection.customerSignedAt],
  ] as const;
  return (
    <ul className={styles.signatures}>
      {signatures.map(([side, at]) => (
        <li key={side} className={cx(at !== null && styles.signed)}>
          <Icon name={at === null ? 'more' : 'check'} size={22} />
          <b>{t.sides[side]}</b> {at === null ? t.notSigned : t.signedAt(dateTime(at, language))}
        </li>
      ))}
    </ul>
  );
}
