import type { ColumnType, Generated } from 'kysely';
import type { Created } from './times.ts';

export interface HousePlansTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  search: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

export interface GalleryPicturesTable {
  id: Generated<string>;
  user_id: string;
  upload_id: string;
  name: string;
  prompt: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface DrawingOrdersTable {
  id: Generated<string>;
  user_id: string;
  prompt: string;
  ordered_at: Created;
  wanted_until: Date;
  turn: Nullable<string>;
  turn_until: Nullable<Date>;
  /** 0 to 1. */
  done: Generated<number>;
  photo: Nullable<Buffer>;
  failed: ColumnType<boolean, boolean | undefined>;
}
