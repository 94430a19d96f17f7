/** The materials of the rates that come to a site, each in the unit that it is counted in there. */
export const materialUnits = {
  cement: 'bag',
  steel: 'kg',
  bricks: 'piece',
  sand: 'cft',
  aggregate: 'cft',
  stone: 'm3',
  filling: 'm3',
  tiles: 'm2',
  paint: 'litre',
  doors: 'piece',
  windows: 'm2',
} as const;
export type MaterialKey = keyof typeof materialUnits;

const hasOwn = <Key extends string>(of: Record<Key, unknown>, key: string): key is Key =>
  Object.hasOwn(of, key);

/** What material and unit are called; what was typed is called so. */
export const nameIn = (names: Record<string, string>, key: string): string =>
  hasOwn(names, key) ? (names[key] ?? key) : key;
