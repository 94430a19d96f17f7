/** The brand mark: a stepped footing, three courses, wide at the foot. `onBase` is the marigold one for dark ground. */
export function Mark({ size = 48, onBase = false }: { size?: number; onBase?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="11" fill={onBase ? 'var(--accent)' : 'var(--mark-bg)'} />
      <path
        fill={onBase ? '#141a3c' : '#fff'}
        d="M10.6 30.5h26.8a1.6 1.6 0 0 1 1.6 1.6v4.3a1.6 1.6 0 0 1-1.6 1.6H10.6A1.6 1.6 0 0 1 9 36.4v-4.3a1.6 1.6 0 0 1 1.6-1.6zM15.6 21h16.8a1.6 1.6 0 0 1 1.6 1.6v4.3a1.6 1.6 0 0 1-1.6 1.6H15.6a1.6 1.6 0 0 1-1.6-1.6v-4.3a1.6 1.6 0 0 1 1.6-1.6z"
      />
      <rect x="19" y="10" width="10" height="9" rx="1.6" fill={onBase ? '#93371f' : '#ffb31a'} />
    </svg>
  );
}
