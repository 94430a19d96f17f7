import type { Db } from '../database/database.ts';

/** Pictures that users sent: decoded, written anew without metadata, kept in the sizes the pages use. */
export interface Pictures {
  /**
   * Keeps a picture for this user.
   * @returns its public address `/files/NAME.webp`, or for an ID picture the reference `private:NAME`
   * @throws AppError 'picture-unsupported' (415), 'upload-quota' (429)
   */
  keep(db: Db, picture: { userId: string; path: string; private: boolean }): Promise<string>;
  /** Whether `/upload` gave this address or reference to this user. */
  belongsTo(db: Db, reference: string, userId: string): Promise<boolean>;
  /** The decrypted bytes (WebP) of an ID picture, or undefined when it is gone. */
  readPrivate(id: string): Promise<Buffer | undefined>;
  /** Deletes the files and the row; a reference that is unknown is no error. */
  forget(db: Db, reference: string): Promise<void>;
  /** Deletes what nothing refers to after 24 hours. */
  sweep(db: Db): Promise<void>;
}
