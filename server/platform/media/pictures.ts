import type { Db } from '#server/platform/database/database.ts';
import type { IncomingFile } from './incoming/incoming-files.ts';

/** What a picture was sent for. It serves for nothing else: each has references of its own form. */
export type PicturePurpose = 'public' | 'id' | 'chat' | 'gallery' | 'hire';

export interface SentPicture {
  userId: string;
  /** Read when it is decoded: who waits holds none. */
  bytes: () => Promise<Buffer>;
  purpose: PicturePurpose;
  /** The caller has hung up. */
  gone?: AbortSignal;
}

/** Pictures that users sent: decoded, written anew without metadata, kept in the sizes the pages use. */
export interface Pictures {
  /** Takes a file in while it is being sent: whoever asks discards it in the end. */
  receive(source: AsyncIterable<Buffer>): Promise<IncomingFile>;
  /**
   * Keeps a picture for this user.
   * @returns its public address `/files/NAME.webp`, or the reference `private:NAME` of an ID picture, `chat:NAME` of one in a chat, `gallery:NAME` of one drawn, `hire:NAME` of one about work
   * @throws AppError 'picture-unsupported' (415), 'upload-quota' or, in a chat, 'too-many' (429), 'pictures-busy' (503)
   */
  keep(db: Db, picture: SentPicture): Promise<string>;
  /** Whether this user sent the picture, for what the address or reference says. */
  belongsTo(db: Db, reference: string, userId: string): Promise<boolean>;
  /** The decrypted bytes (WebP) of a picture that is not public, or undefined when it is gone. */
  readPrivate(id: string): Promise<Buffer | undefined>;
  /** Deletes the files and the row; a reference that is unknown is no error. */
  forget(db: Db, reference: string): Promise<void>;
  /** Deletes what nothing refers to after 24 hours. */
  sweep(db: Db): Promise<void>;
}
