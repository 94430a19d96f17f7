import type { Category } from '#contract/marketplace/categories.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { normalise } from '#server/platform/geo/normalise.ts';
import { tradeOf } from '../knowledge/trades.ts';
import type { Locale } from './tool.ts';

/** What can be looked for: a kind of provider that has a list, or a product for rent. */
export const listingKinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'product'] as const;
export type ListingKind = Exclude<ProviderKind, 'provider'> | 'product';

export interface Trade {
  kind: ListingKind;
  /** Absent: every category of the kind. */
  category?: Category;
  /** In the plural. */
  label: Record<Locale, string>;
}

const trade = (kind: ListingKind, category: Category | undefined, label: string): Trade => {
  const [en = '', hi = '', hinglish = ''] = label.split('|');
  return { kind, category, label: { en, hi, hinglish } };
};

/** What people call them, in any spelling that folds alike; the longest name that fits wins. */
const named: [Trade, string][] = [
  [
    trade('worker', 'Construction', 'masons and labourers|मिस्त्री और मज़दूर|mistri aur mazdoor'),
    'mason,mistri,mistry,rajmistri,raj mistri,raj mistry,मिस्त्री,राजमिस्त्री,राज मिस्त्री,bricklayer,brick layer,मिस्त्रियों,mistriyon,plaster mistri,karigar,कारीगर,plasterer',
  ],
  [
    trade('worker', 'Construction', 'masons and labourers|मिस्त्री और मज़दूर|mistri aur mazdoor'),
    'labour,labor,labourer,laborer,mazdoor,majdoor,majdur,mazdur,मजदूर,मज़दूर,मज़दूरों,helper,beldar,बेलदार,coolie,construction worker,worker,workers,bar bender,barbender,bar binder,steel fixer,sariya mistri,welder,वेल्डर,shuttering,centering,kaamgar,कामगार',
  ],
  [
    trade('worker', 'Tiles', 'tile layers|टाइल मिस्त्री|tile mistri'),
    'tile layer,tiler,tiles lagane wale,tiles lagane wala,tile lagane wale,tile mistri,tiles mistri,tile mason,tile worker,tiles worker,tile fixer,tile lagane wala,marble mistri,marble worker,टाइल मिस्त्री,टाइल्स मिस्त्री,टाइल लगाने वाला,टाइल लगाने वाले,tile wala,tiles wala',
  ],
  [
    trade('worker', 'Loading', 'loaders|लोडिंग मज़दूर|loading mazdoor'),
    'loader,loading worker,unloading worker,hamal,palledar,पल्लेदार,हमाल,loading wala',
  ],
  [
    trade('worker', 'Cleaning', 'cleaners|सफ़ाई वाले|safai wale'),
    'cleaner,cleaning worker,sweeper,safai wala,safai karmi,सफाई वाला,सफाई वाले,सफाई कर्मी,house cleaning',
  ],
  [
    trade('worker', 'Shifting', 'movers|सामान शिफ़्ट करने वाले|shifting wale'),
    'mover,packers,packer and mover,packers and movers,shifting worker,home shifting,house shifting,शिफ्टिंग वाला,shifting wala',
  ],
  [
    trade('worker', 'Warehouse', 'warehouse workers|गोदाम के मज़दूर|godam ke mazdoor'),
    'warehouse worker,godown worker,godam worker,गोदाम मजदूर,storekeeper',
  ],
  [
    trade('worker', 'Factory', 'factory workers|कारख़ाने के मज़दूर|factory ke mazdoor'),
    'factory worker,karkhana worker,machine operator,कारखाना मजदूर',
  ],
  [trade('worker', 'Gardening', 'gardeners|माली|mali'), 'gardener,mali,माली,gardening worker,landscaper'],
  [
    trade('worker', 'Other', 'plumbers and others|प्लंबर और दूसरे कामगार|plumber aur doosre kaamgar'),
    'plumber,plumbing,प्लंबर,प्लम्बर,nal mistri,pipe fitter,नल मिस्त्री,watchman,chowkidar,चौकीदार,driver',
  ],
  [
    trade('contractor', 'color contract', 'painters|पेंटर|painter'),
    'painter,painting contractor,paint contractor,पेंटर,rang wala,putai wala,whitewash,पुताई वाला,पेंट वाला,रंग वाला,painting worker,pop wala',
  ],
  [
    trade('contractor', 'furniture contract', 'carpenters|बढ़ई|badhai'),
    'carpenter,badhai,barhai,बढ़ई,suthar,furniture contractor,furniture wala,wood worker,मिस्त्री लकड़ी,lakdi mistri,carpentry',
  ],
  [
    trade('contractor', 'electrician contract', 'electricians|बिजली मिस्त्री|electrician'),
    'electrician,wireman,bijli ka kaam,बिजली का काम,bijli mistri,bijli wala,बिजली मिस्त्री,बिजली वाला,इलेक्ट्रीशियन,electrical contractor,wiring wala,electric mistri',
  ],
  [
    trade('contractor', 'Construction Contract', 'building contractors|भवन ठेकेदार|thekedar'),
    'contractor,thekedar,thekedaar,ठेकेदार,builder,बिल्डर,building contractor,construction contractor,civil contractor,house contractor,who can build,who will build,ghar banane wala,घर बनाने वाला,makan banane wala',
  ],
  [
    trade('contractor', 'Floor Contract', 'flooring contractors|फ़र्श के ठेकेदार|floor thekedar'),
    'floor contractor,flooring contractor,tile contractor,tiles contractor,marble contractor,granite contractor,farsh thekedar,टाइल ठेकेदार',
  ],
  [
    trade('contractor', 'Rennovation Contract', 'renovation contractors|मरम्मत के ठेकेदार|renovation thekedar'),
    'renovation contractor,repair contractor,waterproofing contractor,waterproofing wala,renovation wala,interior contractor,interior designer,marammat wala,मरम्मत वाला,मरम्मत ठेकेदार',
  ],
  [
    trade('contractor', 'Gardening Contract', 'garden contractors|बाग़वानी के ठेकेदार|garden thekedar'),
    'garden contractor,gardening contractor,landscaping contractor',
  ],
  [
    trade('contractor', 'Other Contract Works', 'other contractors|दूसरे ठेकेदार|doosre thekedar'),
    'plumbing contractor,plumber contractor,borewell contractor,fabrication contractor,प्लंबर ठेकेदार',
  ],
  [
    trade('engineer', 'Architectural', 'architects|वास्तुकार (आर्किटेक्ट)|architect'),
    'architect,architectural engineer,vastukar,वास्तुकार,आर्किटेक्ट,naksha banane wala,नक्शा बनाने वाला,naksha wala',
  ],
  [
    trade('engineer', 'Structural', 'structural engineers|स्ट्रक्चरल इंजीनियर|structural engineer'),
    'structural engineer,structure engineer,engineer for structural design,structural design,स्ट्रक्चरल इंजीनियर,rcc designer',
  ],
  [
    trade('engineer', 'Civil', 'civil engineers|सिविल इंजीनियर|civil engineer'),
    'civil engineer,सिविल इंजीनियर,site engineer,site supervisor,surveyor',
  ],
  [
    trade('engineer', 'Electrical', 'electrical engineers|इलेक्ट्रिकल इंजीनियर|electrical engineer'),
    'electrical engineer,इलेक्ट्रिकल इंजीनियर',
  ],
  [
    trade('engineer', 'Mechanical', 'mechanical engineers|मैकेनिकल इंजीनियर|mechanical engineer'),
    'mechanical engineer,hvac engineer,मैकेनिकल इंजीनियर,plumbing engineer',
  ],
  [
    trade('engineer', 'Fire Protection', 'fire protection engineers|फ़ायर इंजीनियर|fire engineer'),
    'fire engineer,fire protection engineer,fire safety engineer,फायर इंजीनियर',
  ],
  [
    trade('engineer', 'Environmental', 'environmental engineers|पर्यावरण इंजीनियर|environmental engineer'),
    'environmental engineer,environment engineer,पर्यावरण इंजीनियर',
  ],
  [
    trade('engineer', 'Building Information Modeler (BIM)', 'BIM modelers|BIM मॉडलर|BIM modeler'),
    'bim modeler,bim modeller,bim engineer,revit',
  ],
  [trade('engineer', undefined, 'engineers|इंजीनियर|engineer'), 'engineer,इंजीनियर,abhiyanta,अभियंता'],
  [trade('product', 'Hammer', 'hammers|हथौड़े|hathode'), 'hammer,hathoda,hathauda,हथौड़ा'],
  [
    trade('product', 'Sledge helmet', 'sledge hammers|घन (बड़े हथौड़े)|ghan'),
    'sledge hammer,sledgehammer,घन हथौड़ा,bada hathoda',
  ],
  [trade('product', 'Helmet', 'helmets|हेलमेट|helmet'), 'helmet,safety helmet,हेलमेट,hard hat'],
  [trade('product', 'Iron pan', 'iron pans|तसले|tasle'), 'iron pan,tasla,तसला,ghamela,घमेला,tagari'],
  [trade('product', 'Ladder', 'ladders|सीढ़ियाँ (नसैनी)|seedhi'), 'ladder,nisaini,नसैनी,निसैनी,ladder seedhi'],
  [
    trade('product', 'Pick axe', 'pick axes|गैंती|gainti'),
    'pick axe,pickaxe,gainti,गैंती,kudal,कुदाल,phawda,फावड़ा',
  ],
  [trade('product', 'Rammer', 'rammers|दुरमुट|durmut'), 'rammer,durmut,दुरमुट,compactor'],
  [
    trade('product', 'Tile cutter', 'tile cutters|टाइल कटर|tile cutter'),
    'tile cutter,tiles cutter,टाइल कटर,marble cutter,tile cutting machine',
  ],
  [trade('product', 'Boning rod', 'boning rods|बोनिंग रॉड|boning rod'), 'boning rod,levelling rod'],
  [
    trade('product', undefined, 'tools for rent|किराए के औज़ार|kiraye ke auzaar'),
    'tools on rent,tools for rent,rental tools,औज़ार किराए,auzaar kiraye,rent tools,tool rental,औज़ार,auzaar',
  ],
];

