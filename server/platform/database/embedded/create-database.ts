import type pg from 'pg';
import { codeOf } from './error-facts.ts';

export async function createDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } catch (error) {
    // Another process made it at the same moment (duplicate_database, unique_violation).
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  }
}
