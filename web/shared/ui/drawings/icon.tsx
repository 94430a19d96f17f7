import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

type IconProps = { name: IconName; size?: number; className?: string };

/** Decoration in the colour of its text; the control it stands in carries the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={className ? `ic ${className}` : 'ic'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
