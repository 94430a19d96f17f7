/** Metres in all: the longest that is shorter than the place for it. */
const lengths = [1, 2, 5, 10, 20, 50, 100];
const longest = 55;

/** Four parts, black and white by turns, so that a copy of another size can still be measured. */
export function ScaleBar({ x, y, scale }: { x: number; y: number; scale: number }) {
  const metres = lengths.findLast((length) => (length * 1000) / scale <= longest) ?? 1;
  const part = (metres * 1000) / scale / 4;
  return (
    <g stroke="#141a3c" strokeWidth="0.2">
      {[0, 1, 2, 3].map((at) => (
        <rect key={at} x={x + at * part} y={y} width={part} height="1.6" fill={at % 2 ? '#fff' : '#141a3c'} />
      ))}
      {[0, 2, 4].map((at) => (
        <text
          key={at}
          x={x + at * part}
          y={y + 5}
          fontSize="2.6"
          textAnchor={at === 0 ? 'start' : 'middle'}
          stroke="none"
        >
          {`${(metres * at) / 4}${at === 4 ? ' m' : ''}`}
        </text>
      ))}
    </g>
  );
}
