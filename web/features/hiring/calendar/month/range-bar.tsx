import { useState } from 'react';
import { parts } from '#contract/fields.ts';
import type { Block } from '#contract/hiring/calendar.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { paths } from '#contract/paths.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
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

interface RangeBarProps {
  range: Range;
  cells: Map<string, DayCell>;
  listing: ListingRef;
  /** One of the listing's, or all. */
  unitId: string | undefined;
  onDone: () => void;
}

const ids = (lists: string[][]): string[] => [...new Set(lists.flat())];

/** What can be done with the chosen days: keep them free of work, give them free again, open what is booked. */
export function RangeBar({ range, cells, listing, unitId, onDone }: RangeBarProps) {
  const t = useMessages('calendar');
  const language = useLanguage();
  const give = useGiveFree();
  const chosen = [...cells.values()].filter(({ date }) => date >= range.from && date <= range.to);
  const blockIds = ids(chosen.map((cell) => cell.blockIds));
  const canKeep = chosen.some(({ state }) => state === 'free' || state === 'some');
  const unitIds = unitId === undefined ? undefined : [unitId];
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
      {canKeep && <KeepFree block={{ listing, ...range, unitIds }} onDone={onDone} />}
      {blockIds.length > 0 && (
        <LineButton
          block
          kind={canKeep ? 'line' : 'primary'}
          loading={give.isPending}
          onClick={() => give.mutate({ range, blockIds, unitIds }, { onSuccess: onDone })}
        >
          {t.giveFree}
        </LineButton>
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
  block: { listing: ListingRef; from: string; to: string; unitIds: string[] | undefined };
  onDone: () => void;
}

function KeepFree({ block, onDone }: KeepFreeProps) {
  const t = useMessages('calendar');
  const [part, setPart] = useState<Block['part']>('day');
  const keep = useKeepFree();
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
      <Button
        block
        loading={keep.isPending}
        onClick={() => keep.mutate({ ...block, part }, { onSuccess: onDone })}
      >
        {t.keepFree}
      </Button>
    </>
  );
}
