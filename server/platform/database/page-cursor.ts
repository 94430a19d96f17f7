import { z } from 'zod';
import { defaultLimit } from '#contract/marketplace/filter.ts';
import { fieldError } from '#server/platform/http/errors.ts';

/** Which page of a list is asked for. */
export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Item> {
  data: Item[];
  nextCursor: string | null;
  total: number;
}

const unpack = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** The moment of a page's last row; PostgreSQL knows no year 0. */
export const rowTime = z.iso.datetime().refine((time) => time >= '0001');

/** @throws AppError 'bad-cursor' when the cursor is forged or belongs to another list */
export function readPosition<Position>(form: z.ZodType<Position>, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const read = form.safeParse(unpack(cursor));
  if (!read.success) throw fieldError('cursor', 'bad-cursor');
  return read.data;
}

/** One row more than asked for tells whether there is a next page. */
export const rowsToRead = ({ limit = defaultLimit }: Paging): number => limit + 1;

/** @param position what stands in the cursor for the page's last row */
export function pageOf<Row>(
  rows: Row[],
  { limit = defaultLimit }: Paging,
  position: (row: Row) => unknown,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const written = last && Buffer.from(JSON.stringify(position(last))).toString('base64url');
  return { rows: shown, nextCursor: written ?? null };
}
