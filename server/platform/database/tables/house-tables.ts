import type { ColumnType, Generated } from 'kysely';

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
