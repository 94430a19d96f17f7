import type { Endpoint } from '#contract/endpoint.ts';
import type { ProviderFilter } from '#contract/marketplace/filter.ts';
import { type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import type { ProductWire } from '#contract/marketplace/product.ts';
import { toWire } from '#contract/marketplace/providers/mapping.ts';
import {
  follow as followCall,
  getContactCard,
  getFollowing,
  placesIn as placesInCall,
  placesNear,
  providerCalls,
  registerContractor,
  registerGroup,
  registerRentalProvider,
  registerWorker,
  suggestPlaces as suggestPlacesCall,
  unfollow as unfollowCall,
} from '#contract/marketplace/providers/providers.calls.ts';
import type { Contacts } from '#server/features/accounts/users/contacts.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Page, Paging } from '#server/platform/database/page-cursor.ts';
import { placesIn, suggestPlaces } from '#server/platform/geo/city-suggestions.ts';
import { findPin, nearestKnown, townsNear } from '#server/platform/geo/pin-places.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Register } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import type { EndListing } from '../free/end-listing.ts';
import { capacityOf, type Facts, factsOfRecord } from '../free/listing-facts.data.ts';
import { following } from './follow.data.ts';
import { follow, unfollow } from './follow.rules.ts';
import { change } from './provider-change.rules.ts';
import { listProviders } from './provider-lists.rules.ts';
import { kindOfRegistration, register } from './provider-register.rules.ts';
import { remove } from './provider-remove.rules.ts';
import { type GivenToChange, missing } from './provider-target.rules.ts';
import { findAnyRecord, findRecord, type RecordRow } from './records/provider.data.ts';
import { contactCard, present, withoutContacts } from './records/provider.view.ts';
import type { WireFields } from './records/provider-fields.rules.ts';

function followRoutes(add: Register, { db }: Services): void {
  add(followCall, async ({ params, caller }) => {
    await follow(db, caller, params.id);
    return { data: null };
  });
  add(unfollowCall, async ({ params, caller }) => {
    await unfollow(db, caller, params.id);
    return { data: null };
  });
  add(getFollowing, async ({ caller }) => ({ data: await following(db, caller.userId) }));
}

/** What providers need of products and of hiring; given by app.ts. */
export interface GivenToProviders extends GivenToChange {
  listOf: (db: Db, providerId: string, paging: Paging) => Promise<Page<ProductWire>>;
  facts: Facts;
  end: EndListing;
  contacts: Contacts;
}

const mostTowns = 30;
const mostPlaces = 100;

type Id = { id: string };

/** The calls that every kind has; a record's fields are told apart by its schema alone. */
interface KindCalls {
  list: Endpoint<undefined, ProviderFilter, undefined, unknown>;
  /** A rental provider's has pages of products. */
  get: Endpoint<Id, Paging | undefined, undefined, unknown>;
  update: Endpoint<Id, undefined, WireFields, unknown>;
  remove: Endpoint<Id, undefined, undefined, unknown>;
}

const callsOfKinds: Record<ProviderKind, KindCalls> = providerCalls;

export function providerRoutes(add: Register, services: Services, others: GivenToProviders): void {
  registrationRoutes(add, services);
  followRoutes(add, services);
  for (const kind of providerKinds) kindRoutes(add, services, { kind, others });
  contactRoutes(add, services, others);
  add(suggestPlacesCall, async ({ query }) => {
    const ofPin = findPin(query.q.trim());
    return { data: ofPin ? [ofPin] : suggestPlaces(query.q, 10) };
  });
  add(placesInCall, async ({ query }) => ({ data: placesIn(query, mostPlaces) }));
  add(placesNear, async ({ body }) => {
    const point = 'pin' in body ? nearestKnown(body.pin) : body;
    return { data: point ? townsNear(point, mostTowns) : [] };
  });
}

/** The card tells what the record does, and counts as reading it. */
function contactRoutes(add: Register, { db, settings }: Services, { contacts }: GivenToProviders): void {
  add(getContactCard, async ({ params, caller, ip }, reply) => {
    const row = await findAnyRecord(db, params.listing, caller.userId);
    if (!row || (row.suspended && !caller.admin)) throw new AppError('not-found');
    const seen = await contacts.show(caller, { personId: row.user_id, ip });
    if (!seen.shown) throw new AppError('too-many');
    reply
      .type('text/vcard; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contact.vcf"')
      .header('cache-control', 'no-store');
    return Buffer.from(contactCard(present(row, caller), settings.publicUrl));
  });
}

function registrationRoutes(add: Register, services: Services): void {
  add(registerWorker, async ({ caller, body }, reply) => {
    const made = await register(services, caller, { kind: 'worker', body });
    reply.code(201);
    return { data: toWire.worker(made) };
  });
  add(registerGroup, async ({ caller, body }, reply) => {
    const made = await register(services, caller, { kind: 'groupWorker', body });
    reply.code(201);
    return { data: toWire.groupWorker(made) };
  });
  add(registerContractor, async ({ caller, body }, reply) => {
    const kind = kindOfRegistration(body.role);
    const made = await register(services, caller, { kind, body });
    reply.code(201);
    return { data: toWire[kind](made) };
  });
  add(registerRentalProvider, async ({ caller, body }, reply) => {
    const made = await register(services, caller, { kind: 'provider', body });
    reply.code(201);
    return { data: toWire.provider(made) };
  });
}

function kindRoutes(
  add: Register,
  services: Services,
  { kind, others }: { kind: ProviderKind; others: GivenToProviders },
): void {
  const { db, pool, reads } = services;
  const calls = callsOfKinds[kind];
  const { facts, listOf, move, resize, end, contacts } = others;
  const factsOf = async (row: RecordRow) => {
    if (kind === 'provider') return {};
    return factsOfRecord(pool, facts, { ref: { kind, _id: row.id }, capacity: capacityOf(row) });
  };
  add(calls.list, ({ query, caller }) =>
    reads.list(caller, (from) => listProviders(from, { kind, filter: query, admin: caller.admin, facts })),
  );
  add(calls.get, async ({ params, query = {}, caller, ip }) => {
    const row = await findRecord(db, { kind, id: params.id }, caller.userId);
    if (!row || (row.suspended && !caller.admin)) throw missing(kind);
    const whole = { ...present(row, caller), ...(await factsOf(row)) };
    const seen = await contacts.show(caller, { personId: row.user_id, ip });
    const record = toWire[kind](seen.shown ? whole : withoutContacts(whole, seen.perDay));
    if (kind !== 'provider') return { data: record };
    const { data: products, ...page } = await listOf(db, row.id, query);
    return { ...page, data: { ...record, products } };
  });
  add(calls.update, async ({ params, body, caller }) => {
    const target = { kind, id: params.id };
    const changed = await change(services, caller, { target, body, move, resize });
    return { data: toWire[kind](changed) };
  });
  add(calls.remove, async ({ params, caller }) => {
    await remove(services, caller, { target: { kind, id: params.id }, end });
    return { data: null };
  });
}
