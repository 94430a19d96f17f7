import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { inTab } from '#web/shared/api/storage.ts';
import { settleBy } from '#web/shared/browser/router/scroll.ts';

const storageKey = 'neev:list-places';
const placesKept = 20;
/** So far behind its number a card is gone, and is sought no more: a few pages. */
const furthest = 60;
const acts = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Left {
  /** The history's entry that it was left from. */
  entry: string;
  list: string;
  /** The first card in view, and how far below the window's top it stood, in pixels. */
  id: string;
  top: number;
  /** Its number in the list then. */
  at: number;
}

interface Grown {
  key: readonly unknown[];
  items: readonly { id: string }[];
  cards: RefObject<HTMLElement | null>;
  /** There is a next page, and nothing is on its way. */
  canGrow: boolean;
  more: () => void;
}

/** A sheet's entry counts as the page's below. */
const entryNow = (): string => window.history.state?.over ?? window.history.state?.key ?? '';

function places(): Left[] {
  try {
    return JSON.parse(inTab.get(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

/**
 * A reload deep in a list, and the way back to it, come to the card that was in view, page by page, unless the reader
 * scrolls meanwhile (docs/rules.md#search-12). By the card: pixels lie where cards out of view have a guessed height.
 */
export function useComeBack({ key, items, cards, canGrow, more }: Grown): void {
  const list = JSON.stringify(key);
  const sought = useRef<Left | undefined>(undefined);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  // Of the layout: its end runs while the cards still stand.
  useLayoutEffect(() => {
    const entry = entryNow();
    sought.current = places().find((left) => left.entry === entry && left.list === list);
    const forget = () => {
      sought.current = undefined;
    };
    const leave = () => keepView({ entry, list, items: latest.current, cards });
    for (const act of acts) window.addEventListener(act, forget);
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      for (const act of acts) window.removeEventListener(act, forget);
      window.removeEventListener('pagehide', leave);
    };
  }, [list, cards]);
  useEffect(() => {
    const left = sought.current;
    if (!left || items.length === 0) return;
    const card = cards.current?.children[items.findIndex(({ id }) => id === left.id)];
    if (!card && items.length > left.at + furthest) sought.current = undefined;
    else if (!card && canGrow) more();
    if (!card) return;
    sought.current = undefined;
    // What lies above is guessed in height until it is near, and what lies below may not be long enough yet.
    settleBy(() => {
      card.scrollIntoView({ block: 'start', behavior: 'instant' });
      window.scrollBy({ top: card.getBoundingClientRect().top - left.top, behavior: 'instant' });
      return Math.abs(card.getBoundingClientRect().top - left.top) < 2;
    });
  }, [items, cards, canGrow, more]);
}

type View = Pick<Left, 'entry' | 'list'> & Pick<Grown, 'items' | 'cards'>;

function keepView({ entry, list, items, cards }: View): void {
  const shown = [...(cards.current?.children ?? [])];
  const index = shown.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  const id = items[index]?.id;
  const others = places().filter((left) => left.entry !== entry);
  // At its top a list needs no help.
  const top = window.scrollY > 0 ? shown[index]?.getBoundingClientRect().top : undefined;
  const left: Left[] = id !== undefined && top !== undefined ? [{ entry, list, id, top, at: index }] : [];
  inTab.hold(storageKey, JSON.stringify([...others, ...left].slice(-placesKept)));
}
