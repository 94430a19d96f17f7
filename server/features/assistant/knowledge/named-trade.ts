import { everySynonym, kindSynonyms, tradeSynonyms } from '#content/trade-synonyms.ts';
import type { Category } from '#contract/marketplace/categories.ts';
import { normalise } from '#server/platform/geo/normalise.ts';
import type { Writing } from './language.ts';
import { categoriesOf, type ListingKind, labelOf, listingKinds } from './trade-labels.ts';
import { tradeOf } from './trades.ts';

export interface Trade {
  kind: ListingKind;
  /** Absent: every category of the kind. */
  category?: Category;
  /** In the plural. */
  label: Record<Writing, string>;
}

/** The trade of a category, or of all the categories of a kind. */
function tradeNamed(name: string | undefined): Trade | undefined {
  for (const kind of listingKinds) {
    const category = categoriesOf(kind).find((one) => one === name);
    if (category === undefined && kind !== name) continue;
    const label = labelOf(kind, category);
    return label && { kind, category, label };
  }
  return undefined;
}

/** Spaces around every word, so that a name is found whole; plurals in -s are one with their word. */
export const spaced = (text: string): string =>
  ` ${normalise(text)
    .split(' ')
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word))
    .join(' ')} `;

/** The longest name that fits wins. */
const byName: readonly [string, Trade][] = tradeSynonyms
  .flatMap(([, { kind, categories, names }]) => {
    const trade = tradeNamed(kind ?? categories[0]);
    return trade ? everySynonym(names).map((name): [string, Trade] => [spaced(name), trade]) : [];
  })
  .sort(([one], [other]) => other.length - one.length);

const crewWords = everySynonym(kindSynonyms.groupWorker.names).map(spaced);
const contractorWords = everySynonym(kindSynonyms.contractor.names).map(spaced);

/** A crew does the work of these; of every other worker's trade there are only crews of all kinds. */
const crewOf: Partial<Record<Category, Category>> = {
  Construction: 'Construction Labour',
  Tiles: 'Tiles | Marbel',
  Loading: 'Loading | Unloading',
  Cleaning: 'Cleaing Group',
  Shifting: 'Home Shifting',
  Warehouse: 'Godam | Warehouse',
  Factory: 'Factory Group',
  Gardening: 'Gardening Group',
};
/** "Contractor" beside another trade says more than the trade. */
const contractorOf: Partial<Record<Category, Category>> = {
  Tiles: 'Floor Contract',
  Other: 'Other Contract Works',
  Gardening: 'Gardening Contract',
};

/** Who a text speaks of, or undefined. */
export function tradeIn(text: string): Trade | undefined {
  const words = spaced(text);
  const says = (names: readonly string[]) => names.some((name) => words.includes(name));
  const found = byName.find(([name]) => words.includes(name))?.[1];
  if (found && found.kind !== 'worker') return found;
  const worker = found?.category;
  if (says(crewWords)) return tradeNamed((worker && crewOf[worker]) ?? 'groupWorker');
  const contractor = worker && contractorOf[worker];
  return contractor && says(contractorWords) ? tradeNamed(contractor) : found;
}

/** A trade that is only hinted at. */
export function nearTradeIn(text: string): Trade | undefined {
  const match = tradeOf(text);
  if (!match || match.kind === 'provider') return undefined;
  const { kind, category } = match;
  const label = labelOf(kind, category ?? undefined);
  return label && { kind, category: category ?? undefined, label };
}
