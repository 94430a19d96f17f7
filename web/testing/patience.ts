import { setImmediate as turn } from 'node:timers/promises';
import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

// A busy machine is no reason to fail: what a test waits for has this long to come, in milliseconds.
configure({ asyncUtilTimeout: 10_000 });

// React works on in immediates: what the last test of a file leaves comes while its window is still there.
afterAll(async () => {
  cleanup();
  await turn();
});
