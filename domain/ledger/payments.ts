import { grouped } from './day-words.ts';
import type { Entry, MoneyBody } from './entry.ts';
import { isCounted, lastOf } from './order.ts';
import { isCountedAlone, type Pair, type Said, type Told, toldOf } from './said-payments.ts';

/** What one side says of a payment: of the two that counts which comes to more, and never their sum. */
export interface Words {
  /** What it wrote itself. */
  own: MoneyBody[];
  /** What it agreed to of the other side's. */
  agreedTo: MoneyBody[];
}

/**
 * One payment, which one side or both wrote; several entries of a side where more are said to be the same. By its
 * receiver's lines alone, with the versions that they name: what the payer writes, pairs or corrects makes it neither
 * greater nor less. Among lines of older pages the pairs of both sides count, as they did; what the two wrote is never
 * added up, so no word about what is the same makes a payment greater.
 */
export interface Payment {
  receiver: Words;
  /** The receiver's, where their devices said several things at once: above is the least of it, this the most. */
  most: Words;
  /** What the payer says of all that are `same`, with the first of them. */
  payer: Words;
  /** Of what either side calls one payment all have one name. */
  same: string;
}

/** Which of several are one, as they are said to be the same. */
class Same {
  private readonly next = new Map<string, string>();

  of(root: string): string {
    let at = root;
    for (let next = this.next.get(at); next !== undefined; next = this.next.get(at)) at = next;
    // What was followed is shorter the next time.
    for (let from = root; from !== at; ) {
      const next = this.next.get(from) ?? at;
      this.next.set(from, at);
      from = next;
    }
    return at;
  }

  join(one: string, other: string): void {
    const [from, to] = [this.of(one), this.of(other)];
    if (from !== to) this.next.set(from, to);
  }
}

const least = (said: readonly Said[]): MoneyBody[] => ends(said).slice(0, 1);
const most = (said: readonly Said[]): MoneyBody[] => ends(said).slice(-1);
const ends = (said: readonly Said[]): MoneyBody[] =>
  said.map(({ body }) => body).toSorted((one, other) => one.amount - other.amount);

/**
 * Own payments that the receiver said last to be some that they agreed to: by some of their words, and by all, where their
 * devices did not know of each other.
 */
function takenIn(
  told: ReadonlyMap<string, Told>,
  pairs: readonly Pair[],
): { some: Set<string>; all: Set<string> } {
  const found = { some: new Set<string>(), all: new Set<string>() };
  for (const [mine, of] of grouped(pairs, (pair) => pair.mine)) {
    const own = told.get(mine);
    if (!own || own.side !== own.to) continue;
    const agreed = lastOf(of).map(({ theirs }) => {
      const other = told.get(theirs);
      return other && isCountedAlone(other) ? other.agreed.map(({ sameAs }) => sameAs === mine) : [];
    });
    // A later agreement alone takes no pair apart; one that did not know of it may mean another payment.
    const isUnsure = (words: boolean[]) =>
      words.length === 0 || (words.includes(true) && words.includes(false));
    if (agreed.some((words) => words.length > 0)) found.some.add(mine);
    if (!agreed.some(isUnsure)) found.all.add(mine);
  }
  return found;
}

/** As an older page's pairs make them one; and what either side calls one, each own payment in the last pair of it. */
function samenessOf(told: ReadonlyMap<string, Told>, pairs: readonly Pair[]): { older: Same; same: Same } {
  const [older, same] = [new Same(), new Same()];
  for (const { theirs, mine, place } of pairs)
    if (!isCounted(place)) {
      same.join(theirs, mine);
      const { agreed } = told.get(theirs) ?? {};
      const alone = [theirs, mine].some((root) => isAlone(told.get(root)));
      if (agreed && !alone) older.join(theirs, mine);
    }
  for (const of of grouped(pairs, ({ mine }) => mine).values())
    for (const { theirs, mine } of lastOf(of)) same.join(theirs, mine);
  return { older, same };
}

const isAlone = (told: Told | undefined): boolean => told !== undefined && isCountedAlone(told);

/** Every payment of a book, once each; the same however the entries of the two sides come in between each other. */
export function paymentsOf(entries: readonly Entry[]): Payment[] {
  const { told, pairs } = toldOf(entries);
  const all = [...told.values()];
  const taken = takenIn(told, pairs);
  const { older, same } = samenessOf(told, pairs);
  const byPayer = new Map(
    [...grouped(all, ({ root }) => same.of(root))].map(([name, some]) => [name, payerWords(some)]),
  );
  return [...grouped(all, ({ root }) => older.of(root)).values()].map((some): Payment => {
    const name = same.of(some[0]?.root ?? '');
    const payer = byPayer.get(name) ?? { own: [], agreedTo: [] };
    byPayer.delete(name);
    return {
      receiver: receiverWords(some, { of: least, taken: taken.some }),
      most: receiverWords(some, { of: most, taken: taken.all }),
      ...{ payer, same: name },
    };
  });
}

function receiverWords(
  some: readonly Told[],
  { of, taken }: { of: (said: readonly Said[]) => MoneyBody[]; taken: ReadonlySet<string> },
): Words {
  return {
    own: some.flatMap(({ root, side, to, own }) => (side === to && !taken.has(root) ? of(own) : [])),
    agreedTo: some.flatMap(({ side, to, agreed }) => (side === to ? [] : of(agreed))),
  };
}

const payerWords = (some: readonly Told[]): Words => ({
  own: some.flatMap(({ side, to, own }) => (side === to ? [] : most(own))),
  agreedTo: some.flatMap(({ side, to, agreed }) => (side === to ? most(agreed) : [])),
});
