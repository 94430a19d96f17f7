import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, expect, type Page, type Response } from '@playwright/test';

/** What a browser loads of the built product, in kB (1,000 bytes) of JavaScript and CSS, gzip at its best. */
export interface Weights {
  home: number;
  /** The socket client and the notices, which come to who is logged in once the home page has settled. */
  line: number;
  /** The workers list after the home page. */
  list: number;
  /** The chat page after the home page. */
  chat: number;
  /** The 3D house with its model, from its own address, without what the home page has too. */
  house: number;
}

/**
 * What each may weigh at most. What home needs no more, the words of categories among it, comes with those that do; the home page is the first that a phone on a slow line loads: React alone is more than half
 * of it, and half a kilobyte asks again for a script that a broken line kept back; two tenths keep back what is pressed before a slow page has drawn it, and lose no slow second press, and two tenths lead who offers machines, a crew or work to its form. Of the line half a kilobyte is the hajri book that comes with an entry's answer: it spares nine each day that it is
 * written in, one the news of bills and contracts, half the news and the outbox of site books, and another half a face and the days of this week, which spare the chat fifteen; one more is what signed lines leave there: the place of a line, pictures that wait, news of cards and claims, and a call that holds what is stored against what was signed, and one and two tenths the categories, which the home page carried before; six tenths read a book from its first line once a page, two keep what two tabs put in at one moment, one tells a picture by its bytes, two tenths tell which papers a phone signed, and three the rulings on no-shows. A list and the chat carry a tenth for the pieces that they share with books, four tenths since lines are signed; the chat another tenth for the card of a paper, and two tenths for the link to an open price, its card and the words that one comes with. Each stands two tenths above what was weighed: the hash in a file's name, which any change redraws, weighs more or less by some bytes. Of the house 140 are three, 11 the search for plans (docs/decisions/0019-plans-are-searched.md), 6 the rates with their sources and switches, 6 the furniture, the street and the lamps, 3 its fixed places in baths, kitchens and bedrooms, and what the plan notes of them, 1 what tells changes by hand, and 1 reads sizes as people write them.
 */
export const allowed: Weights = { home: 110.4, line: 66.8, list: 23.2, chat: 26.1, house: 225 };

/** Styles that came within the document itself, by the address of their file. */
const styleWithin = /<link rel="stylesheet" href="([^"]+)" disabled/g;

/** After so many milliseconds the page has settled (web/app/shell/root.tsx). */
const restMs = 1000;

/** Adds up each script and style that a page loads, once. */
function weigh(page: Page): { kilobytes(): Promise<number> } {
  const loaded = new Set<string>();
  const documents: Promise<void>[] = [];
  const readDocument = async (response: Response): Promise<void> => {
    for (const [, path = ''] of (await response.text()).matchAll(styleWithin)) loaded.add(path);
  };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css)$/.test(pathname)) loaded.add(pathname);
    if (response.request().resourceType() === 'document') documents.push(readDocument(response));
  });
  return {
    async kilobytes() {
      await Promise.all(documents);
      const files = await Promise.all([...loaded].map((path) => readFile(join('dist/web', path))));
      return files.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).length, 0) / 1000;
    },
  };
}

/** Alive, and with all that it then asks for; a page that stands ahead begins to load its script after the first paint. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main')
        .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

/**
 * Each page in a fresh browser context, so that nothing is cached.
 * @param stored what local storage holds of somebody who is logged in
 */
export async function weighPages(
  browser: Browser,
  { address, stored }: { address: string; stored: Record<string, string> },
): Promise<Weights> {
  const fresh = async (loggedIn: boolean): Promise<Page> => {
    const page = await (await browser.newContext({ baseURL: address })).newPage();
    // Else what comes once the page has rested, and other pages' files, fall into the next figure on a slow machine.
    await page.addInitScript({
      content: `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        const later = window.setTimeout;
        window.setTimeout = (act, ms, ...rest) => (ms === ${restMs} ? 0 : later(act, ms, ...rest));`,
    });
    if (loggedIn)
      await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` });
    return page;
  };

  const visitor = await fresh(false);
  const ofVisitor = weigh(visitor);
  await visitor.goto('/');
  await settled(visitor);
  const home = await ofVisitor.kilobytes();

  /** The home page of who is logged in, with the last that it fetches: its line, and the strip for when that goes. */
  const enter = async (page: Page): Promise<void> => {
    const line = page.waitForEvent('websocket', { timeout: 30_000 });
    const strip = page.waitForResponse(/\/offline-note-[^/]*\.js$/, { timeout: 30_000 });
    await page.goto('/');
    await Promise.all([line, strip]);
    await settled(page);
  };

  const page = await fresh(true);
  const ofPage = weigh(page);
  await enter(page);
  const shell = await ofPage.kilobytes();
  // By a key: a pointer that is left where a card then stands loads that card's profile ahead.
  await page.getByRole('main').getByRole('link', { name: 'Worker', exact: true }).press('Enter');
  await page.getByText('View profile').first().waitFor();
  await settled(page);
  const list = (await ofPage.kilobytes()) - shell;

  const talker = await fresh(true);
  const ofTalker = weigh(talker);
  await enter(talker);
  await talker.goto('/chatDialog');
  await talker.getByRole('searchbox').first().waitFor();
  await settled(talker);
  const chat = (await ofTalker.kilobytes()) - shell;

  const builder = await fresh(true);
  const ofBuilder = weigh(builder);
  await enter(builder);
  await builder.goto('/ThreedmapHouse#model');
  await builder.locator('[data-state=shown] canvas').waitFor({ timeout: 60_000 });
  await settled(builder);
  const house = (await ofBuilder.kilobytes()) - shell;

  for (const one of [visitor, page, talker, builder]) await one.context().close();
  return { home, line: shell - home, list, chat, house };
}
