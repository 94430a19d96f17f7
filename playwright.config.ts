import { defineConfig } from '@playwright/test';
import { plain } from './e2e/support/launch.ts';

/** `npm run test:long` plays what takes long: e2e/long, and what is tagged so. `npm test` plays the rest. */
const long = Boolean(process.env.LONG);

/** CI's machine may be a slow one with other work: what comes late is no fault, what never comes still fails. */
const patience = process.env.CI ? 2 : 1;

/** Browser tests against the built product, each worker with a server and a data folder of its own (fixtures.ts). */
export default defineConfig({
  testDir: 'e2e',
  ...(long ? {} : { testIgnore: 'long/**', grepInvert: /@long/ }),
  workers: 2,
  timeout: patience * 60_000,
  expect: { timeout: patience * 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // One that passes at its second try is printed as flaky, and is to be mended: a slow machine holds nobody's work up.
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/report.json' }],
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 360, height: 780 },
    // To watch and write down every test costs a third of its time.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: plain,
  },
});
