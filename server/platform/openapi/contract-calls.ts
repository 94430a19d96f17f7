import * as accounts from '#contract/accounts/calls.ts';
import * as push from '#contract/accounts/push/calls.ts';
import * as secondFactor from '#contract/accounts/second-factor/calls.ts';
import * as sessions from '#contract/accounts/sessions/calls.ts';
import * as admin from '#contract/admin/calls.ts';
import * as suspensions from '#contract/admin/suspensions.ts';
import * as assistant from '#contract/assistant/calls.ts';
import * as chat from '#contract/chat/calls.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as bookings from '#contract/hiring/bookings.ts';
import * as calendar from '#contract/hiring/calendar.ts';
import * as fairPay from '#contract/hiring/fair-pay.ts';
import * as inspections from '#contract/hiring/inspections.ts';
import * as ledger from '#contract/hiring/ledger/ledger.ts';
import { getStatement } from '#contract/hiring/ledger/statement.ts';
import * as offers from '#contract/hiring/offers.ts';
import * as rentals from '#contract/hiring/rentals.ts';
import * as requests from '#contract/hiring/requests.ts';
import * as reviews from '#contract/hiring/reviews.ts';
import * as house from '#contract/house-planner/calls.ts';
import * as images from '#contract/image-generation/calls.ts';
import * as figures from '#contract/marketplace/figures/calls.ts';
import * as helped from '#contract/marketplace/helped/calls.ts';
import * as products from '#contract/marketplace/products/calls.ts';
import * as projects from '#contract/marketplace/projects/calls.ts';
import * as providers from '#contract/marketplace/providers/calls.ts';
import * as site from '#contract/site/calls.ts';

export type AnyEndpoint = Endpoint<unknown, unknown, unknown, unknown>;

export interface NamedCall {
  area: string;
  /** As the contract's module calls it: `signup`, `providerCalls-worker-list`. */
  name: string;
  endpoint: AnyEndpoint;
}

const areas = {
  accounts: { ...accounts, ...secondFactor, ...sessions },
  providers,
  helped,
  products,
  projects,
  figures: { getFigures: figures.getFigures },
  'house-planner': house,
  chat,
  hiring: {
    ...requests,
    ...offers,
    ...bookings,
    ...calendar,
    ...ledger,
    getStatement,
    ...fairPay,
    ...rentals,
    ...inspections,
    ...reviews,
  },
  push,
  assistant,
  'image-generation': images,
  site,
  admin: { ...admin, ...suspensions },
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
