import type { Shape } from '#domain/house/geometry/shapes.ts';
import { feet } from '#domain/house/model/rect.ts';
import type { NameProps } from './room-name.tsx';

export function Measure({
  shape,
  ink,
  t,
  turned,
}: NameProps & { shape: Extract<Shape, { shape: 'measure' }> }) {
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
