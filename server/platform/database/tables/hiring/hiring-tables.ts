import type { ColumnType, Generated } from 'kysely';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { OfferStatus } from '#contract/hiring/offers.calls.ts';
import type { RequestStatus } from '#contract/hiring/requests.calls.ts';
import type { Dates, Facilities, HiringKind, OfferTerms, Per, Quote, Skill } from '#contract/hiring/terms.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import type { Created, Updated } from '../times.ts';

/** Written as text, read as what it holds. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A `tstzmultirange` in PostgreSQL's own writing. */
export type Spans = string;

export interface RequestsTable {
  id: Generated<string>;
  /** A tender asks for sealed prices and has no items. */
  kind: Generated<'hire' | 'tender'>;
  customer_id: string;
  client_id: string;
  description: string;
  pin: string;
  lat: number;
  lng: number;
  address: string | null;
  site_phone: string | null;
  pictures: Generated<string[]>;
  facilities: Json<Facilities>;
  choose: 'first' | 'me';
  open_to: 'chosen' | 'nearby';
  radius_km: Generated<number>;
  /** How many people were told of it. */
  told: Generated<number>;
  status: Generated<RequestStatus>;
  close_reason: string | null;
  expires_at: Date;
  /** The booking that was called off, for which it finds others. */
  replaces: string | null;
  created_at: Created;
  updated_at: Updated;
}

/** Who wants to hear when somebody of a trade registers near a place. */
export interface WaitsTable {
  id: Generated<string>;
  user_id: string;
  of: HiringKind;
  category: string;
  pin: string;
  lat: number;
  lng: number;
  radius_km: number;
  created_at: ColumnType<Date, Date | undefined, Date>;
  ends_at: Date;
}

export interface RequestItemsTable {
  id: Generated<string>;
  request_id: string;
  place: number;
  of: HiringKind;
  category: string;
  trade: TradeKey | null;
  /** Somebody near had the trade when it was asked. */
  trade_near: Generated<boolean>;
  skill: Skill | null;
  count: number;
  filled: Generated<number>;
  dates: Json<Dates>;
  spans: Spans;
  price: number | null;
  per: Per;
  operator: boolean | null;
  overtime_per_hour: number | null;
}

export interface RequestPeopleTable {
  request_id: string;
  listing_id: string;
  listing_of: HiringKind;
  user_id: string;
  seen_at: Date | null;
  passed_at: Date | null;
  /** Of a tender: when they come to look, and when the customer agreed. */
  visit_at: Generated<Date | null>;
  visit_agreed_at: Generated<Date | null>;
  created_at: Created;
}

export interface OffersTable {
  id: Generated<string>;
  item_id: string;
  parent_id: string | null;
  listing_id: string;
  listing_of: HiringKind;
  listing_name: string;
  provider_id: string;
  customer_id: string;
  author: 'customer' | 'provider';
  author_id: string;
  client_id: string;
  count: number;
  min_count: number;
  dates: Json<Dates>;
  spans: Spans;
  price: number;
  per: Per;
  terms: Json<OfferTerms>;
  quote: Json<Quote> | null;
  note: string | null;
  status: Generated<OfferStatus>;
  lapsed_why: 'taken' | 'filled' | 'closed' | 'account-ended' | 'account-stopped' | 'listing-ended' | null;
  expires_at: Date;
  created_at: Created;
  updated_at: Updated;
}

export interface BookingsTable {
  id: Generated<string>;
  offer_id: string;
  item_id: string;
  customer_id: string;
  provider_id: string;
  listing_id: string;
  listing_of: HiringKind;
  listing_name: string;
  count: number;
  dates: Json<Dates>;
  spans: Spans;
  price: number;
  per: Per;
  terms: Json<OfferTerms>;
  quote: Json<Quote> | null;
  total: number;
  status: Generated<BookingStatus>;
  status_by: string | null;
  reason: string | null;
  reason_text: string | null;
  not_done_said: Generated<boolean>;
  contested: Generated<boolean>;
  ruling: 'stands' | 'lifted' | null;
  version: Generated<number>;
  accepted_by: string;
  client_id: string | null;
  address: string | null;
  site_phone: string | null;
  site_lat: number | null;
  site_lng: number | null;
  status_at: Updated;
  created_at: Created;
  updated_at: Updated;
}

export interface BookingChangesTable {
  id: Generated<string>;
  booking_id: string;
  author_id: string;
  client_id: string;
  wanted: Json<{ dates?: Dates | undefined; count?: number | undefined; price?: number | undefined }>;
  status: Generated<'asked' | 'accepted' | 'declined' | 'expired'>;
  expires_at: Date;
  created_at: Created;
}
