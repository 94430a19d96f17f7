import type { ColumnType, Generated } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Created, Updated } from '../times.ts';

export interface UnitsTable {
  id: Generated<string>;
  kind: 'person' | 'seat' | 'team' | 'machine';
  user_id: string | null;
  label: string | null;
  active: Generated<boolean>;
  created_at: Created;
}

export interface ListingUnitsTable {
  id: Generated<string>;
  provider_id: string | null;
  product_id: string | null;
  unit_id: string;
  no: number;
}

export interface MembersTable {
  id: Generated<string>;
  provider_id: string;
  user_id: string;
  status: Generated<'asked' | 'agreed' | 'left'>;
  created_at: Created;
  updated_at: Updated;
}

export interface BlocksTable {
  id: Generated<string>;
  owner_id: string;
  client_id: string;
  listing_id: string;
  listing_of: HiringKind;
  /** `YYYY-MM-DD`; select it as text. */
  first_day: ColumnType<Date, string, string>;
  last_day: ColumnType<Date, string, string>;
  part: 'day' | 'morning' | 'afternoon';
  created_at: Created;
}

export interface ReservationsTable {
  id: Generated<string>;
  unit_id: string;
  booking_id: string | null;
  block_id: string | null;
  /** A `tstzrange` in PostgreSQL's own writing. */
  span: string;
  released_at: Date | null;
  /** Of a crew with several rates: what the unit gets, by what the booking is paid for. */
  price: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Created;
}
