import type { BookDay } from '#contract/hiring/ledger.calls.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import type { Seen } from '#domain/ledger/entry.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { type AnswerOf, type BookRef, bookKey, type KnownBook, refOf } from './books.ts';

export const knownBook = <Ref extends BookRef>(ref: Ref): KnownBook<Ref> | undefined =>
  queryClient.getQueryData(bookKey(ref));

const lastOf = (entries: readonly { seq: number }[] | undefined): number => entries?.at(-1)?.seq ?? 0;

/** The last line of a book that this page has: only what comes after it is asked for, lines never change. */
export const lastKnown = (ref: BookRef): number => lastOf(knownBook(ref)?.entries);

/** The last line's seal of a book that this page has, for the question whether it changed. */
export const knownHead = (ref: BookRef): string | undefined => knownBook(ref)?.head;

/** The book as it is known: nothing was written, though a day may have closed, and others of a crew come. */
export function stillKnown<Ref extends BookRef>(
  ref: Ref,
  answer: Pick<KnownBook<Ref>, 'open'>,
): KnownBook<Ref> | undefined {
  const known = knownBook(ref);
  const { open } = answer;
  return known && Object.assign({}, known, { open }, 'units' in answer && { units: answer.units });
}

/** What was told of a day last stands. */
export function withDays(known: readonly BookDay[], told: readonly BookDay[]): BookDay[] {
  return [...new Map([...known, ...told].map((day) => [`${day.date} ${day.unitId}`, day])).values()];
}

/** Each once: parts of a book may tell of the same line. */
export const bySeq = <One extends { seq: number }>(lines: readonly One[]): One[] => [
  ...new Map(lines.map((line) => [line.seq, line])).values(),
];

type Known = Omit<Part, 'data'> & { entries: { seq: number }[] };

/** What the code below needs of either book. */
interface Part {
  data: { seq: number }[];
  /** Lines that the reader may not see, between those. */
  hidden?: { seq: number }[];
  /** Of a hajri book. */
  days?: BookDay[];
}

/**
 * Puts an answer's new lines behind those that are known by now; an answer that others have overtaken says nothing new.
 * @returns undefined where the lines before them are known no more, as after who logged out
 */
export function withKnown<Ref extends BookRef>(
  ref: Ref,
  answer: AnswerOf<Ref>,
  after: number,
): KnownBook<Ref> | undefined {
  const known: Known | undefined = queryClient.getQueryData(bookKey(ref));
  const last = lastOf(known?.entries);
  if (last < after) return undefined;
  // By the contract each kind of entry has its body, and each kind of book its entries.
  if (known && last > (lastOf(answer.data) || after)) return known as KnownBook<Ref>;
  return joined(ref, answer, known);
}

/** A book as it was answered from its first line on, whatever was known of it. */
export const anew = <Ref extends BookRef>(ref: Ref, answer: AnswerOf<Ref>): KnownBook<Ref> =>
  joined(ref, answer, undefined);

function joined<Ref extends BookRef>(
  ref: Ref,
  answer: AnswerOf<Ref>,
  known: Known | undefined,
): KnownBook<Ref> {
  const { data, days, hidden, more: _more, ...book }: Part & { more?: boolean } = answer;
  const last = lastOf(known?.entries);
  const entries = [...(known?.entries ?? []), ...data.filter(({ seq }) => seq > last)];
  const told = {
    ...(days && { days: withDays(known?.days ?? [], days) }),
    ...(hidden && { hidden: bySeq([...(known?.hidden ?? []), ...hidden]) }),
  };
  return { ...book, ...told, ...refOf(ref), entries } as unknown as KnownBook<Ref>;
}

interface Linked extends Seen {
  prev: string;
}
interface Shown {
  entries: readonly Seen[];
  hidden?: readonly Seen[] | undefined;
}

/** The last line of a book, others' hidden ones too. */
export const lastShown = (known: Shown | undefined): Seen =>
  [...(known?.entries ?? []), ...(known?.hidden ?? [])].reduce<Seen>(
    (last, line) => (line.seq > last.seq ? line : last),
    { seq: 0, hash: firstHead },
  );

interface Whole {
  entries: readonly Linked[];
  hidden?: readonly Linked[] | undefined;
  head: string;
  side: string;
}

/**
 * Whether what came belongs to what was known: each line names the one before, and the last is the book's head. Of the
 * part that an engineer has nobody can say.
 */
export function isOfOneBook({ entries, hidden = [], head, side }: Whole): boolean {
  if (side === 'engineer' || entries.length === 0) return true;
  const lines = [...entries, ...hidden].toSorted((one, other) => one.seq - other.seq);
  return (
    lines.every((line, at) => line.prev === (lines[at - 1]?.hash ?? line.prev)) && lines.at(-1)?.hash === head
  );
}
