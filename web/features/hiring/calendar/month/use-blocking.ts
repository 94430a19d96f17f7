import { type Block, deleteBlock, getBlocks, postBlock } from '#contract/hiring/calendar.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { call } from '#web/shared/api/api.ts';
import { type Queued, useQueue } from '#web/shared/browser/outbox/queue.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { daySpan } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useCalendarChange } from '../base/calendar-queries.ts';
import { leftOver, type Range } from './month.ts';

interface Blocking {
  listing: ListingRef;
  /** Absent: all of the listing. */
  unitIds?: string[] | undefined;
}

type NewBlock = Blocking & Range & { part: Block['part'] };

const add = (block: NewBlock) => call(postBlock, { body: { clientId: crypto.randomUUID(), ...block } });

/** Keeps the days free of work; without a line it waits. */
export function useKeepFree() {
  const t = useMessages('calendar');
  const language = useLanguage();
  return useCalendarChange((block: NewBlock) => {
    const id = crypto.randomUUID();
    const title = daySpan(block.from, block.from === block.to ? undefined : block.to, language);
    // Each is a thing of its own: none takes another's place.
    const waits = { id, kind: 'days', about: id, title } as const;
    return sendOrQueue(postBlock, { body: { clientId: id, ...block }, waits });
  }, t.blocked);
}

/** Blocks of a listing that wait for a line, or were refused; and which days they keep free, of all its units or one. */
export function useWaitingBlocks({ _id }: ListingRef, unitId: string) {
  const acts = useQueue().filter(
    ({ address, body }) => address === postBlock.path && blockOf(body).listing._id === _id,
  );
  const blocks = acts.filter(({ refused }) => !refused).map(({ body }) => blockOf(body));
  const isKept = (date: string): boolean =>
    blocks.some(
      ({ from, to, unitIds = [unitId] }) =>
        from <= date && date <= to && (unitId === '' || unitIds.includes(unitId)),
    );
  return { acts, isKept };
}
// As it was put in, above.
const blockOf = (body: Queued['body']) => body as NewBlock;

/** A block as it is to be without some days, and without some units on them. */
function remainders(block: Block, range: Range, unitIds: string[] | undefined): NewBlock[] {
  const { listing, part } = block;
  const today = siteDate(new Date());
  const others = unitIds ? block.unitIds.filter((id) => !unitIds.includes(id)) : [];
  const freed = unitIds ? block.unitIds.filter((id) => unitIds.includes(id)) : block.unitIds;
  const [begin = today] = [block.from, today].sort().slice(-1);
  return [
    ...leftOver(block, range, today).map((days) => ({ listing, part, ...days, unitIds: freed })),
    ...(others.length > 0 ? [{ listing, part, from: begin, to: block.to, unitIds: others }] : []),
  ];
}

/** Gives days free again: each block goes, and what lies outside the days comes back. */
export function useGiveFree() {
  const t = useMessages('calendar');
  return useCalendarChange(
    async ({
      range,
      blockIds,
      unitIds,
    }: {
      range: Range;
      blockIds: string[];
      unitIds?: string[] | undefined;
    }) => {
      const { data: blocks } = await call(getBlocks);
      for (const block of blocks.filter(({ _id }) => blockIds.includes(_id))) {
        await call(deleteBlock, { params: { id: block._id } });
        for (const rest of remainders(block, range, unitIds)) await add(rest);
      }
    },
    t.unblocked,
  );
}
