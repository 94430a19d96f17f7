import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** mulberry32: the same seed gives the same cuts again. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const newSeed = (): number => Number(process.env.CUTS_SEED ?? Math.floor(Math.random() * 1e6));

export interface Line {
  /** Cuts or mends the line, or leaves it: before a step. */
  chance: () => Promise<void>;
  /** Mends it, and cuts no more. */
  mend: () => Promise<void>;
}

/**
 * A line that is cut and mended at random, between two steps and in the middle of a call alike. The seed is printed;
 * CUTS_SEED repeats it.
 */
export function randomLine(context: BrowserContext, note: (seed: number) => void): Line {
  const seed = newSeed();
  note(seed);
  const random = randomOf(seed);
  let over = false;
  const set = (offline: boolean) => context.setOffline(offline);
  context.on('request', () => {
    if (!over && random() < 0.05) void set(true).catch(() => undefined);
  });
  return {
    chance: async () => {
      const drawn = random();
      if (drawn < 0.45) await set(true);
      else if (drawn < 0.8) await set(false);
    },
    mend: async () => {
      over = true;
      await set(false);
    },
  };
}

/** Until what is seen once stays on this device. */
export async function keepsPages(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.reload();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller?.state')).toBe('activated');
  await page.waitForLoadState('networkidle');
  // The files of the styles that came within the page follow once it has settled.
  const missing = `Promise.all([...document.querySelectorAll('link[rel=stylesheet][disabled]')].map(({ href }) =>
    caches.match(href))).then((kept) => kept.filter((one) => !one).length)`;
  await expect.poll(() => page.evaluate(missing)).toBe(0);
}

/** Neev's own page, whatever became of the line. */
export async function isNeev(page: Page, address: string): Promise<void> {
  expect(page.url().startsWith(address)).toBe(true);
  await expect(page.getByRole('main')).toBeVisible();
}
