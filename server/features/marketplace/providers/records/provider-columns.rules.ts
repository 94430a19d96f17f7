import type { Secrets } from '#server/platform/config/keys/secrets.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { requireOwnPicture } from '#server/platform/media/picture-references.ts';
import type { Services } from '#server/platform/services.ts';
import { publicColumns } from '../../public/public-consent.rules.ts';
import { placeOf, searchText } from '../../search/listing-place.rules.ts';
import { tradeWords, wordsOfTrades } from '../../search/trade-words.rules.ts';
import type { ProviderRow } from './provider.data.ts';
import type { ProviderChanges } from './provider-fields.rules.ts';
import type { ProviderColumns } from './provider-writes.data.ts';

export const idHash = (secrets: Secrets, digits: string): Buffer => secrets.keyedHash('national-id', digits);

/** The plain fields; of an ID number only its last four digits and a keyed hash (docs/rules.md#privacy-1). */
export function columnsOf(secrets: Secrets, changes: ProviderChanges): ProviderColumns {
  const { leaderName, businessName, groupSize, aadhar, ...others } = changes;
  const { profilePic: _, aadharPic: __, evidence: ___, public: ____, publicPhoto: _____, ...same } = others;
  return {
    ...same,
    leader_name: leaderName,
    business_name: businessName,
    group_size: groupSize,
    ...publicColumns(changes),
    ...(aadhar !== undefined && { id_last4: aadhar.slice(-4), id_hash: idHash(secrets, aadhar) }),
  };
}

type Findable = Pick<ProviderRow, 'name' | 'category' | 'address' | 'pin'> &
  Partial<Pick<ProviderRow, 'leader_name' | 'business_name' | 'trades'>>;

/** What lists find a record by; made anew whenever one of these fields changes. @throws AppError 'pin-unknown' */
export const findColumns = ({
  name,
  business_name,
  leader_name,
  address,
  category,
  pin,
  trades = [],
}: Findable) => ({
  ...placeOf(pin, address),
  search: searchText([
    name,
    business_name ?? null,
    leader_name ?? null,
    address,
    category,
    // Who says what they do is found by no other trade of the category.
    trades.length > 0 ? wordsOfTrades(trades) : tradeWords(category),
  ]),
});

/** @throws AppError 'picture-invalid' unless `/upload` gave them to the caller, or the record shows them already */
export async function pictureColumns(
  { db, pictures }: Pick<Services, 'db' | 'pictures'>,
  { profilePic, aadharPic }: ProviderChanges,
  { caller, present }: { caller: Caller; present?: ProviderRow },
): Promise<ProviderColumns> {
  const { userId } = caller;
  const columns: ProviderColumns = {};
  if (profilePic !== undefined && profilePic !== present?.profile_pic) {
    await requireOwnPicture(db, pictures, {
      path: 'profilePic',
      reference: profilePic,
      userId,
      purpose: 'public',
    });
    columns.profile_pic = profilePic;
  }
  if (aadharPic !== undefined) {
    const given = { path: 'aadharPic', reference: aadharPic, userId, purpose: 'id' } as const;
    columns.id_picture = await requireOwnPicture(db, pictures, given);
    columns.id_picture_at = new Date();
  }
  return columns;
}
