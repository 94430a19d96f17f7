import type { Pool } from 'pg';

/** A database and the data folder that belongs to it. */
export interface Installation {
  pool: Pool;
  dataDir: string;
}

export interface Written {
  rows: number;
  files: number;
}
