import type { CardKind } from '#contract/marketplace/evidence.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import type { GivenEvidence } from '#contract/marketplace/providers/registration.ts';

/** What may be written of a provider, in our own words. */
export interface ProviderFields {
  name: string;
  leaderName: string | null;
  businessName: string | null;
  category: string;
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

/** The fields that were really given. */
export const given = (changes: ProviderChanges): ProviderChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