/** A crew does the work of these. */
const crews: Partial<Record<Category, Trade>> = {
  Construction: trade(
    'groupWorker',
    'Construction Labour',
    'construction crews|निर्माण की टोलियाँ|construction toli',
  ),
  Tiles: trade('groupWorker', 'Tiles | Marbel', 'tile crews|टाइल की टोलियाँ|tile toli'),
  Loading: trade('groupWorker', 'Loading | Unloading', 'loading crews|लोडिंग की टोलियाँ|loading toli'),
  Cleaning: trade('groupWorker', 'Cleaing Group', 'cleaning crews|सफ़ाई की टोलियाँ|safai toli'),
  Shifting: trade('groupWorker', 'Home Shifting', 'shifting crews|शिफ़्टिंग की टोलियाँ|shifting toli'),
  Warehouse: trade('groupWorker', 'Godam | Warehouse', 'warehouse crews|गोदाम की टोलियाँ|godam toli'),
  Factory: trade('groupWorker', 'Factory Group', 'factory crews|कारख़ाने की टोलियाँ|factory toli'),
  Gardening: trade('groupWorker', 'Gardening Group', 'gardening crews|बाग़वानी की टोलियाँ|gardening toli'),
};
const anyCrew = trade('groupWorker', undefined, 'crews|टोलियाँ|toli');

