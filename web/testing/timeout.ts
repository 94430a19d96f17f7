import { configure } from '@testing-library/react';

// A busy machine is no reason to fail: what a test waits for has this long to come, in milliseconds.
configure({ asyncUtilTimeout: 10_000 });
