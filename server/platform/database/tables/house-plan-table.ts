import type { ColumnType, Generated } from 'kysely';

export interface HousePlansTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  search: string;
  created_at: ColumnType<Date, Date | undefined, never>;
}
