import { afterAll } from 'vitest';

// The window of a file's tests goes with them. What would run after that, as a notice that closes after five seconds or
// React's next piece of work, finds none and fails the whole run: it is not begun. Comes before what imports React.
let isOver = false;

type Begin = (callback: (...given: unknown[]) => void, ...more: never[]) => unknown;
const whileOpen = <Begins extends typeof setTimeout | typeof setImmediate>(begin: Begins): Begins =>
  Object.assign(
    (callback: (...given: unknown[]) => void, ...more: never[]) =>
      (begin as Begin)(
        (...given) => {
          if (!isOver) callback(...given);
        },
        ...more,
      ),
    begin,
  ) as Begins;

globalThis.setTimeout = whileOpen(globalThis.setTimeout);
globalThis.setImmediate = whileOpen(globalThis.setImmediate);

// Hooks run in turn from the last: what others clean up comes before.
afterAll(() => {
  isOver = true;
});
