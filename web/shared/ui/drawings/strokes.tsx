/** One line of a drawing; `fill` and `stroke` name an ink of the theme, or give a colour. */
export type Stroke = {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  transform?: string;
};

const inks: Record<string, string> = {
  ink: 'var(--pk-ink)',
  hot: 'var(--pk-hot)',
  white: 'var(--pk-white)',
  soft: 'var(--pk-soft)',
  brick: 'var(--pk-brick)',
  skin: 'var(--pk-skin, #b9764a)',
};
const paint = (name?: string) => (name ? (inks[name] ?? name) : undefined);

type Drawing = { strokes: Stroke[]; ground: string; viewBox: string; width: number; height: number };

export function StrokeDrawing({
  strokes,
  ground,
  viewBox,
  width,
  height,
  className,
}: Drawing & { className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={viewBox}
      fill="none"
      stroke="var(--pk-ink)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes.map((line) => (
        <path
          key={line.d}
          d={line.d}
          fill={paint(line.fill)}
          stroke={paint(line.stroke)}
          strokeWidth={line.width}
          strokeDasharray={line.dash}
          transform={line.transform}
        />
      ))}
      <path d={ground} />
    </svg>
  );
}
