import { expect } from 'vitest';
import { balanceOf, type Pay, payOfDay } from '#domain/ledger/balance.ts';
import { type DayBody, type Entry, isDay, type Side, versionsOf } from '#domain/ledger/entry.ts';
import { payOf, requireBook } from '#server/features/hiring/ledger/book/book.rules.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { Game, Player } from './game.ts';

type Book = Awaited<ReturnType<typeof requireBook>>['book'];

const sum = (values: Iterable<number>): number => [...values].reduce((one, other) => one + other, 0);

/** Of a machine a word about a day grants its share of the hire, the transport, and its hours at the price of extra ones. */
function mostOfDay(pay: Pay, day: DayBody): number {
  const { hire } = pay;
  if (!hire) return payOfDay(pay, day);
  if (day.mark === 'absent') return 0;
  const share = Math.ceil(hire.time / (hire.dates.length * hire.machines));
  return share + hire.transport + Math.ceil((day.hours ?? 0) * (hire.extra?.perHour ?? 0));
}

/** The most that a side ever granted, read plainly: of each day or payment the greatest of what it said or agreed to. */
function mostGranted(entries: Entry[], pay: Pay) {
  const versions = versionsOf(entries);
  const days = new Map<string, number>();
  const received = { customer: new Map<string, number>(), provider: new Map<string, number>() };
  const raise = (of: Map<string, number>, key: string, to: number) =>
    of.set(key, Math.max(of.get(key) ?? 0, to));
  for (const { _id, side, kind, body } of entries) {
    if (side === 'neev' || kind === 'event' || kind === 'dispute') continue;
    const version = versions.get(kind === 'agree' ? body.entry : _id);
    if (!version) continue;
    const { body: said, root } = version;
    if (isDay(said) && side === 'customer') raise(days, `${said.unit} ${said.date}`, mostOfDay(pay, said));
    if (!isDay(said) && said.to === side) raise(received[side], root, said.amount);
  }
  const of = (side: Side) => sum(received[side].values());
  return { earned: sum(days.values()), toProvider: of('provider'), toCustomer: of('customer') };
}

/** What is agreed is never more than what the paying side granted, and the same in every order of delivery. */
export async function expectGranted(game: Game, { book, by }: { book: Book; by: Player }): Promise<void> {
  const { book: now } = await requireBook(game.hiring, by, book.bookingId);
  const entries = await entriesOf(game.neev.services.db, book.bookingId);
  const pay = payOf(now);
  const { agreed, inQuestion } = balanceOf(entries, pay);
  const most = mostGranted(entries, pay);
  const { whole, hire } = pay;
  // What stands as done grants a job's price, and a machine's whole hire.
  const job = whole?.granted ? whole.total : 0;
  const hired = hire?.granted ? hire.time + hire.transport : 0;
  expect(agreed.earned).toBeLessThanOrEqual(most.earned + job + hired);
  expect(agreed.paid).toBeLessThanOrEqual(most.toProvider);
  expect(agreed.paid).toBeGreaterThanOrEqual(-most.toCustomer);
  const mixed = entries.toSorted(() => game.dice.below(3) - 1);
  expect(balanceOf(mixed, pay)).toEqual({ agreed, inQuestion });
}
