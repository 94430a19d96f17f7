import { afterAll } from 'vitest';

// The window of a file's tests goes with them: what would still run then, as a notice that closes after five seconds,
// finds none and fails the whole run.
const begun = new Set<ReturnType<typeof setTimeout>>();
const begin = globalThis.setTimeout;

globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
  const timer = begin(...given);
  begun.add(timer);
  return timer;
}, begin);

afterAll(() => {
  for (const timer of begun) clearTimeout(timer);
});
