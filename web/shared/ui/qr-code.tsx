import { encode } from 'uqr';

/** Of the standard: a camera needs so many empty modules around the code. */
const quiet = 4;

/** A printed module that is smaller runs into its neighbours. */
const leastModule = 0.35;

interface QrCodeProps {
  text: string;
  label: string;
  /** How wide it is on paper, in millimetres; wider where its modules would be too small. */
  paper?: number;
}

/** A text for a camera: dark on white in every theme, as cameras want it. */
export function QrCode({ text, label, paper }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const width = paper && `${Math.max(paper, size * leastModule).toFixed(2)}mm`;
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={width === undefined ? undefined : { width, height: width }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
