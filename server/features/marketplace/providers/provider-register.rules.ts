import { contractorTypes } from '#contract/marketplace/categories.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { giveFace } from '#server/features/accounts/users/face.data.ts';
import { type Caller, requireSelf } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';
import { evidenceColumns } from './evidence.rules.ts';
import { findRecord } from './records/provider.data.ts';
import { present } from './records/provider.view.ts';
import { columnsOf, findColumns, pictureColumns } from './records/provider-columns.rules.ts';
import { changesFromWire, tradesAfter, type WireFields } from './records/provider-fields.rules.ts';
import { insertProvider } from './records/provider-writes.data.ts';

/** An engineer type makes an engineer, a contractor type a contractor (docs/rules.md#marketplace-3). */
export const kindOfRegistration = (role: string): 'contractor' | 'engineer' =>
  contractorTypes.some((type) => type === role) ? 'contractor' : 'engineer';

/** Only a worker and a crew may give a name of their own; the others are called as their account is. */
function nameOf(kind: ProviderKind, given: string | undefined, caller: Caller): string {
  const mayName = kind === 'worker' || kind === 'groupWorker';
  return (mayName && given) || caller.fullname;
}

/** What every kind's schema asks for. */
export type Registration = WireFields & {
  address: string;
  pin: string;
  /** Which text was agreed to. */
  consent?: number | undefined;
};

interface Given {
  kind: ProviderKind;
  body: Registration;
}

/**
 * Registers the caller, not verified and not available whatever the body says: all of it or, where anything fails,
 * nothing, so that a second try can succeed.
 * @throws AppError 'not-allowed' for another user's id, 'already-registered', 'pin-unknown', 'picture-invalid'
 */
export async function register(services: Services, caller: Caller, given: Given): Promise<Provider> {
  requireSelf(caller, given.body.userId);
  const made = await services.db
    .transaction()
    .execute((open) => writeRegistration({ ...services, db: open }, caller, given));
  invalidateCounts(services.pool, given.kind);
  return made;
}

/** The record with all that goes with it, in an open transaction. @throws AppError as `register` does */
export async function writeRegistration(
  services: Pick<Services, 'db' | 'secrets' | 'pictures'>,
  caller: Caller,
  { kind, body: { consent, ...body } }: Given,
): Promise<Provider> {
  const { db, secrets } = services;
  const { available: _, verified: __, ...fields } = changesFromWire(kind, body);
  const row = {
    ...columnsOf(secrets, fields),
    name: nameOf(kind, fields.name, caller),
    category: fields.category ?? '',
    trades: tradesAfter(fields.trades, { category: fields.category ?? '', trades: [] }),
    address: body.address,
    pin: body.pin,
  };
  const { userId } = caller;
  const pictures = await pictureColumns(services, fields, { caller });
  const columns = { ...pictures, ...evidenceColumns(caller, { changes: fields, pictures }) };
  const face = columns.profile_pic;
  const id = await insertProvider(db, {
    ...row,
    ...findColumns(row),
    ...columns,
    kind,
    user_id: userId,
    ...(consent !== undefined && { consent_version: consent, consent_at: new Date() }),
    country: fields.country ?? 'India',
  });
  if (!id) throw new AppError('already-registered');
  if (face) await giveFace(db, userId, face);
  const record = await findRecord(db, { kind, id }, userId);
  if (!record) throw new AppError('user-missing');
  return present(record, caller);
}
