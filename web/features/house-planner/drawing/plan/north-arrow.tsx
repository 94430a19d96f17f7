import type { RoadSide } from '#domain/house/model/answers.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Ink } from './inks.ts';

/** Degrees by which north is turned from up, where the road lies below the drawing. */
const turns: Record<RoadSide, number> = { S: 0, E: 90, N: 180, W: 270 };

/** In metres, beside the plot. */
export function NorthArrow({
  road,
  at,
  ink,
  turned,
}: {
  road: RoadSide;
  at: { x: number; y: number };
  ink: Ink;
  turned: boolean;
}) {
  const t = useMessages('house');
  const angle = turns[road];
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${angle})`} fill={ink.accent}>
      <path d="M0 -0.35L0.22 0.35L0 0.2L-0.22 0.35Z" />
      <text
        transform={`translate(0 -0.58) rotate(${(turned ? 90 : 0) - angle})`}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="0.42"
        fontWeight="700"
      >
        {t.north}
      </text>
    </g>
  );
}
