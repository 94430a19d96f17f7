import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import '#server/platform/http/described.ts';

export interface NamedCall {
  area: string;
  /** Of method and path: `get-getWorker-id`. */
  name: string;
  endpoint: AnyEndpoint;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

export const nameOf = (method: string, path: string): string =>
  [method.toLowerCase(), ...(path.match(/[\w-]+/g) ?? [])].join('-');

/**
 * Every call that is registered from here on and says what it is: so it is in the documents by being served.
 * @returns grows while routes are added
 */
export function listCalls(app: FastifyInstance): NamedCall[] {
  const calls: NamedCall[] = [];
  app.addHook('onRoute', ({ method: served, url: path, config }) => {
    const method = methods.find((one) => one === served);
    if (!method || !config?.described) return;
    const { area, endpoint } = config.described;
    calls.push({ area, name: nameOf(method, path), endpoint: { ...endpoint, method, path } });
  });
  return calls;
}
