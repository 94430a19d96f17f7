/** Sun over a wall that is being laid: scenery over a profile. */
export function ProfileBand({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg viewBox="0 0 640 200" preserveAspectRatio="xMaxYMax slice" fill="none" aria-hidden="true">
        <circle cx="330" cy="84" r="48" fill="var(--marigold-500)" />
        <g fill="#d07a58" stroke="var(--pk-ink)" strokeWidth="3" strokeLinejoin="round">
          <path d="M400 110h240v90H400zM460 92h180v18H460zM520 74h120v18H520zM580 56h60v18h-60z" />
          <path
            strokeWidth="1.8"
            d="M460 110v18M520 110v18M580 110v18M400 128h240M430 128v18M490 128v18M550 128v18M610 128v18M400 146h240M460 146v18M520 146v18M580 146v18M400 164h240M430 164v18M490 164v18M550 164v18M610 164v18M400 182h240M460 182v18M520 182v18M580 182v18M520 92v18M580 92v18M580 74v18"
          />
        </g>
      </svg>
    </div>
  );
}
