import type { Pool } from 'pg';
import type { Storage } from '#server/platform/media/storage/storage.ts';

/** A database, and the data folder and the storage of pictures that belong to it. */
export interface Installation {
  pool: Pool;
  dataDir: string;
  storage: Storage;
}

export interface Written {
  rows: number;
  files: number;
}
