import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadIcons } from './drawings/icon-paths.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

const loads: (() => Promise<void>)[] = [];

/** @returns the part, and how to have it come before it is shown */
function comingBy<Props extends object>(load: Load<Props>, waiting: ReactNode) {
  let Part: ComponentType<Props> | undefined;
  const come = async () => {
    [Part] = await Promise.all([load(), loadIcons()]);
  };
  const Coming = (props: Props) => {
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
    return Part ? createElement(Part, props) : waiting;
  };
  return { Coming, come };
}

/**
 * A part of a page that comes once it is shown. Without a line it waits for one: the page round it stands.
 * @param load its code, and the words that it needs at once
 * @param waiting stands in its place until then
 */
export const part = <Props extends object>(load: Load<Props>, waiting: ReactNode = null) =>
  comingBy(load, waiting).Coming;

/** What no page waits for: it comes when it is first shown, or once the page has settled. */
export function later<Props extends object>(load: Load<Props>) {
  const { Coming, come } = comingBy(load, null);
  loads.push(come);
  return Coming;
}

/** Loads all of it ahead, so that it opens at once, and without a line too. */
export const loadLater = (): Promise<unknown> => Promise.allSettled(loads.map((come) => come()));
