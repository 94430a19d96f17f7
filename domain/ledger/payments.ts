import { type Version, versionsOf } from './corrections.ts';
import { type Entry, inOrder, isDay, type MoneyBody, type Side } from './entry.ts';

/** What one side says of a payment: of the two that counts which comes to more, and never their sum. */
export interface Words {
  /** What it wrote itself. */
  own: MoneyBody[];
  /** What it agreed to of the other side's. */
  agreedTo: MoneyBody[];
}

/**
 * One payment, which one side or both wrote; several entries of a side where more are said to be the same. As what the
 * two wrote is never added up, no word about what is the same makes a payment greater, and none takes an entry out of a
 * pair.
 */
export interface Payment {
  receiver: Words;
  payer: Words;
}

/** A payment as one side wrote it. */
interface Line {
  side: Side;
  /** The last word of who wrote it. */
  said: MoneyBody;
  /** The last of it that the other side agreed to. */
  agreedTo?: MoneyBody | undefined;
  /** All that are the same payment; they have one receiver. */
  same: Set<Line>;
}

function newLine(side: Side, said: MoneyBody): Line {
  const line: Line = { side, said, same: new Set() };
  line.same.add(line);
  return line;
}

function join(one: Line, other: Line): void {
  for (const line of [...other.same]) {
    one.same.add(line);
    line.same = one.same;
  }
}

/** What was said of each payment, by its first entry's id. A word changes what its own side says, and nothing else. */
function linesOf(entries: readonly Entry[]): Map<string, Line> {
  const versions = versionsOf(entries);
  const lines = new Map<string, Line>();
  const lineOf = ({ root }: Version): Line | undefined => lines.get(root);
  for (const entry of inOrder(entries)) {
    const { side, kind } = entry;
    if (side === 'neev' || kind === 'event') continue;
    const isAnswer = kind === 'agree' || kind === 'dispute';
    const version = versions.get(isAnswer ? entry.body.entry : entry._id);
    if (!version || isDay(version.body)) continue;
    const line = lineOf(version);
    if (!line) lines.set(version.root, newLine(side, version.body));
    else if (!isAnswer) line.said = version.body;
    else if (line.side !== side) {
      line.agreedTo = kind === 'agree' ? version.body : undefined;
      const same = kind === 'agree' ? versions.get(entry.body.sameAs ?? '') : undefined;
      const own = same && lineOf(same);
      if (own?.side !== side || own.said.to !== line.said.to) continue;
      join(line, own);
      // The payer grants that their own is what the receiver wrote.
      if (side !== line.said.to) own.said = version.body;
    }
  }
  return lines;
}

function wordsOf(same: Set<Line>, isOwn: (line: Line) => boolean): Words {
  const lines = [...same];
  return {
    own: lines.flatMap((line) => (isOwn(line) ? line.said : [])),
    agreedTo: lines.flatMap((line) => (isOwn(line) ? [] : (line.agreedTo ?? []))),
  };
}

/** Every payment of a book, once each; the same however the entries of the two sides come in between each other. */
export function paymentsOf(entries: readonly Entry[]): Payment[] {
  const payments = new Set([...linesOf(entries).values()].map(({ same }) => same));
  return [...payments].map((same) => ({
    receiver: wordsOf(same, ({ side, said }) => side === said.to),
    payer: wordsOf(same, ({ side, said }) => side !== said.to),
  }));
}
