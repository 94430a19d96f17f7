import type { Router } from './router.ts';

const storageKey = 'neev:scroll';
const entriesKept = 60;
/** Milliseconds in which a page may still grow to where one was. */
const growing = 5000;

/** How far down each entry of the history was: by its key, in pixels. */
function kept(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
  } catch {
    return new Map();
  }
}

function keep(places: Map<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-entriesKept)));
  } catch {
    // No room, or none allowed: a reload begins at the top.
  }
}

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Tries until it succeeds, as the page grows; a user who scrolls by hand goes on from where they are. */
function onceGrown(succeeds: () => boolean): () => void {
  if (succeeds()) return () => undefined;
  const grows = new ResizeObserver(() => succeeds() && end());
  const timer = setTimeout(() => end(), growing);
  const end = () => {
    grows.disconnect();
    clearTimeout(timer);
    for (const hand of hands) window.removeEventListener(hand, end);
  };
  for (const hand of hands) window.addEventListener(hand, end, { passive: true });
  grows.observe(document.body);
  return end;
}

function scrollDown(to: number): boolean {
  window.scrollTo({ top: to, behavior: 'instant' });
  return window.scrollY >= to - 2;
}

function showPart(id: string): boolean {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  return part !== null;
}

let settle = () => {};
/** The entry that a page settles itself. */
let settled: string | undefined;

/** For a page that knows better than by pixels where one was, as a list by its card. @param succeeds tries it */
export function settleBy(succeeds: () => boolean): void {
  settle();
  settled = window.history.state?.key;
  settle = onceGrown(succeeds);
}

/** A new page begins at its top or at its part; the way back, or a reload, leads to where one was. */
export function keepScroll(router: Router): void {
  const places = kept();
  let key: string | undefined;
  window.history.scrollRestoration = 'manual';
  window.addEventListener(
    'scroll',
    () => {
      if (key !== undefined) places.set(key, Math.round(window.scrollY));
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => keep(places));
  router.onRendered(({ to, keepsScroll }) => {
    const before = key;
    key = to.key;
    if (to.key === before || to.key === settled) return;
    settled = undefined;
    settle();
    const place = places.get(to.key);
    if (keepsScroll) settle = () => {};
    else if (place !== undefined) settle = onceGrown(() => scrollDown(place));
    else if (to.hash) settle = onceGrown(() => showPart(to.hash));
    else if (before !== undefined) scrollDown(0);
  });
}
