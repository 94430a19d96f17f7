import type { NamedKind, Shape } from '#domain/house/geometry/floor-plan/shapes.ts';
import { feet } from '#domain/house/model/rect.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import type { Ink } from './inks.ts';

/** Room for a name across and along a room: it is turned, made smaller or left out. */
function fitted(name: string, width: number, depth: number) {
  // Marks above and below their letters take no width; those beside them do.
  const letters = [...name].filter((sign) => !/\p{Mn}/u.test(sign)).length;
  const letter = /\p{Script=Latin}/u.test(name) ? 0.56 : 0.66;
  const room = (length: number, other: number) =>
    Math.min(0.46, (length * 0.9) / (letters * letter), other * 0.62);
  const [across, along] = [room(width, depth), room(depth, width)];
  const upright = along > across * 1.25;
  const size = Math.max(across, along * (upright ? 1 : 0));
  return { size, upright };
}

/** What keeps a name legible over the lines that cross a court out, or over treads. */
function overLines(kind: NamedKind, ink: Ink): string | undefined {
  if (kind === 'court') return ink.open;
  return kind === 'stair' ? ink.fill : undefined;
}

export function RoomName({
  shape,
  ink,
  t,
  turned,
}: NameProps & { shape: Extract<Shape, { shape: 'room' }> }) {
  const [width, depth] = turned ? [shape.depth, shape.width] : [shape.width, shape.depth];
  const name = t.roomNames[shape.kind];
  const { size, upright } = fitted(name, width, depth);
  if (size < 0.2) return null;
  const foot = (metres: number) => String(Math.round(feet(metres)));
  const across = upright ? depth : width;
  const sides = t.sides(foot(width), foot(depth));
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
      stroke={overLines(shape.kind, ink)}
      strokeWidth="0.14"
      paintOrder="stroke"
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

export interface NameProps {
  ink: Ink;
  t: Messages<'house'>;
  turned: boolean;
}
