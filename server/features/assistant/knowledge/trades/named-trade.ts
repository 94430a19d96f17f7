import { everySynonym, kindSynonyms, tradeSynonyms } from '#content/trade-synonyms.ts';
import { isCategoryOf } from '#contract/marketplace/categories.ts';
import { memoize } from '#server/platform/memoize.ts';
import { type ListingKind, labelOf } from './trade-labels.ts';
import { byName, isTypo, misspelledTradeIn, spaced, type Trade, tradeNamed } from './trade-names.ts';
import { tradeOf } from './trades.ts';

/** These name somebody, not a work. */
const labourWords = tradeSynonyms
  .filter(([name]) => name === 'labourer')
  .flatMap(([, { names, hints }]) => [...everySynonym(names), ...everySynonym(hints)])
  .map(spaced);

const crewWords = everySynonym(kindSynonyms.groupWorker.names).map(spaced);
const contractorWords = everySynonym(kindSynonyms.contractor.names).map(spaced);

/** Somebody is spoken of by the work alone: "putai wale", "nal thik karne wala", "who can make cupboards". */
const people =
  '[vw]al[aei]|[vw]alo|[vw]alon|वाला|वाले|वाली|वालों|वाळ[ाेोी]|somebody|someone|anyone|anybody|people|peoples|makers?|team|boys?|guys?|service|vendor|company|agency|consultants?|specialists?|कंसल्टेंट|सलाहकार|salahkar|labou?rs?|helpers?|हेल्पर|लेबर|aadmi|admi|banda|bande|ladka|ladke|आदमी|आदमियों|बंदा|बंदे|बंदों|लड़का|लड़के|men|(?:person|man|worker|expert)s?|karigar|कारीगर|mistri|mistry|मिस्त्री|technician|mechanic|staff|hands|jaa?nkar|जानकार|log (?:mil|chah)\\p{L}{1,40}|लोग (?:मिल|चाह)[\\p{L}\\p{M}]{1,40}|\\d{1,3} (?:log|logo|logon|jan|jane|persons?|लोग|लोगों|जन|जने)';
/** "Who can", "kisko bulau", "कौन आएगा". */
const whoCan =
  'who (?:(?:in|near|at) \\p{L}{1,40} )?(?:can|will|does|do|makes?|fix(?:es)?|repairs?|cuts?|trims?|cleans?|lays?|paints?|installs?|builds?|digs?|removes?|carries|moves?|shifts?|fits?|polishes|drills?|designs?|(?:all |else )?(?:is|are) (?:available|free|there))|whom|kaun kare|kaun karta|kaun (?!s[aei] )(?:\\p{L}{1,40} ){0,3}?\\p{L}{1,40}eg[ai]|koi (?:bhej|hai|mil|bula|aa)\\p{L}{0,40}|kisko|kis ko|kise|kisi ko|कौन करे|कौन करता|कौन (?!स[ाीे] )(?:[\\p{L}\\p{M}]{1,40} ){0,3}?[\\p{L}\\p{M}]{1,40}[ेए]ग[ाी]|कोई (?:भेज|है|मिल|बुला|आ)[\\p{L}\\p{M}]{0,40}|किसको|किसे|किसी को';
/** "Lagwana hai", "करवानी है", "to get it done": others are to do it. */
const toBeDone =
  '(?:\\p{L}{2,}[wv]|kar)an[aei] (?:hain?|ha|he|h)|(?:[\\p{L}\\p{M}]{2,}वा|करा)न[ाेी] हैं?|(?:get|have|need|want) (?:\\p{L}{1,40} ){1,6}(?:done|made|built|cast|laid|(?!sanctioned|approved|passed|tested|checked|verified|registered)\\p{L}{3,}ed)';
const somebody = new RegExp(`(?<![\\p{L}\\p{M}])(?:${people}|${whoCan}|${toBeDone})(?![\\p{L}\\p{M}])`, 'u');

interface Work {
  words: string;
  categories: readonly string[];
}
/** The longest first: "wooden door" before "door". */
const works: readonly Work[] = tradeSynonyms
  // The name that renters give a tool is no work.
  .filter(([, { categories }]) => tradeNamed(categories[0])?.kind !== 'product')
  .flatMap(([, { categories, works: of }]) =>
    everySynonym(of).map((name): Work => ({ words: spaced(name), categories })),
  )
  .sort((one, other) => other.words.length - one.words.length);

