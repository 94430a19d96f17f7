import type { Generated } from 'kysely';
import type { EvidenceKind } from '#contract/marketplace/evidence.ts';
import type { Created, Updated } from './times.ts';

export interface ProjectsTable {
  id: Generated<string>;
  user_id: string;
  title: string;
  description: string;
  /** Addresses of public pictures. */
  pictures: Generated<string[]>;
  created_at: Created;
  updated_at: Updated;
}

export interface ProvidersTable {
  id: Generated<string>;
  kind: 'worker' | 'groupWorker' | 'contractor' | 'engineer' | 'provider';
  user_id: string;
  name: string;
  leader_name: string | null;
  business_name: string | null;
  category: Generated<string>;
  /** Keys of content/trades.json. */
  trades: Generated<string[]>;
  age: number | null;
  phone: string | null;
  address: string;
  pin: string;
  country: Generated<string>;
  price: number | null;
  experience: number | null;
  group_size: number | null;
  available: Generated<boolean>;
  verified: Generated<boolean>;
  sent_back_reason: string | null;
  profile_pic: string | null;
  social: Generated<string[]>;
  id_last4: string | null;
  id_hash: Buffer | null;
  id_picture: string | null;
  id_picture_at: Date | null;
  /** What shows who the owner is; the two below are null while nobody has looked. */
  evidence: EvidenceKind | null;
  evidence_by: string | null;
  evidence_at: Date | null;
  lat: number;
  lng: number;
  city_key: string;
  search: string;
  teams: Generated<number>;
  rest_days: Generated<number[]>;
  yearly_off: Generated<string[]>;
  available_said_at: Date | null;
  morning_check: Generated<boolean>;
  /** How far reviews lift it above the mean of all: 0 without any. */
  rating_score: Generated<number>;
  /** How often hired, how many reviews count, and their stars together. */
  hired_times: Generated<number>;
  review_count: Generated<number>;
  review_stars: Generated<number>;
  /** Its owner's account is suspended. */
  suspended: Generated<boolean>;
  demo: Generated<boolean>;
  /** Who typed it for its owner; null where nobody did, and where their account is gone. */
  helped_by: string | null;
  /** The text that was consented to; null where the caller named none. */
  consent_version: number | null;
  consent_at: Date | null;
  /** Whether it has a page for everybody; null where its owner has not said. */
  public: boolean | null;
  /** Whether that page shows the photo. */
  public_photo: Generated<boolean>;
  public_at: Date | null;
  created_at: Created;
  updated_at: Updated;
}

export interface FollowsTable {
  follower_id: string;
  followed_id: string;
  created_at: Created;
  told_at: Date | null;
}
