import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outside } from '#contract/evidence/outside-days.calls.ts';
import { dayMs } from '#domain/calendar/dates.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { date, daySpan } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { EnterCode } from './enter-code.tsx';
import styles from './outside.module.css';
import { OutsideForm } from './outside-form.tsx';
import { ownOutside } from './outside-queries.ts';
import { RemoveOutside } from './remove-outside.tsx';

/** Days for employers who are not on Neev, each confirmed by a code that the employer got (docs/rules.md#evidence-24). */
export function OutsideDays() {
  const t = useMessages('card');
  const { data, isError, isFetching, refetch } = useQuery(ownOutside);
  const [adding, setAdding] = useState(false);
  return (
    <section className={styles.outside} aria-labelledby="outside">
      <h2 id="outside">{t.outsideTitle}</h2>
      <p>{t.outsideLead}</p>
      <p className={styles.soft}>{t.outsideHow}</p>
      {adding ? (
        <OutsideForm onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button kind="line" icon="plus" onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        </div>
      )}
      {data ? (
        <ul className={styles.list}>
          {data.map((one) => (
            <Card as="li" pad key={one._id} className={styles.one}>
              <Asked outside={one} />
            </Card>
          ))}
        </ul>
      ) : isError ? (
        <ErrorState
          title={t.listFailed}
          retryLabel={t.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label={t.loading} kind="row" count={1} />
      )}
    </section>
  );
}

/** Confirmed, or waiting for its code for a day, or too old. */
function Asked({ outside }: { outside: Outside }) {
  const t = useMessages('card');
  const language = useLanguage();
  const label = useCategoryLabel();
  const { employerName, phoneLast4, trade, dates, confirmedAt, createdAt } = outside;
  const [now] = useState(Date.now);
  const isOpen = confirmedAt === null && now - Date.parse(createdAt) < dayMs;
  return (
    <>
      <p className={styles.name}>{employerName}</p>
      <p className={styles.soft}>{[label(trade), t.phoneOf(phoneLast4)].join(', ')}</p>
      <p>{[t.outside(dates.length), daySpan(dates[0] ?? '', dates.at(-1), language)].join(', ')}</p>
      <p className={confirmedAt ? styles.yes : styles.soft}>
        {confirmedAt ? t.confirmed(date(confirmedAt, language)) : isOpen ? t.waits : t.lapsed}
      </p>
      {isOpen && <EnterCode id={outside._id} />}
      <RemoveOutside id={outside._id} />
    </>
  );
}
