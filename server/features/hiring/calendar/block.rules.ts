import type { z } from 'zod';
import type { Block, postBlock } from '#contract/hiring/calendar.calls.ts';
import { addDays, datesBetween, mostDaysAhead, siteDate } from '#domain/calendar/dates.ts';
import { type Span, spanOfDay } from '#domain/calendar/spans.ts';
import { emitHiring, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Page, Paging } from '#server/platform/database/page-cursor.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { blockPage, findBlock, insertBlock, removeBlock, reserveBeside } from './block.data.ts';
import { findListing } from './units/listing.data.ts';
import { ensureUnits, lockUnits } from './units/unit.data.ts';

type BlockBody = z.output<NonNullable<typeof postBlock.body>>;

/** Whole days are one span, halves one a day. */
export const spansOfBlock = ({ from, to, part }: Pick<Block, 'from' | 'to' | 'part'>): Span[] =>
  part === 'day'
    ? [{ from: spanOfDay(from).from, to: spanOfDay(to).to }]
    : datesBetween(from, to).map((date) => spanOfDay(date, part));

/**
 * Keeps days free of work; sent twice it is once.
 * @throws AppError 'not-found' for somebody else's listing, 'block-days' for days gone by or a year ahead, 'not-free'
 * over a booking or another block of one's own: then nothing is written
 */
export async function block(hiring: Hiring, userId: string, body: BlockBody): Promise<Block> {
  const { db } = hiring.services;
  const { listing: ref, clientId, from, to, unitIds } = body;
  const known = await findBlock(db, userId, { clientId });
  if (known) return known;
  const today = siteDate(hiring.now());
  if (from < today) throw fieldError('from', 'block-days');
  if (to > addDays(today, mostDaysAhead)) throw fieldError('to', 'block-days');
  const made = await inTransaction(hiring, async (transaction) => {
    const listing = await findListing(transaction, ref);
    if (listing?.userId !== userId) throw new AppError('not-found');
    await ensureUnits(transaction, listing);
    const units = (await lockUnits(transaction, listing)).map(({ id }) => id);
    if (unitIds?.some((id) => !units.includes(id))) throw fieldError('unitIds', 'bad-input');
    const blockId = await insertBlock(transaction, { ...body, ownerId: userId });
    if (blockId)
      await reserveBeside(transaction, unitIds ?? units, {
        blockId,
        ownerId: userId,
        spans: spansOfBlock(body),
      });
    return findBlock(transaction, userId, { clientId });
  });
  if (!made) throw new AppError('not-found');
  emitHiring(hiring, [userId], { kind: 'calendar', _id: ref._id });
  return made;
}

/** @throws AppError 'bad-cursor' */
export const ownBlocks = (
  { services: { db }, now }: Hiring,
  ownerId: string,
  paging: Paging,
): Promise<Page<Block>> => blockPage(db, { ownerId, today: siteDate(now()) }, paging);

/** @throws AppError 'not-found' */
export async function unblock(hiring: Hiring, userId: string, id: string): Promise<void> {
  if (!isId(id) || !(await removeBlock(hiring.services.db, userId, id))) throw new AppError('not-found');
  emitHiring(hiring, [userId], { kind: 'calendar', _id: id });
}
