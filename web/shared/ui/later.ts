import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadIcons } from './drawings/icon-paths.ts';
import { untilItComes } from './until-it-comes.ts';

/**
 * A part of a page that comes once it is shown, or as soon as there is a line: the page round it stands.
 * @param load its code, and the words that it needs at once
 * @param waiting stands in its place until then; a function learns whether it did not come at first
 * @param loads gets how to have it come before it is shown
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode | ((isLost: boolean) => ReactNode) = null,
  loads?: (() => Promise<void>)[],
) {
  let Part: ComponentType<Props> | undefined;
  const come = async () => {
    [Part] = await Promise.all([load(), loadIcons()]);
  };
  loads?.push(come);
  return (props: Props) => {
    const [, setHere] = useState(Part !== undefined);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (Part) return;
      const left = new AbortController();
      void untilItComes(come, left.signal, () => setLost(true)).then(() => setHere(true));
      return () => left.abort();
    }, []);
    if (Part) return createElement(Part, props);
    return typeof waiting === 'function' ? waiting(isLost) : waiting;
  };
}

const onAnyPage: (() => Promise<void>)[] = [];

/** What no page waits for: it comes when it is first shown, or once the page has settled. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  part(load, null, onAnyPage);

/** Loads all of it ahead, so that it opens at once, and without a line too. */
export const loadLater = (): Promise<unknown> => Promise.allSettled(onAnyPage.map((come) => come()));
