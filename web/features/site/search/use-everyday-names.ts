import { useState } from 'react';
import type { EverydayNames } from './wanted.ts';

const none: EverydayNames = new Map();

/** What people call a trade: loaded by who begins to search, since the page is weighed. Without it labels are understood alone. */
export function useEverydayNames(): { names: EverydayNames; load: () => void } {
  const [names, setNames] = useState(none);
  const load = () => {
    if (names === none)
      import('./everyday-names.ts').then(
        ({ everydayNames }) => setNames(everydayNames),
        () => undefined,
      );
  };
  return { names, load };
}
