import type { CardKind } from '#contract/marketplace/evidence.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { GivenEvidence } from '#contract/marketplace/providers/registration.ts';
import { isTradeOf } from '#domain/wish/trades-of.ts';
import { fieldError } from '#server/platform/http/errors.ts';

/** What may be written of a provider, in our own words. */
export interface ProviderFields {
  name: string;
  leaderName: string | null;
  businessName: string | null;
  category: string;
  trades: string[];
  age: number;
  phone: string | null;
  address: string;
  pin: string;
  country: string;
  price: number;
  experience: number;
  groupSize: number;
  teams: number;
  available: boolean;
  verified: boolean;
  social: string[];
  /** An address of `/upload`. */
  profilePic: string;
  /** Twelve digits that are right; never kept. */
  aadhar: string;
  evidence: GivenEvidence;
  /** A private reference of `/upload`. */
  aadharPic: string;
  public: boolean;
  publicPhoto: boolean;
}

export type ProviderChanges = { [Field in keyof ProviderFields]?: ProviderFields[Field] | undefined };

/** Any kind's registration or change as its schema read it (docs/rules.md#marketplace-4); each schema names only the fields of its kind. */
export interface WireFields extends Omit<ProviderChanges, 'name' | 'category' | 'evidence'> {
  /** At registration the kind alone. */
  evidence?: CardKind | GivenEvidence | undefined;
  userId?: string | undefined;
  fullName?: string | undefined;
  groupName?: string | undefined;
  role?: string | undefined;
  type?: string | undefined;
  category?: string | undefined;
  status?: boolean | undefined;
}

/** A worker's and a contractor's `status` is availability, a group's and an engineer's is verification (docs/rules.md#marketplace-4). */
const statusIs: Record<ProviderKind, 'available' | 'verified'> = {
  worker: 'available',
  contractor: 'available',
  groupWorker: 'verified',
  engineer: 'verified',
  provider: 'available', // a rental provider has no status; its schema drops it
};

export function changesFromWire(kind: ProviderKind, wire: WireFields): ProviderChanges {
  const { userId: _, fullName, groupName, role, type, category, status, evidence, ...same } = wire;
  return {
    ...same,
    name: fullName ?? groupName,
    category: role ?? type ?? category,
    evidence: typeof evidence === 'string' ? { kind: evidence } : evidence,
    ...(status !== undefined && { [statusIs[kind]]: status }),
  };
}

/**
 * The trades of a record after a change: those that were given, else of its own those that its category still has.
 * @throws AppError 400 'trades-other-category' where a given one is no work of the category
 */
export function tradesAfter(
  given: readonly string[] | undefined,
  { category, trades }: { category: string; trades: readonly string[] },
): string[] {
  const isOwn = (key: string) => isTradeOf(key, category);
  if (given && !given.every(isOwn)) throw fieldError('trades', 'trades-other-category');
  return [...(given ?? trades.filter(isOwn))];
}

/** The fields that were really given. */
export const given = (changes: ProviderChanges): ProviderChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
