import type { FloorPlan, Shape } from '#domain/house/geometry/floor-plan.ts';
import { floorPlanOf } from '#domain/house/geometry/floor-plan.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { feet } from '#domain/house/model/model.ts';
import type { Words } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

/** On screen white on indigo, as a blueprint; on paper ink on white. The attributes carry the look, so that a saved file has it. */
const inks = {
  blueprint: {
    ground: '#182259',
    plot: '#8fa8ec',
    line: '#ffffff',
    thin: '#afc0ff',
    fill: '#1f2c73',
    open: '#182259',
    accent: '#ffc247',
    soft: '#d5dbf3',
    car: '#3d55c4',
  },
  paper: {
    ground: '#ffffff',
    plot: '#5a5f7b',
    line: '#141a3c',
    thin: '#5a5f7b',
    fill: '#f3f1e8',
    open: '#ffffff',
    accent: '#7a4b00',
    soft: '#3f4566',
    car: '#c3cff0',
  },
};
export type PlanLook = keyof typeof inks;
type Ink = (typeof inks)['blueprint'];

type Drawn = Exclude<Shape, { shape: 'room' } | { shape: 'measure' }>;

function lookOf(role: Drawn['role'], ink: Ink) {
  switch (role) {
    case 'plot':
      return { fill: 'none', stroke: ink.plot, strokeWidth: 0.05, strokeDasharray: '0.5 0.15 0.08 0.15' };
    case 'set-back':
      return { fill: 'none', stroke: ink.plot, strokeWidth: 0.02, strokeDasharray: '0.15 0.15' };
    case 'floor':
      return { fill: ink.fill };
    case 'open-floor':
      return { fill: ink.open, stroke: ink.thin, strokeWidth: 0.03, strokeDasharray: '0.2 0.12' };
    case 'wall':
    case 'inner-wall':
      return { fill: ink.line };
    case 'railing':
    case 'stair':
      return { fill: 'none', stroke: ink.thin, strokeWidth: 0.03 };
    case 'window':
      return { fill: ink.ground, stroke: ink.line, strokeWidth: 0.04 };
    case 'car':
      return { fill: ink.car, rx: 0.4, opacity: 0.6 };
    default:
      return { fill: 'none', stroke: ink.accent, strokeWidth: 0.04 };
  }
}

/** Room for a name across and along a room: it is turned, made smaller or left out. */
function fitted(name: string, width: number, depth: number) {
  // Devanagari marks stand above and below their letters and take no width.
  const letters = [...name].filter((sign) => !/\p{M}/u.test(sign)).length;
  const room = (length: number, other: number) =>
    Math.min(0.46, (length * 0.9) / (letters * 0.56), other * 0.62);
  const [across, along] = [room(width, depth), room(depth, width)];
  const upright = along > across * 1.25;
  const size = Math.max(across, along * (upright ? 1 : 0));
  return { size, upright };
}

function RoomName({ shape, ink, words, turned }: NameProps & { shape: Extract<Shape, { shape: 'room' }> }) {
  const [width, depth] = turned ? [shape.depth, shape.width] : [shape.width, shape.depth];
  const name = words.roomNames[shape.kind];
  const { size, upright } = fitted(name, width, depth);
  if (size < 0.2) return null;
  const foot = (metres: number) => String(Math.round(feet(metres)));
  const across = upright ? depth : width;
  const sides = words.sides(foot(width), foot(depth));
  const both =
    !upright && depth > size * 2.6 && across > sides.length * size * 0.45 && shape.kind !== 'stair';
  const turn = (turned ? 90 : 0) + (upright ? -90 : 0);
  return (
    <text
      transform={`translate(${shape.x.toFixed(2)} ${shape.y.toFixed(2)}) rotate(${turn})`}
      textAnchor="middle"
      fill={ink.line}
      fontSize={size.toFixed(2)}
      fontWeight="600"
    >
      <tspan x="0" dy={both ? '-0.1em' : '0.35em'}>
        {name}
      </tspan>
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
  words: Words<'house'>;
  turned: boolean;
}

function Measure({ shape, ink, words, turned }: NameProps & { shape: Extract<Shape, { shape: 'measure' }> }) {
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
        stroke="none"
      >
        {words.feet(String(Math.round(feet(metres))))}
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
  const words = useMessages('house');
  const drawn = floorPlanOf(plan, floor);
  const ink = inks[look];
  const { x, y, width, height } = drawn.viewBox;
  const names = plan.rooms.filter((room) => room.floor === floor).map(({ kind }) => words.roomNames[kind]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={boxOf(drawn, turned)
        .map((value) => value.toFixed(2))
        .join(' ')}
      role="img"
      aria-label={words.planAlt(words.floorPlan(floor), names.join(', '))}
      fontFamily="Anek, 'Noto Sans', 'Noto Sans Devanagari', sans-serif"
    >
      <g transform={turned ? 'rotate(-90)' : undefined}>
        <rect x={x - 50} y={y - 50} width={width + 100} height={height + 100} fill={ink.ground} />
        {drawn.shapes.map((shape, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the drawing
          <Drawing key={place} shape={shape} ink={ink} words={words} turned={turned} />
        ))}
        {floor === 0 && (
          <text
            transform={`translate(${x + width / 2} ${y + height - 0.25})`}
            textAnchor="middle"
            fontSize="0.5"
            fill={ink.soft}
          >
            {words.road}
          </text>
        )}
      </g>
    </svg>
  );
}
