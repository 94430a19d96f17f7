import { type ComponentType, createElement, useEffect, useState } from 'react';
import { loadIcons } from './drawings/icon-paths.ts';

const loads: (() => Promise<void>)[] = [];

/**
 * What no page waits for: it comes when it is first shown, or once the page has settled. Without a line it waits for one.
 * @param load its code
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  const come = async () => {
    [Part] = await Promise.all([load(), loadIcons()]);
  };
  loads.push(come);
  return (props: Props) => {
    const [, setHere] = useState(Part !== undefined);
    useEffect(() => {
      if (Part) return;
      const show = () =>
        void come().then(
          () => setHere(true),
          () => undefined,
        );
      show();
      window.addEventListener('online', show);
      return () => window.removeEventListener('online', show);
    }, []);
    return Part ? createElement(Part, props) : null;
  };
}

/** Loads all of it ahead, so that it opens at once, and without a line too. */
export const loadLater = (): Promise<unknown> => Promise.allSettled(loads.map((come) => come()));