/** As a contractor or a crew does it; crews of other works are all crews. */
const categoryOf = (kind: ListingKind, categories: readonly string[]) =>
  categories.find((name) => name !== 'Other Group Works' && isCategoryOf(kind, name));

/** The category of those of another kind who do the same work; undefined for a work that has none. */
export function asKind(kind: ListingKind, category: Trade['category']) {
  const own = tradeSynonyms.find(([, { categories }]) => categories[0] === category);
  return tradeNamed(own && categoryOf(kind, own[1].categories))?.category;
}

const building = 'Construction Contract';
/** "Neev se rangai tak", "who builds the whole house": then no single work is what he is looked for. */
const wholeHouse =
  /(?<![\p{L}\p{M}])(?:pur[aie]|poor[aie]|sara|whole|full|entire|complete|पूर[ाे]|सारा) (?:[\p{L}\p{M}]{1,40} )?(?:ghar|makaa?n|house|home|घर|मकान) (?:[\p{L}\p{M}]{1,40} ){0,2}?(?:ban|build|construct|theke|बन|ठेके)|(?:build|construct)\p{L}{0,40} (?:\p{L}{1,40} ){0,2}?(?:whole|full|entire|complete) (?:house|home)|\b(?:from )?(?:the )?(?:foundation|plinth) to (?:the )?(?:paint|finish|key|roof|last)|(?<![\p{L}\p{M}])(?:neev|niv|buniyad|नींव|नीव|बुनियाद) (?:se|से) (?:(?:le ?kar|leke|लेकर|ले कर|लेके) )?(?:[\p{L}\p{M}]{1,40} ){1,3}?(?:tak|तक)(?![\p{L}\p{M}])/iu;

/** Who does a trade, whatever it is: "tiles lagane wala mistri" is no mason. */
const mistri = /mistr[iy]|karigar|मिस्त्री|कारीगर/u;

/** What a mistri does to a wall or a roof; of a tap or a fridge its own name says more. */
const anyRepair = new Set(['marammat', 'मरम्मत', 'repair', 'repairing', 'house repair'].map(spaced));

/** "A house of 2 floors" has nothing to do with flooring. */
const storeys =
  /(?<![\p{L}\p{M}])(?:\d{1,15}(?:st|nd|rd|th)?|one|two|three|single|double|ground|first|second|third|top|ek|do|teen|एक|दो|तीन|ग्राउंड|फर्स्ट) (?:floors?|फ्लोर)(?![\p{L}\p{M}])/giu;

/** The work that a text names, where it also speaks of somebody; of labour only a work that the marketplace has labour for. */
function workIn(text: string, words: string, { named, kind }: { named?: Trade; kind?: ListingKind }) {
  const labour = named?.category === 'Construction' && labourWords.some((name) => words.includes(name));
  const anyMistri = named?.category === 'Construction' && mistri.test(text.toLowerCase());
  if (named && named.category !== building && !labour && !anyMistri) return undefined;
  if (!named && !kind && !somebody.test(text.toLowerCase())) return undefined;
  const told = spaced(text.replace(storeys, ' '));
  const said = works.filter(
    (one) =>
      told.includes(one.words) &&
      (!labour || kind || tradeNamed(one.categories[0])?.kind === 'worker') &&
      // "I am building a house, get me a mistri": the trade that builds it is named, or repairs it.
      !(anyMistri && !kind && (one.categories[0] === building || anyRepair.has(one.words))),
  );
  // "Cleaning after construction": building is what it is about only where nothing else is.
  const own = said.filter(({ categories }) => categories[0] !== building);
  const at = (one: Work) => words.indexOf(one.words);
  // "Furniture to a new house": several words say more than one; else what is said first.
  const long = (one: Work) => one.words.split(' ').length;
  return (own.length > 0 ? own : said).sort(
    (one, other) => long(other) - long(one) || at(one) - at(other),
  )[0];
}

