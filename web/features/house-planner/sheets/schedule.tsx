import { feetAndInches, metres } from '#domain/house/sheet/chain.ts';
import type { OpeningType } from '#domain/house/sheet/schedule.ts';
import { scheduleRow, scheduleWidth } from '#domain/house/sheet/sheets.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

/** Millimetres from its left edge. */
const columns = [1.5, 15, 58, 82, 103, 116];

/** Doors and windows by number, in millimetres on the sheet. */
export function Schedule({ rows, x, y }: { rows: readonly OpeningType[]; x: number; y: number }) {
  const t = useMessages('drawings');
  const lines = [
    [t.number, t.kind, t.size, t.sizeInFeet, t.sill, t.count],
    ...rows.map(({ number, kind, width, height, sill, count }) => [
      number,
      t.kinds[kind],
      `${metres(width)} × ${metres(height)}`,
      `${feetAndInches(width)} × ${feetAndInches(height)}`,
      metres(sill),
      String(count),
    ]),
  ];
  return (
    <g fill="#141a3c" fontSize="2.5">
      {lines.map((cells, line) => (
        <g key={cells[0]} fontWeight={line === 0 ? 700 : 500}>
          {cells.map((cell, at) => (
            <text key={columns[at]} x={x + (columns[at] ?? 0)} y={y + (line + 0.7) * scheduleRow}>
              {cell}
            </text>
          ))}
          <path
            d={`M${x} ${y + (line + 1) * scheduleRow}h${scheduleWidth}`}
            stroke="#141a3c"
            strokeWidth={line === 0 ? 0.3 : 0.1}
          />
        </g>
      ))}
      <rect
        x={x}
        y={y}
        width={scheduleWidth}
        height={lines.length * scheduleRow}
        fill="none"
        stroke="#141a3c"
        strokeWidth="0.3"
      />
    </g>
  );
}
