import { memo } from 'react';
import type { Plan } from '#domain/house/model/model.ts';
import { ink, skies } from '../look.ts';
import { drawOutside, type OutsideLook } from './strokes.ts';

interface Drawn {
  plan: Plan;
  look: OutsideLook;
  label: string;
}

/** The house from outside, drawn in parallel lines from its own geometry; anew only for another house. */
export const OutsideDrawing = memo(({ plan, look, label }: Drawn) => {
  const { light } = look;
  const { strokes, box } = drawOutside(plan, look);
  const [x = 0, y = 0, x2 = 0, y2 = 0] = box;
  const [width, height] = [x2 - x, y2 - y];
  const margin = Math.max(width, height) * 0.05;
  const [sky, ground] = skies[light];
  const thin = Math.max(width, height * 1.4) / 420;
  return (
    <svg
      viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
    >
      <rect x={x - 100} y={y - 100} width={width + 200} height={100 + height * 0.62} fill={sky} />
      <rect x={x - 100} y={y + height * 0.62} width={width + 200} height={height + 100} fill={ground} />
      {strokes.map(({ d, fill, line }, place) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the drawing
          key={place}
          d={d}
          fill={line ? 'none' : fill}
          stroke={line ? ink[light] : fill}
          strokeWidth={(line ? thin * 1.5 : thin * 0.6).toFixed(3)}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
});