/** "JCB on rent", "मिक्सर किराये पर". */
const rents =
  /\b(?:rent|rental|renting|on hire|for hire|hire|kiray[ae]|kira[ey]e?|kiraye? ?p[ear]r?|bhad[ae]|bhaad[ae])\b|किराए|किराये|किराया|भाड़े|भाड़ा|रेंट|रेन्ट|रैंट/iu;
export const isRented = (text: string): boolean => rents.test(text);
export const isTool = (text: string): boolean => tradeIn(text)?.kind === 'product';
export const rentsTool = (text: string): boolean => isRented(text) && isTool(text);
const machineWords = /machine|mashin|masheen|मशीन/iu;
/** "Seedhi" is a staircase, and a ladder where one rents it. */
const rentedTools = tradeSynonyms.flatMap(([, { categories, works: of }]) => {
  const trade = tradeNamed(categories[0]);
  return trade?.kind === 'product'
    ? everySynonym(of).map((word): [string, Trade] => [spaced(word), trade])
    : [];
});
const tools = byName.filter(([, { kind }]) => kind === 'product');
/** One of them; all only where none is named. */
function toolIn(text: string, words: string): Trade | undefined {
  const named = [...tools, ...(rents.test(text) ? rentedTools : [])]
    .filter(([name]) => words.includes(name))
    .map(([, tool]) => tool);
  return named.find(({ category }) => category) ?? named[0];
}

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
/** "Enginier", "injinyer": by ear it has many spellings. */
const engineerByEar = /^[ei]nj?[gj]?i?n+[aeiy]{0,4}r$/;
const isEngineer = (word: string): boolean => engineerWords.includes(` ${word} `) || engineerByEar.test(word);
/** Whatever an engineer is called. */
const asEngineer = (words: string): string =>
  words.replace(/\S+/g, (word) => (isEngineer(word) ? 'engineer' : word));
const disciplines = byName
  .filter(([, { kind, category }]) => kind === 'engineer' && category)
  .map(([name, trade]): [string, Trade] => [asEngineer(name), trade]);
/** "Electrical engineer", "enviromental injiniyar": by the discipline's own name, with a slip of the pen in it, too. */
function disciplineIn(words: string): Trade | undefined {
  const said = asEngineer(words);
  const named = disciplines.find(([name]) => said.includes(name));
  const typed = said.trim().split(' ');
  const pairs = typed.map((word, at) => `${word} ${typed[at + 1] ?? ''}`);
  return (named ?? disciplines.find(([name]) => pairs.some((pair) => isTypo(pair, name.trim()))))?.[1];
}
/** What tells one engineer from another: "column beam ka design karne wala engineer". */
const specialities = tradeSynonyms.flatMap(([, { categories, search, works: of }]) => {
  const [category, ...more] = categories;
  const isOne = category !== undefined && more.length === 0 && category !== 'Other Engineer';
  return isOne && isCategoryOf('engineer', category)
    ? [{ category, words: [...everySynonym(search), ...everySynonym(of)].map(spaced) }]
    : [];
});
/** A word that two have, such as "design", says half as much for each. */
const weightOf = (word: string): number =>
  1 / specialities.filter(({ words }) => words.includes(word)).length;
function engineerFor(words: string): Trade | undefined {
  const weighed = specialities.map(({ category, words: own }) => ({
    category,
    weight: own.filter((word) => words.includes(word)).reduce((sum, word) => sum + weightOf(word), 0),
  }));
  const best = weighed.sort((one, other) => other.weight - one.weight)[0];
  return best && best.weight > 0 ? tradeNamed(best.category) : undefined;
}

/** "Not an architect", "painter nahi chahiye": who is not looked for. */
const notWanted =
  /(?<![\p{L}\p{M}])(?:not (?:an? |the |any )?\p{L}{1,40}|\p{L}{1,40} (?:nahi|nahin) (?:chah?iye|chaiye)|[\p{L}\p{M}]{1,40} नहीं चाहिए|(?<!koi )\p{L}{1,40} (?:nahi|nahin|nhi)(?=\s{0,4}(?:[,;]|$))|(?<!कोई )[\p{L}\p{M}]{1,40} नहीं(?=\s{0,4}(?:[,;]|$)))(?![\p{L}\p{M}])/giu;

