import type { Ledger } from '#contract/hiring/ledger.calls.ts';
import type { Statement } from '#contract/hiring/statement.calls.ts';
import type { Seal } from '#domain/evidence/seal.ts';
import type { Pay } from '#domain/ledger/balance.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';

export interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

/** A statement, by what each of its books counts, and the lines of those that were read for it. */
export type CountedStatement = Statement & {
  pays: ReadonlyMap<string, Pay>;
  read: ReadonlyMap<string, Entry[]>;
};

/** What seals are made with; what books know is given by server/evidence.ts. */
export interface Sealing {
  services: Services;
  now: () => Date;
  statementOf: (caller: Caller, asked: Asked) => Promise<CountedStatement>;
  readLines: (
    caller: Caller,
    book: { bookId: string; read?: Entry[] | undefined },
  ) => Promise<Pick<Ledger, 'data' | 'hidden'>>;
}

/** What Neev seals of books: whose, of when, and what they come to. */
export type Sums = Pick<Seal, 'name' | 'from' | 'to' | 'sums'>;

export const sumsOf = ({ name, from, to, total }: Statement): Sums => ({
  ...{ name, from, to },
  sums: { days: total.agreedDays, wages: total.wages, paid: total.paid, owed: total.owed },
});

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
