import { type Browser, launch, type Page } from 'puppeteer-core';
import { findChromium } from '../../scripts/machine/chromium.mjs';
import type { Engine, Size, Tab } from './engine.ts';

const chromium = {
  browser: 'chrome' as const,
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};
const firefox = {
  browser: 'firefox' as const,
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  // Three dimensions on a machine without a graphics card.
  extraPrefsFirefox: { 'webgl.force-enabled': true, 'webgl.disable-fail-if-major-performance-caveat': true },
};

async function newTab(browser: Browser, size: Size): Promise<Tab> {
  const context = await browser.createBrowserContext();
  // A window each: a page behind another tab is hidden, and there Firefox moves nothing, so that no dialog would rise.
  const page: Page = await context.newPage({ type: 'window' });
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()} ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.setViewport(size);
  return {
    open: async (url) => void (await page.goto(url)),
    run: async (expression) => (await page.evaluate(expression)) as never,
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    enter: () => page.keyboard.press('Enter'),
    picture: async () => Buffer.from(await page.screenshot()),
    said: () => [...said],
    close: () => context.close(),
  };
}

const start = async (options: typeof chromium | typeof firefox): Promise<Engine> => {
  const browser = await launch({ ...options, headless: true });
  return { newTab: (size) => newTab(browser, size), close: () => browser.close() };
};

export const startChromium = (): Promise<Engine> => start(chromium);
export const startFirefox = (): Promise<Engine> => start(firefox);
