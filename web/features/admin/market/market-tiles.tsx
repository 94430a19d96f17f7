import type { Market } from '#contract/hiring/market.calls.ts';
import { count, rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './market.module.css';

const percent = (share: number): string => `${Math.round(share * 100)} %`;
/** One place after the point. */
const brief = (value: number): string => String(Math.round(value * 10) / 10);

/** Four figures that say most, each with its weeks where there are any. */
export function Tiles({ market }: { market: Market }) {
  const t = useMessages('market');
  const { all, byWeek, answered, answerHours, back, owed, queues } = market;
  const waiting = [queues.listings, queues.reports, queues.noShows].flat().reduce((a, b) => a + b, 0);
  const old = [queues.listings, queues.reports, queues.noShows].reduce(
    (sum, ages) => sum + (ages.at(-1) ?? 0),
    0,
  );
  const shown = (value: number | null, text: (known: number) => string) =>
    value === null ? t.few : text(value);
  const filledShare = all.asked ? (all.filled ?? 0) / all.asked : null;
  return (
    <ul className={styles.tiles}>
      <Tile
        name={t.filled}
        value={shown(filledShare, percent)}
        note={t.back(shown(back.customers, percent), shown(back.providers, percent))}
        series={byWeek.map(({ asked, filled }) => (asked ? (filled ?? 0) / asked : null))}
        text={percent}
        market={market}
      />
      <Tile
        name={t.answer}
        value={shown(answerHours, (hours) => t.hours(brief(hours)))}
        note={t.within(
          shown(answered.in1, percent),
          shown(answered.in6, percent),
          shown(answered.in24, percent),
        )}
        series={byWeek.map((week) => week.answerHours)}
        text={(hours) => t.hours(brief(hours))}
        market={market}
      />
      <Tile
        name={t.owed}
        value={shown(owed.books, (books) => t.books(books, count(books)))}
        note={
          owed.rupees === null || owed.of === null
            ? t.owedFew
            : t.owedSum(rupees(owed.rupees), count(owed.of))
        }
      />
      <Tile name={t.waiting} value={count(waiting)} note={t.waitingOld(old, count(old))} />
    </ul>
  );
}

interface TileProps {
  name: string;
  value: string;
  note: string;
  series?: (number | null)[];
  text?: (value: number) => string;
  market?: Market;
}

function Tile({ name, value, note, series, text = String, market }: TileProps) {
  const language = useLanguage();
  const t = useMessages('market');
  const weeks = market?.weeks ?? [];
  const day = (week: string | undefined) => (week ? siteDay(week, language) : '');
  return (
    <Card as="li" pad className={styles.tile}>
      <h2 className={styles.tileName}>{name}</h2>
      <p className={styles.figure}>{value}</p>
      <p className={styles.note}>{note}</p>
      {series?.some((one) => one !== null) && (
        <>
          <Line values={series} />
          <p className={styles.ends} aria-hidden="true">
            <span>{day(weeks[0])}</span>
            <span>{day(weeks.at(-1))}</span>
          </p>
          <details className={styles.table}>
            <summary>{t.asTable}</summary>
            <dl>
              {weeks.map((week, place) => (
                <div key={week}>
                  <dt>{day(week)}</dt>
                  <dd>{series[place] == null ? t.few : text(series[place])}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </Card>
  );
}

const width = 200;
const height = 44;

/** A line through the weeks that are told; its table says the same in words. */
function Line({ values }: { values: (number | null)[] }) {
  const most = Math.max(...values.map((value) => value ?? 0), 1e-9);
  const at = (value: number, place: number) => [
    4 + (place / Math.max(1, values.length - 1)) * (width - 8),
    height - 6 - (value / most) * (height - 14),
  ];
  const points = values.flatMap((value, place) => (value === null ? [] : [at(value, place)]));
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={styles.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 ${height - 1}H${width}`} className={styles.axis} />
      <path d={points.map(([px, py], place) => `${place === 0 ? 'M' : 'L'}${px} ${py}`).join('')} />
      <circle cx={x} cy={y} r="4" />
    </svg>
  );
}
