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
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/(?<=.{4})[aeo]$/, '') : word))
    .join(' ')} `;

/** The longest name that fits wins. */
const byName: readonly [string, Trade][] = tradeSynonyms
  .flatMap(([, { kind, categories, names }]) => {
    const trade = tradeNamed(kind ?? categories[0]);
    return trade ? everySynonym(names).map((name): [string, Trade] => [spaced(name), trade]) : [];
  })
  .sort(([one], [other]) => other.length - one.length);

/** These name somebody, not a work. */
const labourWords = tradeSynonyms
  .filter(([name]) => name === 'labourer')
  .flatMap(([, { names, hints }]) => [...everySynonym(names), ...everySynonym(hints)])
  .map(spaced);

/** A slip of the pen in a long name: a letter too few or too many, two that changed places, a wrong vowel. */
function isSlip(typed: string, name: string): boolean {
  if (Math.min(typed.length, name.length) < 6 || typed[0] !== name[0] || typed === name) return false;
  let at = 0;
  while (typed[at] === name[at]) at++;
  const [left, right] = [typed.slice(at), name.slice(at)];
  const vowels = /^[aeiou]{2}$/.test(`${left[0]}${right[0]}`);
  const swapped = `${left[1]}${left[0]}${left.slice(2)}` === right;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    swapped ||
    (vowels && left.slice(1) === right.slice(1))
  );
}
const misspelledTradeIn = (words: string): Trade | undefined => {
  const typed = words.trim().split(' ');
  return byName.find(([name]) => typed.some((word) => isSlip(word, name.trim())))?.[1];
};

const crewWords = everySynonym(kindSynonyms.groupWorker.names).map(spaced);
const contractorWords = everySynonym(kindSynonyms.contractor.names).map(spaced);

/** Somebody is spoken of by the work alone: "putai wale", "nal thik karne wala", "who can make cupboards". */
const somebody =
  /(?<![\p{L}\p{M}])(?:wal[aei]|walo|walon|वाला|वाले|वाली|वालों|somebody|someone|anyone|anybody|who (?:can|will|does|do|makes?|fix(?:es)?|repairs?)|people|peoples|maker|makers|team|boys?|guys?|service|vendor|company|agency|labou?rs?|helpers?|हेल्पर|लेबर|kaun kare|kaun karega|kaun karta|कौन करे|कौन करेगा|कौन करता|aadmi|admi|banda|bande|ladka|ladke|आदमी|बंदा|लड़का|लड़के|(?:person|man|guy|worker|expert)s?|karigar|कारीगर|mistri|mistry|मिस्त्री|technician)(?![\p{L}\p{M}])/u;

interface Work {
  words: string;
  categories: readonly string[];
}
/** The longest first: "wooden door" before "door". */
const works: readonly Work[] = tradeSynonyms
  .flatMap(([, { categories, works: of }]) =>
    everySynonym(of).map((name): Work => ({ words: spaced(name), categories })),
  )
  .sort((one, other) => other.words.length - one.words.length);

/** As a contractor or a crew does it; crews of other works are all crews. */
const categoryOf = (kind: ListingKind, categories: readonly string[]) =>
  categories.find((name) => name !== 'Other Group Works' && categoriesOf(kind).some((one) => one === name));

const building = 'Construction Contract';

/** Who does a trade, whatever it is: "tiles lagane wala mistri" is no mason. */
const mistri = /mistr[iy]|karigar|मिस्त्री|कारीगर/u;

/** The work that a text names, where it also speaks of somebody; of labour only a work that the marketplace has labour for. */
function workIn(text: string, words: string, { named, kind }: { named?: Trade; kind?: ListingKind }) {
  const labour = named?.category === 'Construction' && labourWords.some((name) => words.includes(name));
  const anyMistri = named?.category === 'Construction' && mistri.test(text.toLowerCase());
  if (named && named.category !== building && !labour && !anyMistri) return undefined;
  if (!named && !kind && !somebody.test(text.toLowerCase())) return undefined;
  const said = works.filter(
    (one) =>
      words.includes(one.words) && (!labour || kind || tradeNamed(one.categories[0])?.kind === 'worker'),
  );
  // "Cleaning after construction": building is what it is about only where nothing else is; else what is said first.
  const own = said.filter(({ categories }) => categories[0] !== building);
  const at = (one: Work) => words.indexOf(one.words);
  return (own.length > 0 ? own : said).sort((one, other) => at(one) - at(other))[0];
}

/** "JCB on rent", "मिक्सर किराये पर". */
const rents =
  /\b(?:rent|rental|renting|on hire|for hire|hire|kiray[ae]|kira[ey]e?|kiraye? ?p[ear]r?|bhad[ae]|bhaad[ae])\b|किराए|किराये|किराया|भाड़े|भाड़ा/iu;
const machineWords = /machine|mashin|masheen|मशीन/iu;
/** What is rented and has no category of its own; shuttering is a work, too. */
const machines = [
  ...tradeSynonyms
    .filter(([name]) => name === 'machine owner')
    .flatMap(([, { hints }]) => everySynonym(hints)),
  'shuttering',
  'शटरिंग',
].map(spaced);

const engineerWords = [
  ...everySynonym(kindSynonyms.engineer.names),
  ...everySynonym(kindSynonyms.engineer.hints),
].map(spaced);
/** What tells one engineer from another: "column beam ka design karne wala engineer". */
const specialities = tradeSynonyms.flatMap(([, { categories, search }]) => {
  const [category, ...more] = categories;
  const isOne = more.length === 0 && category !== 'Other Engineer';
  return isOne && categoriesOf('engineer').some((one) => one === category)
    ? [{ category, words: everySynonym(search).map(spaced) }]
    : [];
});
function engineerFor(words: string): Trade | undefined {
  const counts = specialities.map(({ category, words: own }) => ({
    category,
    count: own.filter((word) => words.includes(word)).length,
  }));
  const best = counts.sort((one, other) => other.count - one.count)[0];
  return best && best.count > 0 ? tradeNamed(best.category) : undefined;
}

/** Who a text speaks of, or undefined. The work says more than "contractor", "labour" or "somebody" beside it. */
export function tradeIn(text: string): Trade | undefined {
  const words = spaced(text);
  const tool = byName.find(([name, { kind }]) => kind === 'product' && words.includes(name))?.[1];
  if (tool?.category && (rents.test(text) || machineWords.test(text))) return tool;
  if (rents.test(text) && machines.some((name) => words.includes(name))) return tradeNamed('product');
  const says = (names: readonly string[]) => names.some((name) => words.includes(name));
  const special = says(engineerWords) ? engineerFor(words) : undefined;
  if (special) return special;
  const kind = says(crewWords) ? 'groupWorker' : says(contractorWords) ? 'contractor' : undefined;
  const named = byName.find(([name]) => words.includes(name))?.[1];
  const work = workIn(text, words, { named, kind });
  if (kind === 'groupWorker' && (work?.categories[0] ?? named?.category) === building)
    return tradeNamed('Construction Labour');
  if (work) return tradeNamed((kind && categoryOf(kind, work.categories)) ?? work.categories[0]);
  const found = named ?? misspelledTradeIn(words);
  if (!kind || (found && found.kind !== 'worker')) return found;
  const own = found && tradeSynonyms.find(([, { categories }]) => categories[0] === found.category);
  const category = own && categoryOf(kind, own[1].categories);
  return tradeNamed(category ?? (kind === 'groupWorker' ? kind : undefined)) ?? found;
}

/** A trade that is only hinted at. */
export function nearTradeIn(text: string): Trade | undefined {
  const match = tradeOf(text);
  // No category is for machines: who rents out tools is asked.
  if (match?.kind === 'provider') return rents.test(text) ? tradeNamed('product') : undefined;
  if (!match) return undefined;
  const { kind, category } = match;
  const label = labelOf(kind, category ?? undefined);
  return label && { kind, category: category ?? undefined, label };
}
