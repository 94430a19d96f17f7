import type { ProviderKind } from './kinds.ts';
import { type MachineCategory, machineCategories } from './trades.ts';

/** The values travel exactly so; their labels are mended and translated in the browser's catalogues (docs/rules.md#marketplace-7). */
export const workerCategories = [
  'Construction',
  'Tiles',
  'Loading',
  'Cleaning',
  'Shifting',
  'Warehouse',
  'Factory',
  'Gardening',
  'Other',
] as const;

export const contractorTypes = [
  'Construction Contract',
  'Floor Contract',
  'color contract',
  'furniture contract',
  'electrician contract',
  'Rennovation Contract',
  'Gardening Contract',
  'Other Contract Works',
] as const;

export const engineerTypes = [
  'Architectural',
  'Structural',
  'Mechanical',
  'Electrical',
  'Fire Protection',
  'Environmental',
  'Building Information Modeler (BIM)',
  'Civil',
  'Other Engineer',
] as const;

export const groupTypes = [
  'Construction Labour',
  'Tiles | Marbel',
  'Loading | Unloading',
  'Cleaing Group',
  'Home Shifting',
  'Godam | Warehouse',
  'Factory Group',
  'Gardening Group',
  'Other Group Works',
] as const;

export const productTypes = [
  'Boning rod',
  'Hammer',
  'Helmet',
  'Iron pan',
  'Ladder',
  'Pick axe',
  'Rammer',
  'Sledge helmet',
  'Tile cutter',
] as const;

/** All that a product may be: below the nine come the machines, our addition. */
export const rentedTypes = Object.values(machineCategories) as MachineCategory[];

export type Category =
  | (typeof workerCategories)[number]
  | (typeof contractorTypes)[number]
  | (typeof engineerTypes)[number]
  | (typeof groupTypes)[number]
  | MachineCategory;

/** In which categories a kind of listing is: not among what is known of a kind, which every page loads. */
export const kindCategories: Record<ProviderKind | 'product', readonly Category[]> = {
  worker: workerCategories,
  groupWorker: groupTypes,
  contractor: contractorTypes,
  engineer: engineerTypes,
  provider: [],
  product: rentedTypes,
};

export const isCategoryOf = (kind: ProviderKind | 'product', name: string): name is Category =>
  kindCategories[kind].some((category) => category === name);