/** "I am a contractor", "main theka leti hoon": who asks, and looks for somebody else. */
const asker =
  /\bi(?:['’]m| am| work as)(?: an?)? (?:\p{L}{1,40} )?(?:contractor|builder|mason|engineer|architect|supervisor)\b|\bi take contracts?\b|\b(?:main|mai|mein|me|hum) (?:\p{L}{1,40} ){0,3}?(?:theka let[aie]|thekedar|contractor|builder|supervisor) (?:hu{1,5}n?|hoo?n?|hain?)\b|(?<!\p{L})(?:मैं|मै|हम) (?:[\p{L}\p{M}]{1,40} ){0,3}?(?:ठेका लेत[ाीे]|ठेके लेत[ाीे]|ठेकेदार|बिल्डर|सुपरवाइज़र) (?:हूँ|हूं|हैं)/giu;

/** They are written alike by ear, and are no tile, AC, door, lime, lamp, lock or shelf. */
const soundsLike =
  /(?<![\p{L}\p{M}])(?:tells?|aac|ais[aei]|dur|chh?un(?:e|en|na|o)|chh?une|bhatti|self|tall?a|ऐस[ाीे]|दूर|चुनें|चुनना|चुने|छूने|भट्टी|तलाश|तल्ला)(?![\p{L}\p{M}])/giu;

/** It is a work of loaders, and is written like "kadiya", a mason. */
const carries = /\bcarr(?:y|ies|ying)\b/giu;

/** "पुताईवाला", "nalwala", "टाइल लगानेवाला": the work and the person who does it, in one word. */
const joinedWala = /([\p{L}\p{M}]{2,20}?)([vw]al(?:on?|[aei])|वाल(?:ों|[ाेी]))(?![\p{L}\p{M}])/giu;
const withoutJoined = (text: string): string => text.replace(joinedWala, '$1 $2');

/** Who a text speaks of, or undefined. Each word of a question is read, too, for the town and the number in it. */
export const tradeIn = memoize(2000, (text) =>
  spokenOf(
    [asker, notWanted, soundsLike].reduce((left, said) => left.replace(said, ' '), withoutJoined(text)),
  ),
);

/** The work says more than "contractor", "labour" or "somebody" beside it. */
function spokenOf(text: string): Trade | undefined {
  const words = spaced(text);
  const tool = toolIn(text, words);
  if (tool?.category && (rents.test(text) || machineWords.test(text))) return tool;
  const isMachine = machineWords.test(text) || machines.some((name) => words.includes(name));
  if (rents.test(text) && isMachine) return tradeNamed('product');
  const says = (names: readonly string[]) => names.some((name) => words.includes(name));
  const special = words.split(' ').some(isEngineer) ? (disciplineIn(words) ?? engineerFor(words)) : undefined;
  if (special) return special;
  const kind = says(crewWords) ? 'groupWorker' : says(contractorWords) ? 'contractor' : undefined;
  const names = spaced(text.replace(carries, ' '));
  const named = byName.find(([name]) => names.includes(name))?.[1];
  const work = workIn(text, words, { named, kind });
  if (kind === 'contractor' && wholeHouse.test(text)) return tradeNamed(building);
  if (kind === 'groupWorker' && (work?.categories[0] ?? named?.category) === building)
    return tradeNamed('Construction Labour');
  if (work) return tradeNamed((kind && categoryOf(kind, work.categories)) ?? work.categories[0]);
  const found = named ?? misspelledTradeIn(words);
  if (!kind || (found && found.kind !== 'worker')) return found;
  const category = found && asKind(kind, found.category);
  return tradeNamed(category ?? (kind === 'groupWorker' ? kind : undefined)) ?? found;
}

/** A trade that is only hinted at; by ear "बीम" is BIM. */
export function nearTradeIn(text: string): Trade | undefined {
  const match = tradeOf(text.replaceAll('बीम', 'beam'));
  // No category is for machines: who rents out tools is asked.
  if (match?.kind === 'provider') return rents.test(text) ? tradeNamed('product') : undefined;
  if (!match) return undefined;
  const { kind, category } = match;
  const label = labelOf(kind, category ?? undefined);
  return label && { kind, category: category ?? undefined, label };
}
