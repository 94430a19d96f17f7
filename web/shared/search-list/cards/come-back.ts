import { type RefObject, useEffect, useRef } from 'react';
import { passedSince } from '#web/shared/api/spans.ts';
import { inTab } from '#web/shared/api/storage.ts';
import { settleBy } from '#web/shared/browser/router/scroll.ts';

const storageKey = 'neev:list-place';
/** Milliseconds: a reload follows its page at once; what is older is another visit. */
const fresh = 60_000;

interface Left {
  list: string;
  /** The first card in view, and how far below the window's top it stood, in pixels. */
  id: string;
  top: number;
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

function readLeft(list: string): Left | undefined {
  try {
    const left = JSON.parse(inTab.get(storageKey) ?? 'null') as Left | null;
    if (left?.list !== list) return undefined;
    inTab.remove(storageKey);
    return passedSince(left.at) < fresh ? left : undefined;
  } catch {
    return undefined;
  }
}

/** A reload deep in a list comes back to the card that was in view, page by page, unless the reader scrolls meanwhile (docs/rules.md#search-12). */
export function useComeBack({ key, items, cards, canGrow, more }: Grown): void {
  const list = JSON.stringify(key);
  const sought = useRef<Left | undefined>(undefined);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    sought.current = readLeft(list);
    const forget = () => {
      sought.current = undefined;
    };
    const leave = () => keepView({ list, items: latest.current, cards });
    for (const act of ['wheel', 'touchmove', 'keydown'] as const) window.addEventListener(act, forget);
    window.addEventListener('pagehide', leave);
    return () => {
      for (const act of ['wheel', 'touchmove', 'keydown'] as const) window.removeEventListener(act, forget);
      window.removeEventListener('pagehide', leave);
    };
  }, [list, cards]);
  useEffect(() => {
    const left = sought.current;
    if (!left || items.length === 0) return;
    const card = cards.current?.children[items.findIndex(({ id }) => id === left.id)];
    if (!card && canGrow) more();
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

function keepView({ list, items, cards }: Pick<Grown, 'items' | 'cards'> & { list: string }): void {
  const shown = [...(cards.current?.children ?? [])];
  const index = shown.findIndex((card) => card.getBoundingClientRect().bottom > 0);
  const id = items[index]?.id;
  // At its top a list needs no help.
  if (!id || window.scrollY === 0) return;
  const top = shown[index]?.getBoundingClientRect().top ?? 0;
  const left: Left = { list, id, top, at: Date.now() };
  inTab.hold(storageKey, JSON.stringify(left));
}