/** Spaces around every word, so that a name is found whole; plurals in -s are one with their word. */
export const spaced = (text: string): string =>
  ` ${normalise(text)
    .split(' ')
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word))
    .join(' ')} `;

const byName: [string, Trade][] = named
  .flatMap(([of, names]) => names.split(',').map((name): [string, Trade] => [spaced(name), of]))
  .sort(([one], [other]) => other.length - one.length);

const crewWords = ['crew', 'toli', 'टोली', 'gang', 'team', 'group of', 'samuh', 'समूह', 'group'].map(spaced);
/** "Contractor" beside another trade says more than the trade. */
const contractorOf: Partial<Record<Category, string>> = {
  Tiles: 'floor contractor',
  Other: 'plumbing contractor',
  Gardening: 'garden contractor',
};
const contractorWords = ['contractor', 'thekedar', 'ठेकेदार', 'theka', 'ठेका'].map(spaced);

/** Whom a text speaks of, or undefined. */
export function tradeIn(text: string): Trade | undefined {
  const words = spaced(text);
  const found = byName.find(([name]) => words.includes(name))?.[1];
  const crew = crewWords.some((word) => words.includes(word));
  if (crew && (!found || found.kind === 'worker'))
    return (found?.category && crews[found.category]) ?? anyCrew;
  if (found?.kind === 'worker' && contractorWords.some((word) => words.includes(word))) {
    const name = found.category && contractorOf[found.category];
    if (name) return byName.find(([known]) => known === spaced(name))?.[1];
  }
  return found;
}

/** A trade that only the knowledge base's lexicon has a name for. */
export function nearTradeIn(text: string): Trade | undefined {
  const match = tradeOf(text);
  if (!match || match.kind === 'provider') return undefined;
  const { kind, category } = match;
  const label = labelOf(kind, category ?? undefined);
  return label && { kind, category: category ?? undefined, label };
}

const every = [...named.map(([of]) => of), ...Object.values(crews), anyCrew];

/** The words for a kind and category. */
export const labelOf = (
  kind: ListingKind,
  category: string | undefined,
): Record<Locale, string> | undefined =>
  every.find((one) => one.kind === kind && one.category === category)?.label;
