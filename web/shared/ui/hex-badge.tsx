const NUT =
  'M8.2 1.8h7.6a2 2 0 0 1 1.7 1l4.7 8.2a2 2 0 0 1 0 2l-4.7 8.2a2 2 0 0 1-1.7 1H8.2a2 2 0 0 1-1.7-1L1.8 13a2 2 0 0 1 0-2l4.7-8.2a2 2 0 0 1 1.7-1z';
const OPEN_NUT =
  'M8.2 2.8h7.6a1.3 1.3 0 0 1 1.1.6l4.5 7.9a1.3 1.3 0 0 1 0 1.3l-4.5 7.9a1.3 1.3 0 0 1-1.1.7H8.2a1.3 1.3 0 0 1-1.1-.7l-4.5-7.9a1.3 1.3 0 0 1 0-1.3l4.5-7.9a1.3 1.3 0 0 1 1.1-.6z';

/** The verification mark: a solid nut with a tick, or a dashed nut with a dash. */
export function HexBadge({ verified, size = 20 }: { verified: boolean; size?: number }) {
  return (
    <svg
      className="ic"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {verified ? (
        <>
          <path d={NUT} fill="currentColor" />
          <path d="m7 12.3 3.6 3.5L17 8.5" stroke="var(--hex-tick)" strokeWidth={2.6} />
        </>
      ) : (
        <>
          <path d={OPEN_NUT} stroke="currentColor" strokeWidth={2} strokeDasharray="3.6 3" />
          <path d="M8.5 12h7" stroke="currentColor" strokeWidth={2.4} />
        </>
      )}
    </svg>
  );
}
