import 'react';

// The parts hand numbers to their style sheets as custom properties.
declare module 'react' {
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined;
  }
}

/** Joins class names, leaving out what is absent. */
export const cx = (...names: (string | false | 0 | 0n | null | undefined)[]) =>
  names.filter(Boolean).join(' ');
