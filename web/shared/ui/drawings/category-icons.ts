import { type Category, type productTypes, rentedTypes } from '#contract/marketplace/categories.ts';
import type { MachineCategory } from '#contract/marketplace/trades.ts';
import type { IconName } from './icon.tsx';

/** Machines below the nine hand tools share one picture. */
type Drawn = Exclude<Category, MachineCategory> | (typeof productTypes)[number];

/** A picture beside the word, for those who do not read it. */
const icons: Record<Drawn, IconName> = {
  Construction: 'trowel',
  Tiles: 'tiles',
  Loading: 'box',
  Cleaning: 'broom',
  Shifting: 'truck',
  Warehouse: 'warehouse',
  Factory: 'factory',
  Gardening: 'leaf',
  Other: 'dots',
  'Construction Contract': 'brick',
  'Floor Contract': 'layers',
  'color contract': 'sun',
  'furniture contract': 'cube',
  'electrician contract': 'bolt',
  'Rennovation Contract': 'refresh',
  'Gardening Contract': 'leaf',
  'Other Contract Works': 'dots',
  Architectural: 'ruler',
  Structural: 'building',
  Mechanical: 'factory',
  Electrical: 'bolt',
  'Fire Protection': 'shield',
  Environmental: 'leaf',
  'Building Information Modeler (BIM)': 'cube',
  Civil: 'hat',
  'Other Engineer': 'dots',
  'Construction Labour': 'trowel',
  'Tiles | Marbel': 'tiles',
  'Loading | Unloading': 'box',
  'Cleaing Group': 'broom',
  'Home Shifting': 'truck',
  'Godam | Warehouse': 'warehouse',
  'Factory Group': 'factory',
  'Gardening Group': 'leaf',
  'Other Group Works': 'dots',
  'Boning rod': 'ruler',
  Hammer: 'work',
  Helmet: 'hat',
  'Iron pan': 'layers',
  Ladder: 'tall',
  'Pick axe': 'trowel',
  Rammer: 'down',
  'Sledge helmet': 'work',
  'Tile cutter': 'tiles',
};

const rented: ReadonlySet<string> = new Set(rentedTypes);

/** @returns the icon of a category as answers carry it; dots for one that is not known. */
export function categoryIcon(value: string): IconName {
  const known: Partial<Record<string, IconName>> = icons;
  return known[value] ?? (rented.has(value) ? 'work' : 'dots');
}
