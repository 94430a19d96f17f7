import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // On two cores Vitest would take one; much of the waiting is for PostgreSQL.
    maxWorkers: 2,
    // Silence is part of the contract: an error on the console fails the test that caused it.
    setupFiles: ['./server/testing/fail-on-console-error.ts', './server/testing/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,domain,server,scripts,fuzz}/**/*.test.ts'],
          globalSetup: ['./server/testing/global-database.ts'],
          // Files of a worker share what they import, which each would load anew: a test gives back what it mocks.
          isolate: false,
          // From source the assistant's thread takes seconds to begin, on a busy machine many.
          testTimeout: 40_000,
          // Dropping a database waits for a disk that may stand still for a while.
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [
            './web/testing/ended-timers.ts',
            './web/testing/patience.ts',
            './web/testing/icons.ts',
          ],
          // A page with a planned house takes seconds, on a busy machine many.
          testTimeout: 60_000,
        },
      },
    ],
  },
});
