import type { Layer, Mark } from '#domain/house/sheet/marks.ts';

/** Millimetres of pen. */
const pens: Record<Layer, number> = {
  site: 0.25,
  rooms: 0.05,
  walls: 0.25,
  columns: 0.25,
  doors: 0.18,
  windows: 0.18,
  stairs: 0.13,
  furniture: 0.13,
  dimensions: 0.1,
  text: 0.1,
};
const ink = '#141a3c';
const inkOf: Partial<Record<Layer, string>> = {
  furniture: '#5a5f7b',
  dimensions: '#3f4566',
  stairs: '#3f4566',
};
const fills = { cut: ink, pale: '#faf8f1' };

const arcPath = (
  { at, radius, from, to }: Extract<Mark, { mark: 'arc' }>,
  flip: (spot: readonly [number, number]) => string,
) => {
  const on = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return flip([at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)]);
  };
  const turn = (((to - from) % 360) + 360) % 360;
  return `M${on(from)}A${radius} ${radius} 0 ${turn > 180 ? 1 : 0} 0 ${on(to)}`;
};

/** Marks in metres, y upwards, on a sheet whose units are metres at its scale. */
export function Marks({ marks, scale }: { marks: readonly Mark[]; scale: number }) {
  const flip = ([x, y]: readonly [number, number]) => `${x.toFixed(3)} ${(-y).toFixed(3)}`;
  return (
    <>
      {marks.map((mark, place) => {
        const { layer } = mark;
        const stroke = {
          stroke: inkOf[layer] ?? ink,
          strokeWidth: ((pens[layer] * scale) / 1000).toFixed(4),
        };
        const key = place;
        if (mark.mark === 'text')
          return (
            <text
              key={key}
              transform={`translate(${flip(mark.at)})${mark.upright ? ' rotate(-90)' : ''}`}
              dy="0.35em"
              textAnchor="middle"
              fontSize={mark.size.toFixed(3)}
              fontWeight={mark.bold ? 700 : 500}
              fill={ink}
            >
              {mark.text}
            </text>
          );
        if (mark.mark === 'arc') {
          if (mark.to - mark.from === 360)
            return (
              <circle
                key={key}
                cx={mark.at[0].toFixed(3)}
                cy={(-mark.at[1]).toFixed(3)}
                r={mark.radius}
                fill="none"
                {...stroke}
              />
            );
          return <path key={key} d={arcPath(mark, flip)} fill="none" {...stroke} />;
        }
        return (
          <path
            key={key}
            d={`M${mark.points.map(flip).join('L')}${mark.closed ? 'Z' : ''}`}
            fill={mark.fill ? fills[mark.fill] : 'none'}
            strokeDasharray={mark.dashed ? `${scale / 500} ${scale / 800}` : undefined}
            {...stroke}
          />
        );
      })}
    </>
  );
}
