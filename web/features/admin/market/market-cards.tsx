import type { ReactNode } from 'react';
import type { Market } from '#contract/hiring/market.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Table } from '#web/shared/ui/table.tsx';
import styles from './market.module.css';
import { keyOf, useWorkName } from './trade-charts.tsx';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" pad className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}

interface BarProps {
  name: string;
  /** Out of `most`, and of it the part that is filled. */
  value: number;
  part?: number;
  most: number;
  said: ReactNode;
  warn?: boolean;
}

/** A bar beside its name; the figure stands in words at its end. */
function Bar({ name, value, part = value, most, said, warn = false }: BarProps) {
  const width = (amount: number) => `${(100 * amount) / Math.max(1, most)}%`;
  return (
    <li className={cx(styles.row, warn && styles.short)}>
      <span>{name}</span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.whole} style={{ width: width(value) }}>
          <span className={styles.part} style={{ width: width(value === 0 ? 0 : (part / value) * most) }} />
        </span>
      </span>
      <span className={styles.said}>{said}</span>
    </li>
  );
}

/** What waits for an admin, by age, and the way to each queue. */
export function Queues({ queues: { listings, reports, noShows, lifted } }: { queues: Market['queues'] }) {
  const t = useMessages('market');
  const sums = t.ages.map((_, age) => (listings[age] ?? 0) + (reports[age] ?? 0) + (noShows[age] ?? 0));
  const total = (ages: number[]) => ages.reduce((one, other) => one + other, 0);
  return (
    <Section id="market-queues" title={t.queues}>
      <ul className={styles.rows}>
        {t.ages.map((name, age) => (
          <Bar
            key={name}
            name={name}
            value={sums[age] ?? 0}
            most={Math.max(...sums)}
            said={count(sums[age] ?? 0)}
            warn={age === t.ages.length - 1 && (sums[age] ?? 0) > 0}
          />
        ))}
      </ul>
      <p className={styles.note}>
        {t.queueParts(count(total(listings)), count(total(reports)), count(total(noShows)))}
      </p>
      {lifted !== null && <p className={styles.note}>{t.lifted(`${Math.round(lifted * 100)} %`)}</p>}
      <p className={styles.ways}>
        <Link to={paths.adminWorkers} className={buttonClass({ kind: 'line', size: 'sm' })}>
          {t.toListings}
        </Link>
        <Link to={paths.adminReports} className={buttonClass({ kind: 'line', size: 'sm' })}>
          {t.toReports}
        </Link>
        <Link to={paths.adminNoShows} className={buttonClass({ kind: 'line', size: 'sm' })}>
          {t.toNoShows}
        </Link>
      </p>
    </Section>
  );
}

const placesShown = 8;

export function PlaceBars({ places }: { places: Market['places'] }) {
  const t = useMessages('market');
  const placeName = usePlaceNames();
  if (places.length === 0) return null;
  const most = Math.max(...places.map(({ asked }) => asked ?? 0));
  return (
    <Section id="market-places" title={t.byPlace}>
      <ul className={styles.rows}>
        {places.slice(0, placesShown).map(({ place, asked, filled }) => (
          <Bar
            key={place}
            name={placeName(place)}
            value={asked ?? 0}
            part={filled ?? 0}
            most={most}
            said={t.filledOf(count(filled ?? 0), count(asked ?? 0))}
          />
        ))}
      </ul>
    </Section>
  );
}

export function Unfilled({ market: { unfilled } }: { market: Market }) {
  const t = useMessages('market');
  if (unfilled.length === 0) return null;
  const most = Math.max(...unfilled.map((one) => one.count ?? 0));
  return (
    <Section id="market-unfilled" title={t.unfilled}>
      <ul className={styles.rows}>
        {unfilled.map(({ why, count: many }) => (
          <Bar
            key={why}
            name={t.why[why]}
            value={many ?? 0}
            most={most}
            said={many === null ? t.few : count(many)}
          />
        ))}
      </ul>
    </Section>
  );
}

const reasonsShown = 6;

export function Cancelled({ cancelled }: { cancelled: Market['cancelled'] }) {
  const t = useMessages('market');
  if (cancelled.length === 0) return null;
  const reasons: Partial<Record<string, string>> = t.reasons;
  return (
    <Section id="market-cancelled" title={t.cancelled}>
      <ul className={styles.plain}>
        {cancelled.slice(0, reasonsShown).map(({ by, why, count: many }) => (
          <li key={`${by} ${why}`}>
            <span>{t.cancelledBy(t.sides[by], reasons[why ?? ''] ?? t.noReason)}</span>
            <b>{many === null ? t.few : count(many)}</b>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Agreed day wages, with the least that the law allows there. */
export function Wages({ trades }: { trades: Market['trades'] }) {
  const t = useMessages('market');
  const name = useWorkName();
  const rows = trades.flatMap((row) =>
    row.wage
      ? [
          {
            key: keyOf(row),
            cells: [
              name(row),
              rupees(row.wage.low),
              rupees(row.wage.middle),
              rupees(row.wage.high),
              row.wage.minimum === null ? t.noMinimum : rupees(row.wage.minimum),
            ],
          },
        ]
      : [],
  );
  if (rows.length === 0) return null;
  return (
    <Section id="market-wages" title={t.wages}>
      <p className="muted">{t.wagesHint}</p>
      <Table
        caption={t.wages}
        columns={[
          { label: t.trade },
          { label: t.low, numeric: true },
          { label: t.middle, numeric: true },
          { label: t.high, numeric: true },
          { label: t.minimum, numeric: true },
        ]}
        rows={rows}
      />
    </Section>
  );
}
