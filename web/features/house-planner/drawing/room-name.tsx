import type { NamedKind, Shape } from '#domain/house/geometry/shapes.ts';
import { feet } from '#domain/house/model/rect.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import type { Ink } from './inks.ts';

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

export function RoomName({
  shape,
  ink,
  t,
  turned,
}: NameProps & { shape: Extract<Shape, { shape: 'room' }> }) {
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

export interface NameProps {
  ink: Ink;
  t: Messages<'house'>;
  turned: boolean;
}
