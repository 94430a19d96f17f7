import { test } from '@playwright/test';

/** How much the fault tests do: `npm test` does little, `FAULTS=long` (npm run bench:faults -- --only browsers) all. */
const long = process.env.FAULTS === 'long';

export const scale = {
  /** In each direction. */
  messages: long ? 504 : 60,
  databaseGoneMs: long ? 10_000 : 3000,
  redisRestarts: long ? 5 : 1,
  /** How often each process of the deployment is restarted. */
  rollingRestarts: long ? 10 : 1,
  /** For one test, in milliseconds. */
  timeout: long ? 1_800_000 : 180_000,
};

/** What the bench prints of this test. */
export function note(figures: Record<string, number>): void {
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
}
