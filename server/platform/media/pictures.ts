import type { Db } from '#server/platform/database/database.ts';
import type { IncomingFile } from './incoming-files.ts';

/** What a picture was sent for. It serves for nothing else: each has references of its own form. */
export type PicturePurpose = 'public' | 'id' | 'chat' | 'gallery' | 'hire' | 'voice';

export interface SentPicture {
  userId: string;
  /** Read when it is decoded: who waits holds none. */
  bytes: () => Promise<Buffer>;
  purpose: PicturePurpose;
  /** The caller has hung up. */
  gone?: AbortSignal;
}

/**
 * Pictures that users sent: decoded, written anew without metadata, kept in the sizes the pages use. And recorded voices,
 * which are kept as they came (docs/decisions/0015-voice-messages.md).
 */
export interface Pictures {
  /** Takes a file in while it is being sent: the caller discards it in the end. */
  receive(source: AsyncIterable<Buffer>): Promise<IncomingFile>;
  /**
   * Keeps a picture for this user.
   * @returns its public address `/files/NAME.webp`, or the reference `private:NAME` of an ID picture, `chat:NAME` of one in a chat, `gallery:NAME` of one drawn, `hire:NAME` of one about work, `voice:NAME` of a recording
   * @throws AppError 'picture-unsupported' or 'voice-unsupported' (415), 'voice-long', 'upload-quota' or, in a chat, 'too-many' (429), 'pictures-busy' or 'pictures-away' (503)
   */
  keep(db: Db, picture: SentPicture): Promise<string>;
  /** Whether this user sent the picture, for what the address or reference says. */
  belongsTo(db: Db, reference: string, userId: string): Promise<boolean>;
  /** Of these references those that this user sent, each for what it says. */
  ownAmong(db: Db, references: readonly string[], userId: string): Promise<Set<string>>;
  /** The bytes (WebP) of a picture for everybody, by its file's name, or undefined. @throws AppError 'pictures-away' (503) */
  readPublic(name: string): Promise<Buffer | undefined>;
  /** The decrypted bytes of what is not public (WebP, or a recording), or undefined when it is gone. */
  readPrivate(id: string): Promise<Buffer | undefined>;
  /**
   * Deletes the files and the row of what nothing refers to any more: after the commit, as no transaction brings a file
   * back. A reference that is unknown is no error, and what cannot go now waits for the sweep.
   */
  forget(db: Db, reference: string): Promise<void>;
  /** Deletes what nothing refers to after 24 hours. */
  sweep(db: Db): Promise<void>;
}
