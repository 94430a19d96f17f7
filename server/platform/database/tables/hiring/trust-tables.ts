import type { Generated } from 'kysely';
import type { Created, Updated } from '../times.ts';
import type { Json } from './hiring-tables.ts';

export interface RentalTermsTable {
  product_id: string;
  stock: Generated<number>;
  terms: Json<unknown>;
  updated_at: Updated;
}

export interface InspectionsTable {
  id: Generated<string>;
  booking_id: string;
  unit_id: string;
  kind: 'handover' | 'return';
  body: Json<unknown>;
  pictures: string[];
  sha256: Buffer;
  customer_signed_at: Date | null;
  provider_signed_at: Date | null;
  created_at: Created;
}

export interface DamagesTable {
  id: Generated<string>;
  booking_id: string;
  unit_id: string;
  amount: number;
  text: string;
  pictures: string[];
  status: Generated<'open' | 'agreed' | 'contested' | 'unanswered'>;
  answer: string | null;
  answer_pictures: Generated<string[]>;
  created_at: Created;
}

export interface ReviewsTable {
  id: Generated<string>;
  /** Of a booking, or of a contract. */
  booking_id: string | null;
  contract_id: string | null;
  author_id: string;
  about_id: string;
  listing_id: string | null;
  stars: number;
  reasons: Generated<string[]>;
  text: Generated<string>;
  reply: string | null;
  published_at: Date | null;
  /** In means and numbers: of a pair once in 30 days. */
  counts: Generated<boolean>;
  hidden_at: Date | null;
  hidden_why: string | null;
  reported_at: Date | null;
  reported_by: string | null;
  report_reason: string | null;
  /** When an admin last decided on what was reported. */
  ruled_at: Date | null;
  created_at: Created;
}

export interface PushKeysTable {
  id: Generated<string>;
  endpoint: string;
  user_id: string;
  /** The token's hash of the session that said it. */
  session: Buffer;
  keys: Json<{ p256dh: string; auth: string }>;
  created_at: Created;
}
