import type { Category } from '#contract/providers/categories';
import type { IconName } from './icon.tsx';

const icons: Record<Category, IconName> = {
  // worker categories
  Construction: 'trowel',
  Tiles: 'tiles',
  Loading: 'box',
  Cleaning: 'broom',
  Shifting: 'truck',
  Warehouse: 'warehouse',
  Factory: 'factory',
  Gardening: 'leaf',
  Other: 'dots',
  // contractor types
  'Construction Contract': 'brick',
  'Floor Contract': 'tiles',
  'color contract': 'broom',
  'furniture contract': 'ruler',
  'electrician contract': 'bolt',
  'Rennovation Contract': 'refresh',
  'Gardening Contract': 'leaf',
  'Other Contract Works': 'dots',
  // engineer types
  Architectural: 'ruler',
  Structural: 'building',
  Mechanical: 'factory',
  Electrical: 'bolt',
  'Fire Protection': 'shield',
  Environmental: 'leaf',
  'Building Information Modeler (BIM)': 'cube',
  Civil: 'hat',
  'Other Engineer': 'dots',
  // group types
  'Construction Labour': 'trowel',
  'Tiles | Marbel': 'tiles',
  'Loading | Unloading': 'box',
  'Cleaing Group': 'broom',
  'Home Shifting': 'truck',
  'Godam | Warehouse': 'warehouse',
  'Factory Group': 'factory',
  'Gardening Group': 'leaf',
  'Other Group Works': 'dots',
  // product types
  'Boning rod': 'tall',
  Hammer: 'work',
  Helmet: 'hat',
  'Iron pan': 'box',
  Ladder: 'layers',
  'Pick axe': 'work',
  Rammer: 'tall',
  'Sledge helmet': 'work',
  'Tile cutter': 'tiles',
};
const byValue = new Map<string, IconName>(Object.entries(icons));

/** The icon of a category or type as the wire spells it (§9). */
export const categoryIcon = (category: string): IconName => byValue.get(category) ?? 'work';
