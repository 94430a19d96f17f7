import * as account from '#contract/account/calls';
import * as admin from '#contract/admin/calls';
import * as assistant from '#contract/assistant/calls';
import * as chat from '#contract/chat/calls';
import * as dream from '#contract/dream/calls';
import type { Endpoint } from '#contract/endpoint';
import * as house from '#contract/house/calls';
import * as products from '#contract/products/calls';
import * as projects from '#contract/projects/calls';
import * as providers from '#contract/providers/calls';
import * as site from '#contract/site/calls';

export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

export interface NamedCall {
  area: string;
  /** As the contract's module calls it: `signup`, `providerCalls-worker-list`. */
  name: string;
  endpoint: AnyEndpoint;
}

const areas = {
  account,
  providers,
  products,
  projects,
  house,
  chat,
  assistant,
  dream,
  site,
  admin,
};

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

function* endpointsIn(value: unknown, name: string): Generator<{ name: string; endpoint: AnyEndpoint }> {
  if (isEndpoint(value)) yield { name, endpoint: value };
  // Plain records of endpoints (`providerCalls`); schemas, which calls.ts files also export, are no plain objects.
  else if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    for (const [key, inner] of Object.entries(value)) yield* endpointsIn(inner, `${name}-${key}`);
}

/** Every call of the contract: a new one is in the documents by being exported. */
export const contractCalls = (): NamedCall[] =>
  Object.entries(areas).flatMap(([area, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      [...endpointsIn(value, name)].map((call) => ({ area, ...call })),
    ),
  );
