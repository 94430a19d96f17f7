import type { Market, MarketAsked } from '#contract/hiring/market.calls.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Table } from '#web/shared/ui/table.tsx';
import styles from './market.module.css';

const mostCharts = 9;
const height = 64;
const barWidth = 18;
const gap = 6;

/** "Mason", "Mason, crew", "Construction Labour, worker": a trade says itself who does it alone. */
export function useWorkName(): (work: Market['trades'][number]) => string {
  const { kinds } = useMessages('market');
  const label = useCategoryLabel();
  return ({ of, category, trade }) =>
    trade && of !== 'groupWorker' && of !== 'contractor'
      ? label(trade)
      : `${label(trade ?? category)}, ${kinds[of]}`;
}

/** A small chart a trade, each with its own scale; all trades and weeks stand in the table behind. */
export function TradeCharts({ market: { trades, weeks } }: { market: Market }) {
  const t = useMessages('market');
  const language = useLanguage();
  const name = useWorkName();
  const told = trades.filter(({ asked }) => asked !== null);
  const cell = (value: number | null) => (value === null ? t.few : count(value));
  return (
    <>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.filledKey} /> {t.legendFilled}
        <span className={styles.leftKey} /> {t.legendLeft}
      </p>
      <ul className={styles.charts}>
        {told.slice(0, mostCharts).map((trade) => (
          <li key={keyOf(trade)}>
            <h3 className={cx(styles.trade, isShort(trade) && styles.short)}>{name(trade)}</h3>
            <p className={styles.note}>{t.filledOf(count(trade.filled ?? 0), count(trade.asked ?? 0))}</p>
            {trade.byWeek.some(({ asked }) => asked) && (
              <>
                <Bars weeks={trade.byWeek} />
                <p className={styles.ends} aria-hidden="true">
                  <span>{siteDay(weeks[0] ?? '', language)}</span>
                  <span>{siteDay(weeks.at(-1) ?? '', language)}</span>
                </p>
              </>
            )}
          </li>
        ))}
      </ul>
      {told.length === 0 && <p>{t.tooFew}</p>}
      <details className={styles.table}>
        <summary>{t.asTable}</summary>
        <Table
          caption={t.trades}
          columns={[
            { label: t.trade },
            { label: t.asked, numeric: true },
            { label: t.legendFilled, numeric: true },
            { label: t.legendLeft, numeric: true },
          ]}
          rows={trades.map((trade) => ({
            key: keyOf(trade),
            cells: [name(trade), cell(trade.asked), cell(trade.filled), cell(trade.missing)],
          }))}
        />
      </details>
    </>
  );
}

export const keyOf = ({ of, category, trade }: Market['trades'][number]): string =>
  `${of} ${category} ${trade ?? ''}`;

/** Whether more ended with places left than were filled. */
const isShort = ({ filled, missing }: Market['trades'][number]): boolean => (missing ?? 0) > (filled ?? 0);

function Bars({ weeks }: { weeks: MarketAsked[] }) {
  const most = Math.max(1, ...weeks.map(({ asked }) => asked ?? 0));
  const tall = (lines: number) => (lines / most) * (height - 4);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${weeks.length * (barWidth + gap)} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {weeks.map(({ asked, filled }, place) => {
        const x = place * (barWidth + gap) + gap / 2;
        const [all, done] = [tall(asked ?? 0), tall(filled ?? 0)];
        return (
          // A week has no other name than its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: the weeks stand still
          <g key={place}>
            <rect x={x} y={height - all - 1} width={barWidth} height={all} className={styles.left} />
            <rect x={x} y={height - done - 1} width={barWidth} height={done} className={styles.done} />
          </g>
        );
      })}
      <path d={`M0 ${height - 1}H${weeks.length * (barWidth + gap)}`} className={styles.axis} />
    </svg>
  );
}
