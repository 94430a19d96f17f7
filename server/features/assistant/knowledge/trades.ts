import {
  type Category,
  contractorTypes,
  engineerTypes,
  groupTypes,
  workerCategories,
} from '#contract/marketplace/categories.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { normalise } from '#server/platform/geo/normalise.ts';

/** Whom the marketplace offers for a trade that somebody named. */
export interface TradeMatch {
  /** The trade in plain English, to be said where the category has another name. */
  trade: string;
  kind: ProviderKind;
  /** Null where the kind has no categories (rental providers). */
  category: Category | null;
  /** False where the marketplace has no such category and this is the nearest: say so. */
  exact: boolean;
}

interface Trade {
  /** English, Hindi, and Hindi with Latin letters; folded, so one spelling of a sound is enough. */
  words: string;
  /** The kind that is meant when only the trade is named comes first. */
  places: readonly [Category | 'provider', ...Category[]];
  exact: boolean;
}

/** The specification's categories (§9) know few trades; the nearest one is a place to begin, not a promise. */
const trades: Record<string, Trade> = {
  'bar bender': {
    words:
      'bar bender, steel fixer, sariya mistri, sariya bandhne wala, saria bandhne wala, सरिया बाँधने वाला, fitter mistri',
    places: ['Construction', 'Construction Labour', 'Construction Contract'],
    exact: false,
  },
  'shuttering carpenter': {
    words:
      'shuttering mistri, shuttering wala, shuttering carpenter, centering mistri, saintering wala, शटरिंग वाला, शटरिंग मिस्त्री',
    places: ['Construction', 'Construction Labour', 'Construction Contract'],
    exact: false,
  },
  'tile layer': {
    words:
      'tile mistri, tile mason, tiler, tile layer, tile wala, tiles wala, tile lagane wala, marble mistri, marble wala, patthar wala, flooring mistri, farsh wala, टाइल वाला, टाइल मिस्त्री, टाइल लगाने वाला, पत्थर वाला, मार्बल वाला',
    places: ['Tiles', 'Tiles | Marbel', 'Floor Contract'],
    exact: true,
  },
  electrician: {
    words:
      'electrician, elektrishan, bijli mistri, bijli wala, bijli ka mistri, wireman, light wala, बिजली मिस्त्री, बिजली वाला, इलेक्ट्रीशियन',
    places: ['electrician contract', 'Electrical'],
    exact: true,
  },
  plumber: {
    words:
      'plumber, plambar, pilambar, nal mistri, nal wala, nal ka mistri, pipe fitter, pipe wala, प्लंबर, नल वाला, नल मिस्त्री',
    places: ['Other', 'Other Group Works', 'Other Contract Works', 'Mechanical'],
    exact: false,
  },
  carpenter: {
    words:
      'carpenter, badhai, barhai, badhayi, badai, khati, suthar, lakdi mistri, lakdi wala, furniture wala, बढ़ई, कारपेंटर, लकड़ी वाला, सुथार',
    places: ['furniture contract'],
    exact: true,
  },
  painter: {
    words:
      'painter, pentar, rang saaz, rangsaz, rang wala, putai wala, paint wala, पेंटर, रंगसाज़, पुताई वाला, रंग वाला',
    places: ['color contract'],
    exact: true,
  },
  welder: {
    words: 'welder, velder, welding wala, fabricator, grill wala, gate wala, lohar, वेल्डर, वेल्डिंग वाला, लोहार',
    places: ['Other', 'Other Group Works', 'Other Contract Works'],
    exact: false,
  },
  'false ceiling fitter': {
    words: 'pop wala, pop mistri, false ceiling wala, gypsum wala, पीओपी वाला',
    places: ['Rennovation Contract', 'color contract'],
    exact: false,
  },
  'waterproofing applicator': {
    words: 'waterproofing wala, waterproofing contractor, seelan wala, leakage wala, वॉटरप्रूफ़िंग वाला',
    places: ['Rennovation Contract'],
    exact: false,
  },
  'pest controller': {
    words: 'pest control, deemak wala, termite wala, दीमक वाला, पेस्ट कंट्रोल',
    places: ['Other', 'Other Contract Works'],
    exact: false,
  },
  'machine owner': {
    words:
      'jcb, jcb wala, excavator, crane, poclain, tractor, mixer wala, mixer machine, concrete mixer, vibrator, scaffolding, scaffold, shuttering plate, tool rental, rental, kiraye ka saman, machine wala, जेसीबी, क्रेन, मिक्सर मशीन, मचान, किराए का सामान',
    places: ['provider'],
    exact: false,
  },
  driver: {
    words: 'driver, draivar, gadi wala, watchman, chowkidar, guard, ड्राइवर, चौकीदार',
    places: ['Other', 'Other Group Works'],
    exact: false,
  },
  gardener: {
    words: 'gardener, mali, bagwan, landscaper, gardening, माली, बागवान',
    places: ['Gardening', 'Gardening Group', 'Gardening Contract'],
    exact: true,
  },
  cleaner: {
    words: 'cleaner, sweeper, safai wala, safai karmi, cleaning, malba wala, सफ़ाई वाला, सफ़ाई कर्मी',
    places: ['Cleaning', 'Cleaing Group'],
    exact: true,
  },
  loader: {
    words: 'loader, palledar, hamal, coolie, kuli, loading, unloading, पल्लेदार, हमाल, कुली',
    places: ['Loading', 'Loading | Unloading'],
    exact: true,
  },
  mover: {
    words: 'packers, movers, mover, shifting, ghar shifting, saman dhone wala, शिफ्टिंग, पैकर्स',
    places: ['Shifting', 'Home Shifting'],
    exact: true,
  },
  'warehouse worker': {
    words: 'warehouse worker, warehouse, godown worker, godam, गोदाम',
    places: ['Warehouse', 'Godam | Warehouse'],
    exact: true,
  },
  'factory worker': {
    words: 'factory worker, factory, karkhana, कारखाना, फैक्ट्री',
    places: ['Factory', 'Factory Group'],
    exact: true,
  },
  architect: {
    words:
      'architect, naksha banane wala, naksha wala, vastukar, interior designer, आर्किटेक्ट, वास्तुकार, नक्शा बनाने वाला',
    places: ['Architectural'],
    exact: true,
  },
  'structural engineer': {
    words: 'structural engineer, structure engineer, स्ट्रक्चरल इंजीनियर',
    places: ['Structural'],
    exact: true,
  },
  'electrical engineer': {
    words: 'electrical engineer, bijli engineer, solar wala, solar installer, इलेक्ट्रिकल इंजीनियर, सोलर वाला',
    places: ['Electrical'],
    exact: true,
  },
  'mechanical engineer': {
    words: 'mechanical engineer, hvac, lift wala, मैकेनिकल इंजीनियर',
    places: ['Mechanical'],
    exact: true,
  },
  'fire engineer': {
    words: 'fire engineer, fire safety engineer, फ़ायर इंजीनियर',
    places: ['Fire Protection'],
    exact: true,
  },
  'environmental engineer': {
    words: 'environmental engineer, पर्यावरण इंजीनियर',
    places: ['Environmental'],
    exact: true,
  },
  'BIM modeler': {
    words: 'bim, bim modeler, revit',
    places: ['Building Information Modeler (BIM)'],
    exact: true,
  },
  'civil engineer': {
    words:
      'engineer, civil engineer, site engineer, supervisor, surveyor, injiniyar, इंजीनियर, सिविल इंजीनियर, सुपरवाइज़र, अभियंता',
    places: ['Civil'],
    exact: true,
  },
  mason: {
    words:
      'mason, mistri, mistry, raj mistri, rajmistri, karigar, plaster mistri, plaster wala, मिस्त्री, राजमिस्त्री, राज मिस्त्री, कारीगर',
    places: ['Construction', 'Construction Labour', 'Construction Contract'],
    exact: true,
  },
  labourer: {
    words:
      'labour, labourer, labor, worker, mazdoor, majdoor, beldar, helper, digger, khudai wala, मज़दूर, मजदूर, बेलदार, हेल्पर, लेबर, खुदाई वाला',
    places: ['Construction', 'Construction Labour', 'Construction Contract'],
    exact: true,
  },
  renovator: {
    words: 'renovation contractor, marammat wala, repair wala, मरम्मत वाला',
    places: ['Rennovation Contract'],
    exact: true,
  },
  contractor: {
    words: 'contractor, thekedar, builder, ठेकेदार, बिल्डर, कॉन्ट्रैक्टर',
    places: ['Construction Contract'],
    exact: true,
  },
};

