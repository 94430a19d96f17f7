import { type SpotName, spots } from './icon-paths.ts';
import { pictogramStrokes } from './pictogram-strokes.ts';
import { StrokeDrawing } from './strokes.tsx';

export type PictogramName = keyof typeof pictogramStrokes;

/** Decoration beside a word; size in pixels. `ground` is the line it stands on. */
export function Pictogram({
  name,
  size = 72,
  ground = true,
  className,
}: {
  name: PictogramName;
  size?: number;
  ground?: boolean;
  className?: string;
}) {
  return (
    <StrokeDrawing
      className={className}
      strokes={pictogramStrokes[name]}
      ground={ground ? 'M8 65h56' : ''}
      viewBox="0 0 72 72"
      width={size}
      height={size}
    />
  );
}

/** The picture of an empty or failed view, 160 x 120. */
export function Spot({ name }: { name: SpotName }) {
  return (
    <StrokeDrawing
      strokes={spots[name] ?? []}
      ground="M14 104h132"
      viewBox="0 0 160 120"
      width={160}
      height={120}
    />
  );
}
