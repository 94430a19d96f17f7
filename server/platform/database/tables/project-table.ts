import type { Generated } from 'kysely';
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
