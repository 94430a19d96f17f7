import type { FindCaller } from '../platform/access.ts';
import type { Services } from '../platform/services.ts';

export function makeFindCaller(_services: Services): FindCaller {
  return async () => undefined;
}
