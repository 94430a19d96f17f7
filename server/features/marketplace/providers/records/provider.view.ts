import type { Evidence } from '#contract/marketplace/evidence.ts';
import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import type { Provider } from '#contract/marketplace/provider.ts';
import { profileAddress } from '#contract/paths.ts';
import { contentLines, escapedText } from '#domain/calendar/content-lines.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { publicPath } from '../../public/public-address.rules.ts';
import type { ListedRow } from './listed-provider.data.ts';
import type { RecordRow } from './provider.data.ts';

/** A provider for an address book: what the record shows of how to reach them. */
export function contactCard(provider: Provider, site: string): string {
  const { id, kind, name, leaderName, businessName, phone, email, address, pin, country } = provider;
  const isGroup = kind === 'groupWorker';
  const person = isGroup ? leaderName : name;
  const company = isGroup ? name : businessName;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:4.0',
    `KIND:${isGroup ? 'org' : 'individual'}`,
    `UID:urn:uuid:${id}`,
    `FN:${escapedText(name)}`,
    ...(person ? [`N:;${escapedText(person)};;;`] : []),
    ...(company ? [`ORG:${escapedText(company)}`] : []),
    ...(phone ? [`TEL;VALUE=uri;TYPE=cell:tel:+91${phone}`] : []),
    ...(email ? [`EMAIL:${escapedText(email)}`] : []),
    `ADR:;;;${escapedText(address)};;${escapedText(pin ?? '')};${escapedText(country)}`,
    `URL:${site}${profileAddress(kind, id)}`,
    `REV:${provider.updatedAt.replace(/[-:]|\.\d{3}/g, '')}`,
    'END:VCARD',
  ]);
}

/** What shows who they are; null where nothing does. */
const evidenceOf = ({ evidence, evidence_by: by, evidence_at: at }: ListedRow): Evidence | null =>
  evidence && { kind: evidence, by, on: at && siteDate(at) };

/** What everybody may read of it: of a card, not which admin looked. */
const evidenceSeen = (row: ListedRow): Evidence | undefined => {
  const seen = row.verified ? evidenceOf(row) : null;
  if (!seen?.on) return undefined;
  return seen.kind === 'in-person' ? seen : { ...seen, by: null };
};

const masked = (last4: string | null): string | null => (last4 === null ? null : `XXXX XXXX ${last4}`);

/** What everybody who is logged in sees in a list. */
const publicly = (row: ListedRow, facts: ListingFacts = {}): Provider => ({
  id: row.id,
  kind: row.kind,
  userId: row.user_id,
  name: row.name,
  category: row.category,
  trades: row.trades,
  age: row.age,
  address: row.address,
  country: row.country,
  price: row.price,
  experience: row.experience,
  groupSize: row.group_size,
  leaderName: row.leader_name,
  businessName: row.business_name,
  teams: row.kind === 'contractor' ? row.teams : undefined,
  available: row.available,
  availableSaidAt: row.available_said_at?.toISOString() ?? null,
  verified: row.verified,
  profilePic: row.profile_pic,
  demo: row.demo,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  distanceKm: row.distance_km,
  freeFrom: facts.freeFrom,
  hiredTimes: facts.hiredTimes,
  rating: facts.rating,
});

/** In lists a phone is for admins only, an e-mail for nobody (docs/rules.md#privacy-3). */
export function presentListed(
  row: ListedRow,
  { admin, facts }: { admin: boolean; facts?: ListingFacts },
): Provider {
  const provider = publicly(row, facts);
  return admin
    ? { ...provider, phone: row.phone, aadhar: masked(row.id_last4), evidence: evidenceOf(row) }
    : provider;
}

type Viewer = Pick<Caller, 'userId' | 'admin'>;

/** One record: phone, e-mail and PIN for who is logged in; what concerns the ID for its owner and admins. */
export function present(row: RecordRow, viewer: Viewer): Provider {
  const own = viewer.userId === row.user_id;
  return {
    ...publicly(row),
    phone: row.phone,
    email: row.email,
    pin: row.pin,
    social: row.social,
    evidence: own || viewer.admin ? evidenceOf(row) : evidenceSeen(row),
    ...(!own && { following: row.following }),
    ...(row.public && !row.suspended && { publicPath: publicPath(row) }),
    ...(own && { public: row.public, publicPhoto: row.public_photo }),
    ...((own || viewer.admin) && {
      aadhar: masked(row.id_last4),
      sentBack: row.sent_back_reason,
      idPictureWaits: row.id_picture !== null,
      ...(row.helper !== null && { helpedBy: row.helper }),
    }),
    ...(viewer.admin && { idUsedElsewhere: row.id_used_elsewhere }),
  };
}

/** The record of one who has seen the contacts of as many people today as one may. */
export const withoutContacts = (provider: Provider, contactsPerDay: number): Provider => ({
  ...provider,
  phone: null,
  email: null,
  contactsHidden: true,
  contactsPerDay,
});
