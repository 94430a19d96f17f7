import { useState } from 'react';
import { parts } from '#contract/fields.ts';
import type { Block } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { paths } from '#contract/paths.ts';
import type { Queued } from '#web/shared/browser/outbox/queue.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { daySpan } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import styles from './month.module.css';
import type { DayCell, Range } from './month.ts';
import { useGiveFree, useKeepFree } from './use-blocking.ts';
import { waitingIn } from './waiting-days.ts';

interface RangeBarProps {
  range: Range;
  cells: Map<string, DayCell>;
  listing: ListingRef;
  /** One of the listing's, or all. */
  unitId: string | undefined;
  /** All of the listing's. */
  units: string[];
  /** What waits of its days. */
  acts: Queued[];
  onDone: () => void;
}

const ids = (lists: string[][]): string[] => [...new Set(lists.flat())];

/** What can be done with the chosen days: keep them free of work, give them free again, open what is booked. */
export function RangeBar({ range, cells, listing, unitId, units, acts, onDone }: RangeBarProps) {
  const t = useMessages('calendar');
  const language = useLanguage();
  // Here, not in its form: that goes as soon as the days are shown as blocked.
  const keep = useKeepFree();
  const give = useGiveFree();
  const chosen = [...cells.values()].filter(({ date }) => date >= range.from && date <= range.to);
  const blockIds = ids(chosen.map((cell) => cell.blockIds));
  const canKeep = chosen.some(({ state }) => state === 'free' || state === 'some');
  const unitIds = unitId === undefined ? undefined : [unitId];
  const waiting = waitingIn(acts, { range, unitIds });
  const several = range.from !== range.to;
  return (
    <section className={styles.bar} data-dock aria-live="polite">
      <div className={styles.barHead}>
        <p>
          {daySpan(range.from, several ? range.to : undefined, language)}
          {!several && <small className="muted"> {t.chooseLast}</small>}
        </p>
        <IconButton icon="x" label={t.clear} onClick={onDone} />
      </div>
      {chosen.some(({ elsewhere }) => elsewhere) && <p className="muted">{t.otherWork}</p>}
      <BookingLinks ids={ids(chosen.map((cell) => cell.bookingIds))} />
      {canKeep && (
        <KeepFree
          busy={keep.isPending}
          onKeep={(part) => keep.mutate({ listing, ...range, unitIds, part }, { onSuccess: onDone })}
        />
      )}
      {blockIds.length + waiting.length > 0 && (
        <Button
          block
          kind={canKeep ? 'line' : 'primary'}
          loading={give.isPending}
          onClick={() =>
            give.mutate(
              { listing, range, blockIds, waiting, unitIds, everybody: units },
              { onSuccess: onDone },
            )
          }
        >
          {t.giveFree}
        </Button>
      )}
    </section>
  );
}

function BookingLinks({ ids: bookingIds }: { ids: string[] }) {
  const t = useMessages('calendar');
  if (bookingIds.length === 0) return null;
  return (
    <p className={styles.links}>
      {bookingIds.map((id) => (
        <Link
          key={id}
          to={paths.booking}
          search={{ id }}
          className={buttonClass({ kind: 'line', size: 'sm' })}
        >
          {t.openBooking}
        </Link>
      ))}
    </p>
  );
}

interface KeepFreeProps {
  busy: boolean;
  onKeep: (part: Block['part']) => void;
}

function KeepFree({ busy, onKeep }: KeepFreeProps) {
  const t = useMessages('calendar');
  const [part, setPart] = useState<Block['part']>('day');
  return (
    <>
      <Field label={t.part} labelHidden>
        <Select
          value={part}
          onChange={(event) => setPart(parts.find((one) => one === event.target.value) ?? 'day')}
        >
          {parts.map((one) => (
            <option key={one} value={one}>
              {t.parts[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Button block loading={busy} onClick={() => onKeep(part)}>
        {t.keepFree}
      </Button>
    </>
  );
}
