import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Block, deleteBlock, postBlock } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { type Queued, takeFromQueue, useQueue } from '#web/shared/browser/outbox/queue.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { daySpan } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { blocksQuery, useCalendarChange } from './calendar-queries.ts';
import type { Range } from './month.ts';
import { blockOf, daysOf, isAboutDaysOf, type NewBlock, remainders } from './waiting-days.ts';

/** What was said of a listing's days and waits for a line, or was refused; oldest first. */
export const useWaitingDays = (listing: ListingRef): Queued[] =>
  useQueue().filter((act) => isAboutDaysOf(listing, act));

function useSpanName() {
  const language = useLanguage();
  return ({ from, to }: Range): string => daySpan(from, from === to ? undefined : to, language);
}

/** @param after the act that makes room for it, if one does */
function keep(block: NewBlock, title: string, after?: string) {
  const id = crypto.randomUUID();
  // Each is a thing of its own: none takes another's place.
  const waits = { id, kind: 'days', about: daysOf(block.listing), title, after } as const;
  return sendOrQueue(postBlock, { body: { clientId: id, ...block }, waits });
}

/** Keeps the days free of work; without a line it waits. */
export function useKeepFree() {
  const t = useMessages('calendar');
  const nameOf = useSpanName();
  return useCalendarChange((block: NewBlock) => keep(block, nameOf(block)), t.blocked);
}

interface Giving {
  listing: ListingRef;
  range: Range;
  /** Of the server. */
  blockIds: string[];
  /** Those that wait on this device. */
  waiting: Queued[];
  /** Whose days; absent: everybody's. */
  unitIds: string[] | undefined;
  everybody: string[];
}

/** As they were seen last; asked for where the days name another one. */
async function blocksBy(queries: QueryClient, ids: string[]): Promise<Block[]> {
  const of = (blocks: Block[]) => blocks.filter(({ _id }) => ids.includes(_id));
  const known = of(queries.getQueryData(blocksQuery.queryKey) ?? []);
  return known.length === ids.length ? known : of(await queries.fetchQuery({ ...blocksQuery, staleTime: 0 }));
}

/**
 * Gives days free again: each block goes, and what lies outside the days comes back. Without a line it waits; a block that
 * waits itself is taken back, and where the server may have it already it goes there by the name it was given here.
 */
export function useGiveFree() {
  const t = useMessages('calendar');
  const nameOf = useSpanName();
  const queries = useQueryClient();
  return useCalendarChange(async (giving: Giving) => {
    const { listing, range } = giving;
    const title = nameOf(range);
    let isLeft = false;
    const take = async (id: string, as: string) => {
      const waits = { id: as, kind: 'freed', about: daysOf(listing), title } as const;
      const went = await sendOrQueue(deleteBlock, { params: { id }, waits });
      isLeft ||= 'waits' in went;
    };
    const bringBack = async (block: NewBlock & { unitIds: string[] }, after: string | undefined) => {
      for (const rest of remainders(block, giving, siteDate(now()))) {
        const went = await keep(rest, nameOf(rest), after);
        isLeft ||= 'waits' in went;
      }
    };
    for (const act of giving.waiting) {
      const block = blockOf(act);
      if (!block) continue;
      // By the waiting act's id it takes its place, behind one that is on its way.
      if (act.mayHaveGone) await take(act.id, act.id);
      else takeFromQueue(act.id);
      const after = act.mayHaveGone ? act.id : act.after;
      await bringBack({ ...block, unitIds: block.unitIds ?? giving.everybody }, after);
    }
    for (const block of await blocksBy(queries, giving.blockIds)) {
      const id = `free ${block._id}`;
      await take(block._id, id);
      await bringBack(block, id);
    }
    return isLeft ? { waits: true } : undefined;
  }, t.unblocked);
}
