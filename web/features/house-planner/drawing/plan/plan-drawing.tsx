import { floorPlanOf } from '#domain/house/geometry/floor-plan.ts';
import type { FloorPlan, Shape } from '#domain/house/geometry/shapes.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { inks, lookOf, type PlanLook } from './inks.ts';
import { Measure } from './measure.tsx';
import { NorthArrow } from './north-arrow.tsx';
import { type NameProps, RoomName } from './room-name.tsx';

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
