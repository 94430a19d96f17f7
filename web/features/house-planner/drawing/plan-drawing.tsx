import { floorPlanOf } from '#domain/house/geometry/floor-plan.ts';
import type { FloorPlan, NamedKind, Shape } from '#domain/house/geometry/shapes.ts';
import type { RoadSide } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { feet } from '#domain/house/model/rect.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { type Ink, inks, lookOf, type PlanLook } from './inks.ts';

// Marks above and below their letters take no width; those beside them do.
const lettersOf = (line: string) => [...line].filter((sign) => !/\p{Mn}/u.test(sign)).length;

/** A name in one line, and where it has words in two that are as equal as may be. */
function waysToWrite(name: string): string[][] {
  const words = name.split(' ');
  const halves = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .toSorted((a, b) => Math.max(...a.map(lettersOf)) - Math.max(...b.map(lettersOf)));
  return [[name], ...halves.slice(0, 1)];
}

/** A turned name, and one in two lines, is read less well than another of its size. */
const [forUpright, forTwo] = [0.75, 0.85];

/** The name as it is read best: in one line or two, across the room or along it. */
function fitted(name: string, width: number, depth: number) {
  const letter = /\p{Script=Latin}/u.test(name) ? 0.56 : 0.66;
  const ways = waysToWrite(name).flatMap((lines) => {
    const ems = letter * Math.max(...lines.map(lettersOf));
    const high = 1.15 * lines.length - 0.15;
    return [false, true].map((upright) => {
      const [length, other] = upright ? [depth, width] : [width, depth];
      const size = Math.min(0.46, (length * 0.9) / ems, (other * 0.62) / high);
      const read = size * (upright ? forUpright : 1) * (lines.length > 1 ? forTwo : 1);
      return { lines, size, upright, read };
    });
  });
  return ways.reduce((best, way) => (way.read > best.read ? way : best));
}

/** What keeps a name legible over the lines that cross a court out, or over treads. */
function overLines(kind: NamedKind, ink: Ink): string | undefined {
  if (kind === 'court') return ink.open;
  return kind === 'stair' ? ink.fill : undefined;
}

function RoomName({ shape, ink, t, turned }: NameProps & { shape: Extract<Shape, { shape: 'room' }> }) {
  const [width, depth] = turned ? [shape.depth, shape.width] : [shape.width, shape.depth];
  const name = t.roomNames[shape.kind];
  const { lines, size, upright } = fitted(name, width, depth);
  if (size < 0.27) return null;
  const foot = (metres: number) => String(Math.round(feet(metres)));
  const across = upright ? depth : width;
  const sides = t.sides(foot(width), foot(depth));
  const both =
    !upright &&
    depth > size * (1.45 + 1.15 * lines.length) &&
    across > sides.length * size * 0.45 &&
    shape.kind !== 'stair';
  // The middle of all lines is the room's.
  const first = (both ? -0.1 : 0.35) - 0.575 * (lines.length - 1);
  const turn = (turned ? 90 : 0) + (upright ? -90 : 0);
  return (
    <text
      transform={`translate(${shape.x.toFixed(2)} ${shape.y.toFixed(2)}) rotate(${turn})`}
      textAnchor="middle"
      fill={ink.line}
      fontSize={size.toFixed(2)}
      fontWeight="600"
      stroke={overLines(shape.kind, ink)}
      strokeWidth="0.14"
      paintOrder="stroke"
    >
      {lines.map((line, at) => (
        <tspan key={line} x="0" dy={at > 0 ? '1.15em' : `${first.toFixed(3)}em`}>
          {line}
        </tspan>
      ))}
      {both && (
        <tspan x="0" dy="1.15em" fontSize={(size * 0.8).toFixed(2)} fontWeight="400" fill={ink.soft}>
          {sides}
        </tspan>
      )}
    </text>
  );
}

interface NameProps {
  ink: Ink;
  t: Messages<'house'>;
  turned: boolean;
}