const categoriesOf: Partial<Record<ProviderKind, readonly Category[]>> = {
  worker: workerCategories,
  groupWorker: groupTypes,
  contractor: contractorTypes,
  engineer: engineerTypes,
};

const kindOf = (place: Category | 'provider'): ProviderKind => {
  const kinds = ['worker', 'groupWorker', 'contractor', 'engineer'] as const;
  return kinds.find((kind) => categoriesOf[kind]?.some((category) => category === place)) ?? 'provider';
};

/** Words that choose among the kinds that offer a trade: "painter ka thekedar", "mistri ki toli". */
const kindWords: readonly [ProviderKind, Set<string>][] = [
  ['groupWorker', new Set(['group', 'crew', 'team', 'gang', 'toli', 'tolī', 'टोली', 'टीम'].map(normalise))],
  ['contractor', new Set(['contractor', 'thekedar', 'theka', 'ठेकेदार', 'ठेका'].map(normalise))],
  ['engineer', new Set(['engineer', 'इंजीनियर'].map(normalise))],
];

/** Longest first, so that "tile mistri" is no mason and "bijli mistri" an electrician. */
const phrases = Object.entries(trades)
  .flatMap(([trade, { words }]) => words.split(', ').map((phrase) => ({ trade, phrase: normalise(phrase) })))
  .sort(
    (a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length || b.phrase.length - a.phrase.length,
  );

/** Plural endings of both languages, dropped where the word as written names no trade. */
const singular = (word: string): string => word.replace(/(?:s|on|iyon|ion)$/, '');

/** The trade that a text names, or null. */
export function tradeOf(text: string): TradeMatch | null {
  const words = normalise(text).split(' ');
  const spoken = [` ${words.join(' ')} `, ` ${words.map(singular).join(' ')} `];
  const contains = (phrase: string) => spoken.some((words) => words.includes(` ${phrase} `));
  const named = phrases.filter(({ phrase }) => contains(phrase)).map(({ trade }) => trade);
  // "Painter contractor" is a painter; a contractor, an engineer or labour alone says less than a trade does.
  const trade = named.find((name) => !general.has(name)) ?? named[0];
  const entry = trade === undefined ? undefined : trades[trade];
  if (trade === undefined || entry === undefined) return null;
  const wished = kindWords.find(([, names]) => [...names].some(contains))?.[0];
  const place = entry.places.find((candidate) => kindOf(candidate) === wished) ?? entry.places[0];
  return { trade, kind: kindOf(place), category: place === 'provider' ? null : place, exact: entry.exact };
}

const general = new Set(['contractor', 'civil engineer', 'labourer', 'mason']);
