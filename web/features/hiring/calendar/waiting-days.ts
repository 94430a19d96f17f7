import { type Block, deleteBlock, type OwnDay, postBlock } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { addressOf } from '#web/shared/api/api.ts';
import type { Queued } from '#web/shared/browser/outbox/queue.ts';
import { leftOver, type Range, type SaidDay } from './month.ts';

export interface NewBlock extends Range {
  listing: ListingRef;
  part: Block['part'];
  /** Absent: all of the listing. */
  unitIds?: string[] | undefined;
}

/** Whose days an act is about, for its place on the page. */
export const daysOf = ({ _id }: ListingRef): string => `days ${_id}`;

/** The days that an act keeps free, as it was put in. */
export const blockOf = ({ address, body }: Pick<Queued, 'address' | 'body'>): NewBlock | undefined =>
  address === postBlock.path ? (body as NewBlock) : undefined;

export const isAboutDaysOf = (listing: ListingRef, act: Queued): boolean =>
  act.about === daysOf(listing) || blockOf(act)?.listing._id === listing._id;

/** A listing's days as they will be once what waits for them has gone. */
export const asSaid = (days: readonly OwnDay[], acts: readonly Queued[]): SaidDay[] =>
  acts
    .filter(({ refused }) => !refused)
    .reduce<SaidDay[]>((known, act) => known.flatMap((day) => dayAfter(day, act)), [...days]);

function dayAfter(day: SaidDay, act: Queued): SaidDay[] {
  if (act.method === 'DELETE') return [isFreedBy(act, day) ? freed(day) : day];
  const block = blockOf(act);
  if (!block || day.state !== 'free' || !isIn(block, day)) return [day];
  const { part } = block;
  const kept = { ...day, state: 'blocked', waits: true } as const;
  if (part === 'day' || part === day.part) return [kept];
  if (day.part !== 'day') return [day];
  return (['morning', 'afternoon'] as const).map((half) => ({ ...(half === part ? kept : day), part: half }));
}

const isFreedBy = ({ address }: Queued, { blockId }: OwnDay): boolean =>
  blockId !== undefined && address === addressOf(deleteBlock.path, { id: blockId });

const freed = (day: SaidDay): SaidDay => ({ ...day, blockId: undefined, state: 'free', waits: true });

const isIn = ({ from, to, unitIds }: NewBlock, day: OwnDay): boolean =>
  from <= day.date && day.date <= to && (unitIds === undefined || unitIds.includes(day.unit));

interface Given {
  range: Range;
  /** Whose days, or everybody's. */
  unitIds: string[] | undefined;
}

const isTouched = (block: NewBlock, { range, unitIds }: Given): boolean =>
  block.from <= range.to &&
  range.from <= block.to &&
  (!unitIds || !block.unitIds || block.unitIds.some((id) => unitIds.includes(id)));

/** Waiting blocks that giving these days free would change. */
export const waitingIn = (acts: readonly Queued[], given: Given): Queued[] =>
  acts.filter((act) => {
    const block = blockOf(act);
    return block !== undefined && !act.refused && isTouched(block, given);
  });

/** A block as it is to be without some days, and without some units on them. */
export function remainders(
  block: NewBlock & { unitIds: string[] },
  { range, unitIds }: Given,
  today: string,
): NewBlock[] {
  const { listing, part, to } = block;
  const others = unitIds ? block.unitIds.filter((id) => !unitIds.includes(id)) : [];
  const own = unitIds ? block.unitIds.filter((id) => unitIds.includes(id)) : block.unitIds;
  const from = block.from < today ? today : block.from;
  return [
    ...leftOver(block, range, today).map((days) => ({ listing, part, ...days, unitIds: own })),
    ...(others.length > 0 ? [{ listing, part, from, to, unitIds: others }] : []),
  ];
}
