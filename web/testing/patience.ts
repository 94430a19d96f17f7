import { setImmediate as turn } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A busy machine is no reason to fail: what a test waits for has this long to come, in milliseconds.
configure({ asyncUtilTimeout: 10_000 });

// React works on in immediates: what the last test of a file leaves comes while its window is still there.
afterAll(async () => {
  cleanup();
  // So is a part of the page that is still being fetched, as what shows notices.
  await vi.dynamicImportSettled();
  await turn();
});
