/**
 * Where the bytes of pictures lie, by name: `ID.webp` and `ID-small.webp` for everybody's, `private/ID` for the
 * encrypted ones. A name for everybody is written once and never with other bytes. Each picture was written anew and is small (its
 * longest side has at most 1,600 pixels), so that it passes in one piece.
 * Each act throws AppError 'pictures-away' (503) where the storage does not answer.
 */
export interface Storage {
  /** Who reads gets the whole of it or nothing. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is none. */
  get(name: string): Promise<Buffer | undefined>;
  /** One that is not there is no error. */
  remove(name: string): Promise<void>;
  /** The names of all pictures that lie there; no order. */
  list(): Promise<string[]>;
}

/** The names that the picture may have. */
export const namesOf = (id: string): string[] => [`${id}.webp`, `${id}-small.webp`, privateName(id)];

/** Whether the picture of a row may lie under this name; anything else in the place is somebody else's. */
export const isPictureName = (name: string): boolean =>
  /^([\w-]{22}(-small)?\.webp|private\/[\w-]{22}([\w-]{32})?)$/.test(name);

export const privateName = (id: string): string => `private/${id}`;

/** Told what was amiss, never an address with its secret. */
export interface StorageLog {
  warn(facts: { code: string; act?: string }, message: string): void;
}