function Measure({ shape, ink, t, turned }: NameProps & { shape: Extract<Shape, { shape: 'measure' }> }) {
  const { x, y, metres, upright } = shape;
  const half = metres / 2;
  const [dx, dy] = upright ? [0, half] : [half, 0];
  const [tx, ty] = upright ? [0.14, 0] : [0, 0.14];
  const turn = turned ? (upright ? 90 : 0) : upright ? -90 : 0;
  const away = upright && !turned ? -0.14 : 0.52;
  const ends = [-1, 1].map(
    (end) => `M${x + dx * end - tx} ${y + dy * end - ty}L${x + dx * end + tx} ${y + dy * end + ty}`,
  );
  return (
    <g fill="none" stroke={ink.accent} strokeWidth={0.045}>
      <path d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}${ends.join('')}`} />
      <text
        transform={`translate(${x} ${y}) rotate(${turn}) translate(0 ${away})`}
        textAnchor="middle"
        fontSize="0.46"
        fontWeight="600"
        fill={ink.accent}
        // The plot's edge passes below it.
        stroke={ink.ground}
        strokeWidth="0.2"
        paintOrder="stroke"
      >
        {t.feet(String(Math.round(feet(metres))))}
      </text>
    </g>
  );
}

/** Degrees by which north is turned from up, where the road lies below the drawing. */
const turns: Record<RoadSide, number> = { S: 0, E: 90, N: 180, W: 270 };

/** In metres, beside the plot. */
function NorthArrow({
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

function Drawing({ shape, ...of }: NameProps & { shape: Shape }) {
  if (shape.shape === 'room') return <RoomName shape={shape} {...of} />;
  if (shape.shape === 'measure') return <Measure shape={shape} {...of} />;
  const look = lookOf(shape.role, of.ink);
  if (shape.shape === 'line')
    return <line {...look} x1={shape.x1} y1={shape.y1} x2={shape.x2} y2={shape.y2} />;
  if (shape.shape === 'path') return <path {...look} d={shape.d} />;
  const { x, y, width, height } = shape;
  return <rect {...look} x={x} y={y} width={width} height={height} />;
}

const boxOf = ({ viewBox: { x, y, width, height } }: FloorPlan, turned: boolean) =>
  // Turned by a quarter to the left, (x, y) comes to lie at (y, -x): the road is then at the right.
  turned ? [y, -(x + width), height, width] : [x, y, width, height];

/** A floor as drawn; `turned` lays a deep plot on its side, with the road at the right. */
export function PlanDrawing({
  plan,
  floor,
  look = 'blueprint',
  turned = false,
}: {
  plan: Plan;
  floor: number;
  look?: PlanLook;
  turned?: boolean;
}) {
  const t = useMessages('house');
  const drawn = floorPlanOf(plan, floor);
  const ink = inks[look];
  const { x, y, width, height } = drawn.viewBox;
  const names = drawn.shapes.flatMap((shape) => (shape.shape === 'room' ? [t.roomNames[shape.kind]] : []));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={boxOf(drawn, turned)
        .map((value) => value.toFixed(2))
        .join(' ')}
      role="img"
      aria-label={t.planAlt(t.floorPlan(floor), names.join(', '))}
      fontFamily="Anek, 'Anek Hindi', 'Anek Script', 'Noto Sans', 'Noto Sans Devanagari', sans-serif"
    >
      <g transform={turned ? 'rotate(-90)' : undefined}>
        <rect x={x - 50} y={y - 50} width={width + 100} height={height + 100} fill={ink.ground} />
        {drawn.shapes.map((shape, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the drawing
          <Drawing key={place} shape={shape} ink={ink} t={t} turned={turned} />
        ))}
        {floor === 0 && (
          <text
            transform={`translate(${x + width / 2} ${y + height - 0.25})`}
            textAnchor="middle"
            fontSize="0.5"
            fill={ink.soft}
          >
            {plan.answers.road ? t.roadAt[plan.answers.road] : t.road}
          </text>
        )}
        {plan.answers.road && (
          <NorthArrow
            road={plan.answers.road}
            at={{ x: x + width - 0.9, y: y + 0.9 }}
            ink={ink}
            turned={turned}
          />
        )}
      </g>
    </svg>
  );
}
