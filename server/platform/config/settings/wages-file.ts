import { readFileSync } from 'node:fs';
import { z } from 'zod';
import shipped from '#content/wages.json' with { type: 'json' };
import { areaOf } from '#domain/fair-pay/states.ts';
import { skills, type WageRow } from '#domain/fair-pay/wages.ts';
import { SettingsError } from './settings.ts';

const date = z.iso.date('must be a day like 2025-04-01');

const row = z
  .object({
    area: z.string('must be a code like IN-DL').transform((code, context) => {
      const area = areaOf(code);
      if (area !== undefined) return area;
      context.addIssue('must be a code like IN-DL');
      return z.NEVER;
    }),
    zone: z.string('must be a name or null').min(1, 'must be a name or null').nullable().default(null),
    pins: z
      .array(z.string().regex(/^[1-8]\d{0,5}$/, 'must be first digits of PIN codes'), {
        error: 'must be first digits of PIN codes, or null',
      })
      .min(1, 'must be first digits of PIN codes, or null')
      .nullable()
      .default(null),
    districts: z
      .array(z.string('must be names of districts').min(1, 'must be names of districts'), {
        error: 'must be names of districts',
      })
      .min(1, 'must be names of districts')
      .optional(),
    skill: z.enum(skills, { error: `must be ${skills.join(', ')}` }),
    perDay: z
      .int('must be whole rupees, 1 to 1000000')
      .min(1, 'must be whole rupees, 1 to 1000000')
      .max(1_000_000, 'must be whole rupees, 1 to 1000000'),
    from: date,
    until: date.nullable().default(null),
    basis: z.enum(['state', 'central'], { error: 'must be state or central' }),
    source: z.string('must say where it was read').min(1, 'must say where it was read'),
    readOn: date.optional(),
  })
  .refine(({ basis, area }) => basis === 'central' || area !== 'IN', {
    path: ['area'],
    message: 'must be a state’s where basis is state',
  })
  .refine(({ from, until }) => until === null || from <= until, {
    path: ['until'],
    message: 'must not lie before from',
  });

const file = z.object({ rows: z.array(row) }, { error: 'must hold { "rows": […] }' });

function parsed(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    throw new SettingsError(
      error instanceof SyntaxError ? 'WAGES_FILE is not JSON' : 'WAGES_FILE cannot be read',
    );
  }
}

/** The minimum wages of a file, or those that Neev brings along. @throws SettingsError that names the faulty row */
export function readWages(name: string | undefined): WageRow[] {
  if (name !== undefined) return rowsOf(parsed(name));
  shippedRows ??= rowsOf(shipped);
  return shippedRows;
}
// What is read once is one: the thread of the assistant begins anew where its figures are others.
let shippedRows: WageRow[] | undefined;

function rowsOf(given: unknown): WageRow[] {
  const read = file.safeParse(given);
  if (read.success) return read.data.rows;
  const issue = read.error.issues[0];
  const [, no, field] = issue?.path ?? [];
  const message = issue?.message ?? 'is wrong';
  if (typeof no !== 'number') throw new SettingsError('WAGES_FILE must hold { "rows": […] }');
  throw new SettingsError(
    field === undefined
      ? `WAGES_FILE row ${no + 1} must be an object`
      : `WAGES_FILE row ${no + 1}: ${String(field)} ${message}`,
  );
}
