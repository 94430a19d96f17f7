import type { Evidence } from './evidence.ts';
import type { ProviderKind } from './kinds.ts';
import type { ListingFacts, PublicFacts } from './listing-facts.ts';

/**
 * A provider as everybody inside reads it. Outside, each kind has the specification's own field names (`wire.ts`).
 * Fields marked "record" are absent from lists; "owner" is for the owner and admins only.
 */
export interface Provider extends ListingFacts, PublicFacts {
  id: string;
  kind: ProviderKind;
  userId: string;
  /** Full name; of a crew its group name. */
  name: string;
  /** A value of the kind's list (docs/rules.md#marketplace-7); empty for rental providers. */
  category: string;
  /** Keys of what they say that they do, up to five. */
  trades: string[];
  /** Years. */
  age: number | null;
  /** City, as typed. */
  address: string;
  country: string;
  /** Whole rupees per day. */
  price: number | null;
  /** Years. */
  experience: number | null;
  groupSize: number | null;
  /** Of a contractor. */
  teams?: number | undefined;
  leaderName: string | null;
  businessName: string | null;
  available: boolean;
  /** When it was last said; null where that is not known. */
  availableSaidAt?: string | null | undefined;
  verified: boolean;
  profilePic: string | null;
  /** Made-up record of the demo. */
  demo: boolean;
  createdAt: string;
  updatedAt: string;
  /** Whole kilometres from the place asked for; only in a list with `near`. */
  distanceKm?: number;
  /** Key of the trade that the search words named and the record says; only in a list with `q`. */
  matchedAs?: string | undefined;
  /** Key of the trade that the search words named, of a record that says none: it was found by its category alone. */
  mayDo?: string | undefined;
  /** Record; in lists for admins only. Ten digits. */
  phone?: string | null;
  /** Record. */
  email?: string | null;
  /** Record: the day's contacts are used up, so that phone and e-mail are null (docs/rules.md#privacy-8). */
  contactsHidden?: true | undefined;
  /** With `contactsHidden`: of how many people a day. */
  contactsPerDay?: number | undefined;
  /** Record. */
  pin?: string;
  /** Record: https links that the provider entered. */
  social?: string[];
  /** Record: whether the asking user follows this provider's user. */
  following?: boolean;
  /** Owner: `XXXX XXXX 1234`; null where no number was given. */
  aadhar?: string | null;
  /**
   * Owner, and in lists admins: what shows who they are; null where nothing does. Others read of a verified record what
   * was seen and when, and by who only where the person was seen.
   */
  evidence?: Evidence | null | undefined;
  /** Owner: why an admin sent the record back; null when it waits or is verified. */
  sentBack?: string | null;
  /** Owner: whether an ID picture waits for the admin. */
  idPictureWaits?: boolean;
  /** Owner: name of who registered them, where somebody else did. */
  helpedBy?: string | undefined;
  /** Admin: the same ID number stands under another account. */
  idUsedElsewhere?: boolean;
}
