import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';

/** What `/docs` and `/openapi.json` say of a route; it travels with the route. */
interface Described {
  /** Under which heading it stands. */
  area: string;
  endpoint: Omit<AnyEndpoint, 'method' | 'path'>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    described?: Described;
  }
}

/** Of a route outside the contract, which answers to anyone. @param answers its media type */
export const described = (
  area: string,
  summary: string,
  answers: string,
): { config: { described: Described } } => ({
  config: { described: { area, endpoint: { access: 'anyone', summary, response: z.unknown(), answers } } },
});
