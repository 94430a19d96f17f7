import type { AnyRecord } from '#contract/marketplace/providers/wire.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What another area holds of a user, for `/me`, the download and the deletion of an account; given by app.ts. */
export interface OwnData {
  /** The user's provider records, as the owner sees them. */
  records?(db: Db, userId: string): Promise<AnyRecord[]>;
  /** Named lists for the download: never hashes, of an ID number the last four digits at most. */
  export(db: Db, userId: string): Promise<Record<string, unknown>>;
  /**
   * Called in the transaction that deletes the user, before rows that refer to them go by themselves. Their pictures
   * go by themselves too, once it is committed: files come back with no transaction that is taken back.
   * @param afterwards takes what is to be done once it is committed
   */
  erase?(db: Db, userId: string, afterwards: (effect: () => void) => void): Promise<void>;
}
