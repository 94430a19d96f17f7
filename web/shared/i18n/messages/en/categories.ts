import names from '#content/trade-names/en.json' with { type: 'json' };
import type { Category, productTypes } from '#contract/marketplace/categories.ts';
import type { MachineCategory, MachineKey, TradeKey } from '#contract/marketplace/trades.ts';

/** The machines below the nine hand tools go by the names of their keys. */
type Labelled = Exclude<Category, MachineCategory> | (typeof productTypes)[number];

/** Labels of the values of docs/rules.md#marketplace-7; where the value is misspelt or cut short, the label is mended. */
export const messages: Record<Labelled | TradeKey | MachineKey | `heading ${string}`, string> = {
  ...names,

  Construction: 'Construction Labour',
  Tiles: 'Tiles | Marble | Work Helper',
  Loading: 'Loading | Unloading',
  Cleaning: 'Cleaning Workers',
  Shifting: 'Home Shifting',
  Warehouse: 'Godam | Warehouse',
  Factory: 'Factory Labour',
  Gardening: 'Gardening Work',
  Other: 'Other Labour Works',

  'Construction Contract': 'Construction Contract',
  'Floor Contract': 'Floor Contract',
  'color contract': 'Color Contract',
  'furniture contract': 'Furniture Contract',
  'electrician contract': 'Electrician Contract',
  'Rennovation Contract': 'Renovation Contract',
  'Gardening Contract': 'Gardening Contract',
  'Other Contract Works': 'Other Contract Works',

  Architectural: 'Architectural',
  Structural: 'Structural',
  Mechanical: 'Mechanical',
  Electrical: 'Electrical',
  'Fire Protection': 'Fire Protection',
  Environmental: 'Environmental',
  'Building Information Modeler (BIM)': 'Building Information Modeler (BIM)',
  Civil: 'Civil',
  'Other Engineer': 'Other Engineer',

  'Construction Labour': 'Construction Labour',
  'Tiles | Marbel': 'Tiles | Marble',
  'Loading | Unloading': 'Loading | Unloading',
  'Cleaing Group': 'Cleaning Group',
  'Home Shifting': 'Home Shifting',
  'Godam | Warehouse': 'Godam | Warehouse',
  'Factory Group': 'Factory Group',
  'Gardening Group': 'Gardening Group',
  'Other Group Works': 'Other Group Works',

  'Boning rod': 'Boning rod',
  Hammer: 'Hammer',
  Helmet: 'Helmet',
  'Iron pan': 'Iron pan',
  Ladder: 'Ladder',
  'Pick axe': 'Pick axe',
  Rammer: 'Rammer',
  'Sledge helmet': 'Sledge hammer',
  'Tile cutter': 'Tile cutter',
};
