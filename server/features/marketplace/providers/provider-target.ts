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

export const missing = (kind: ProviderKind): AppError =>
  new AppError(kind === 'provider' ? 'no-products' : 'user-missing');
