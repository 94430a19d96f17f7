import type { ColumnType } from 'kysely';

export type Created = ColumnType<Date, Date | undefined, never>;

export type Updated = ColumnType<Date, Date | undefined, Date>;
