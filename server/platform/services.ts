import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Db } from './database.ts';
import type { Mailer } from './mailer.ts';
import type { Pictures } from './pictures.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What the areas are given: chosen once at start, stood in for by tests. */
export interface Services {
  settings: Settings;
  pool: Pool;
  db: Db;
  log: FastifyBaseLogger;
  secrets: Secrets;
  limits: RateLimits;
  mailer: Mailer;
  pictures: Pictures;
}
