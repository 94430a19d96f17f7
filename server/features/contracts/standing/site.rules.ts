import type { SiteBook, SiteEntryRecord, SiteStanding } from '#contract/contracts/site-book.calls.ts';
import { addDays, addMonths, dayMs, siteDate } from '#domain/calendar/dates.ts';
import { materialsOf } from '#domain/contracts/materials.ts';
import { isWork, type SiteEntry } from '#domain/contracts/site-entry.ts';
import { type SiteTerms, standingOf } from '#domain/contracts/standing.ts';
import type { Prices } from '#domain/estimate/bill/references.ts';
import { isId } from '#server/platform/database/ids.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { findSite, type Site } from './site.data.ts';

export type Writer = 'customer' | 'provider' | 'engineer';

/** @throws AppError 'not-found' for who has no part in it, admins too, and while nothing is agreed */
export function writerOf(site: Site, userId: string): Writer {
  if (site.agreement === null) throw new AppError('not-found');
  if (site.customerId === userId) return 'customer';
  if (site.providerId === userId) return 'provider';
  if (site.engineerId === userId) return 'engineer';
  throw new AppError('not-found');
}

/** @throws AppError 'not-found' */
export async function requireSite(
  { services: { db } }: Pick<Contracts, 'services'>,
  userId: string,
  id: string,
): Promise<{ site: Site; side: Writer }> {
  const site = isId(id) ? await findSite(db, id) : undefined;
  if (!site) throw new AppError('not-found');
  return { site, side: writerOf(site, userId) };
}

/** On which side of a book somebody is; undefined for what is no contract's, and for who has no part in it. */
export async function findSide(
  contracts: Pick<Contracts, 'services'>,
  userId: string,
  id: string,
): Promise<Writer | undefined> {
  return requireSite(contracts, userId, id).then(
    ({ side }) => side,
    (error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    },
  );
}

const daysAfterEnd = 90;

/** Until when defects can be told: of a contract that ended before its hand-over from its end on. */
export function defectsUntilOf({ defectsUntil, status, statusAt, agreement }: Site): string | null {
  if (defectsUntil !== null || status !== 'ended' || !agreement) return defectsUntil;
  return addMonths(siteDate(statusAt), agreement.defectMonths);
}

/** What can still be written, by the state of the contract: all of it ends 90 days after the contract did. */
export function openOf(site: Site, now: Date): SiteBook['open'] {
  const { status, statusAt } = site;
  const defectsUntil = defectsUntilOf(site);
  const isEnded = status === 'closed' || status === 'ended';
  const money = !isEnded || now.getTime() <= statusAt.getTime() + daysAfterEnd * dayMs;
  const work = status === 'agreed' || status === 'under_way';
  const defects = !work && defectsUntil !== null && siteDate(now) <= defectsUntil;
  return { work, money, snags: work, defects };
}

/** Whether defects and what was kept back can still be told of: until 90 days after the time for defects. */
export function isAfterwards(site: Site, now: Date): boolean {
  const until = defectsUntilOf(site);
  return until !== null && siteDate(now) <= addDays(until, daysAfterEnd);
}

/** By what a book counts. */
export function termsOf(site: Site, now: Date): SiteTerms {
  const { bills, agreement } = site;
  if (!agreement) throw new Error('a site book without an agreement');
  const today = siteDate(now);
  const defectsUntil = defectsUntilOf(site);
  return {
    bills,
    pay: agreement.pay,
    retentionPercent: agreement.retentionPercent,
    retentionDue: site.status === 'closed' || (defectsUntil !== null && today > defectsUntil),
    today,
  };
}

/** What a book comes to, with its material. */
export function standingOfSite(
  entries: readonly SiteEntry[],
  { site, prices, now }: { site: Site; prices: Prices; now: Date },
): SiteStanding {
  const standing = standingOf(entries, termsOf(site, now));
  const lines = site.bills.at(-1)?.lines ?? [];
  return { ...standing, ...materialsOf(entries, lines, { standing, prices }) };
}

/** As the wire has it: the body's fields as they were hashed. */
export const recordOf = (entry: SiteEntry): SiteEntryRecord => ({ ...entry, body: { ...entry.body } });

/** What the engineer may see: of work, and what Neev noted of anything but papers. */
export function ofWork(entries: readonly SiteEntry[]): SiteEntry[] {
  const works = new Set<string>();
  return entries.filter((entry) => {
    const { _id, kind, body } = entry;
    const isOne =
      (kind === 'event' && !('paper' in body)) ||
      kind === 'work' ||
      (kind === 'correct' && isWork(body.body)) ||
      ((kind === 'agree' || kind === 'dispute') && works.has(body.entry));
    if (isOne) works.add(_id);
    return isOne;
  });
}
