// Walks the same journeys in Chromium, Firefox and WebKit against the built product. `--engine NAME` takes one engine,
// `--journey WORDS` those whose title has the words, `--pictures FOLDER` keeps the last screen of each.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { neevAt } from '../support/fixtures.ts';
import { type Product, startProduct } from '../support/product.ts';
import type { Engine } from './engine.ts';
import { journeys } from './journeys.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { startRelay } from './relay.ts';
import { Screen } from './screen.ts';
import { type Journey, phone } from './stage.ts';
import { startWebKit } from './webkit.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: ['chromium', 'firefox', 'webkit'] },
    journey: { type: 'string', default: '' },
    pictures: { type: 'string' },
  },
});
const starts: Record<string, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

interface Given {
  product: Product;
  dataDir: string;
}

interface Walk extends Given {
  name: string;
  engine: Engine;
}

async function keepPicture(screen: Screen, file: string): Promise<void> {
  if (!values.pictures) return;
  mkdirSync(values.pictures, { recursive: true });
  writeFileSync(join(values.pictures, `${file}.png`), await screen.picture());
}

/** @returns what was wrong, a line each */
async function walk({ title, walk }: Journey, { name, engine, product, dataDir }: Walk): Promise<string[]> {
  const screens: Screen[] = [];
  const neev = await neevAt(product.address, dataDir);
  const wrong: string[] = [];
  const sit = async (size = phone) => {
    const screen = new Screen(await engine.newTab(size), await startRelay(product.port));
    screens.push(screen);
    return screen;
  };
  await walk({ neev, sit }).catch((error) => wrong.push(String(error)));
  for (const [at, screen] of screens.entries()) {
    await keepPicture(screen, `${journeys.findIndex((one) => one.title === title)}-${at}-${name}`);
    wrong.push(...screen.said().map((line) => `console: ${line}`));
    await screen.close();
  }
  return wrong;
}

async function walkAll(name: string, { product, dataDir }: Given): Promise<number> {
  const engine = await starts[name]?.();
  if (!engine) throw new Error(`there is no engine ${name}`);
  let failed = 0;
  for (const journey of journeys.filter(({ title }) => title.includes(values.journey))) {
    const started = performance.now();
    const wrong = await walk(journey, { name, engine, product, dataDir });
    if (wrong.length > 0) failed += 1;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${wrong.length ? 'FAILED' : 'good'} ${name}: ${journey.title} (${seconds} s)\n`);
    for (const line of wrong) process.stdout.write(`    ${line}\n`);
  }
  await engine.close();
  return failed;
}

/** Each engine meets a product of its own: a name that was asked for in the one before stands twice in a list. */
async function withProduct(work: (given: Given) => Promise<number>): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'neev-engines-'));
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', ADMIN_EMAILS: 'owner@neev.test' };
  const product = await startProduct(settings);
  try {
    return await work({ product, dataDir });
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

let failed = 0;
for (const name of values.engine) failed += await withProduct((given) => walkAll(name, given));
process.exit(failed === 0 ? 0 : 1);
