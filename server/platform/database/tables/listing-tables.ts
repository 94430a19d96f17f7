import type { Generated } from 'kysely';
import type { Created, Updated } from './times.ts';

export interface ProductsTable {
  id: Generated<string>;
  provider_id: string;
  user_id: string;
  name: string;
  company: string;
  category: string;
  price: number;
  description: string;
  product_pic: string | null;
  pictures: Generated<string[]>;
  available: Generated<boolean>;
  verified: Generated<boolean>;
  sent_back_reason: string | null;
  city_key: string;
  lat: number;
  lng: number;
  search: string;
  available_said_at: Date | null;
  suspended: Generated<boolean>;
  hired_times: Generated<number>;
  review_count: Generated<number>;
  review_stars: Generated<number>;
  /** As a provider's. */
  public: boolean | null;
  public_photo: Generated<boolean>;
  public_at: Date | null;
  demo: Generated<boolean>;
  created_at: Created;
  updated_at: Updated;
}

/** Listings that are deleted and once had a page for everybody, or declined it. */
export interface EndedPagesTable {
  listing_id: string;
  ended_at: Created;
}

export interface SearchWordsTable {
  id: Generated<number>;
  word: string;
}
