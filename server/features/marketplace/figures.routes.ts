import { getFigures } from '#contract/marketplace/figures.calls.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { makeFigures } from './figures.rules.ts';

/** Every caller gets the same: nobody's own writes are looked for. */
const anyone = { userId: '', admin: false };

export function figureRoutes(register: Register, { reads }: Services): void {
  const figuresNear = makeFigures((read) => reads.list(anyone, read));
  register(getFigures, async ({ query }) => ({ data: await figuresNear(query) }));
}
