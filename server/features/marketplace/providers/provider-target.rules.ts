import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';

export interface Target {
  kind: ProviderKind;
  /** The record's id or its user's. */
  id: string;
}

/** What a provider's change means for the products that they list; given by app.ts. */
export type MoveProducts = (db: Db, providerId: string) => Promise<void>;

/** Fewer people or teams. @throws AppError 'units-booked' where too many of them have work */
export type ResizeUnits = (
  db: Db,
  record: { kind: Exclude<ProviderKind, 'provider'>; _id: string },
  capacity: number,
) => Promise<void>;

/** What a change needs of other areas. */
export interface GivenToChange {
  move: MoveProducts;
  resize: ResizeUnits;
}

export const missing = (kind: ProviderKind): AppError =>
  new AppError(kind === 'provider' ? 'no-products' : 'user-missing');
