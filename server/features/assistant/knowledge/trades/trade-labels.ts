import englishNames from '#content/trade-names/en.json' with { type: 'json' };
import hindiNames from '#content/trade-names/hi.json' with { type: 'json' };
import { type Category, kindCategories } from '#contract/marketplace/categories.ts';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { machineCategories, machineKeys, type TradeKey } from '#contract/marketplace/trades.ts';
import type { Writing } from '../language.ts';

/** What can be looked for: a kind of provider that has a list, or a product for rent. */
export const listingKinds = ['worker', 'groupWorker', 'contractor', 'engineer', 'product'] as const;
export type ListingKind = Exclude<ProviderKind, 'provider'> | 'product';

/** In the plural: English | Hindi | Hindi in Latin letters. */
const labels: Partial<Record<Category | ListingKind, string>> = {
  Construction: 'masons and labourers|मिस्त्री और मज़दूर|mistri aur mazdoor',
  Tiles: 'tile layers|टाइल मिस्त्री|tile mistri',
  Loading: 'loaders|लोडिंग मज़दूर|loading mazdoor',
  Cleaning: 'cleaners|सफ़ाई वाले|safai wale',
  Shifting: 'movers|सामान शिफ़्ट करने वाले|shifting wale',
  Warehouse: 'warehouse workers|गोदाम के मज़दूर|godam ke mazdoor',
  Factory: 'factory workers|कारख़ाने के मज़दूर|factory ke mazdoor',
  Gardening: 'gardeners|माली|mali',
  Other: 'plumbers and others|प्लंबर और दूसरे कामगार|plumber aur doosre kaamgar',
  'color contract': 'painters|पेंटर|painter',
  'furniture contract': 'carpenters|बढ़ई|badhai',
  'electrician contract': 'electricians|बिजली मिस्त्री|electrician',
  'Construction Contract': 'building contractors|भवन ठेकेदार|thekedar',
  'Floor Contract': 'flooring contractors|फ़र्श के ठेकेदार|floor thekedar',
  'Rennovation Contract': 'renovation contractors|मरम्मत के ठेकेदार|renovation thekedar',
  'Gardening Contract': 'garden contractors|बाग़वानी के ठेकेदार|garden thekedar',
  'Other Contract Works': 'other contractors|दूसरे ठेकेदार|doosre thekedar',
  Architectural: 'architects|वास्तुकार (आर्किटेक्ट)|architect',
  Structural: 'structural engineers|स्ट्रक्चरल इंजीनियर|structural engineer',
  Civil: 'civil engineers|सिविल इंजीनियर|civil engineer',
  Electrical: 'electrical engineers|इलेक्ट्रिकल इंजीनियर|electrical engineer',
  Mechanical: 'mechanical engineers|मैकेनिकल इंजीनियर|mechanical engineer',
  'Fire Protection': 'fire protection engineers|फ़ायर इंजीनियर|fire engineer',
  Environmental: 'environmental engineers|पर्यावरण इंजीनियर|environmental engineer',
  'Building Information Modeler (BIM)': 'BIM modelers|BIM मॉडलर|BIM modeler',
  engineer: 'engineers|इंजीनियर|engineer',
  Hammer: 'hammers|हथौड़े|hathode',
  'Sledge helmet': 'sledge hammers|घन (बड़े हथौड़े)|ghan',
  Helmet: 'helmets|हेलमेट|helmet',
  'Iron pan': 'iron pans|तसले|tasle',
  Ladder: 'ladders|सीढ़ियाँ (नसैनी)|seedhi',
  'Pick axe': 'pick axes|गैंती|gainti',
  Rammer: 'rammers|दुरमुट|durmut',
  'Tile cutter': 'tile cutters|टाइल कटर|tile cutter',
  'Boning rod': 'boning rods|बोनिंग रॉड|boning rod',
  product: 'tools for rent|किराए के औज़ार|kiraye ke auzaar',
  'Construction Labour': 'construction crews|निर्माण की टोलियाँ|construction toli',
  'Tiles | Marbel': 'tile crews|टाइल की टोलियाँ|tile toli',
  'Loading | Unloading': 'loading crews|लोडिंग की टोलियाँ|loading toli',
  'Cleaing Group': 'cleaning crews|सफ़ाई की टोलियाँ|safai toli',
  'Home Shifting': 'shifting crews|शिफ़्टिंग की टोलियाँ|shifting toli',
  'Godam | Warehouse': 'warehouse crews|गोदाम की टोलियाँ|godam toli',
  'Factory Group': 'factory crews|कारख़ाने की टोलियाँ|factory toli',
  'Gardening Group': 'gardening crews|बाग़वानी की टोलियाँ|gardening toli',
  groupWorker: 'crews|टोलियाँ|toli',
};

const namesOf = { en: englishNames as Record<string, string>, hi: hindiNames as Record<string, string> };
/** A machine's own name, as requests have it. */
function machineLabel(category: string | undefined): Record<Writing, string> | undefined {
  const key = machineKeys.find((one) => machineCategories[one] === category);
  if (key === undefined) return undefined;
  const [en = key, hi = en] = [namesOf.en[key], namesOf.hi[key]];
  return { en, hi, hinglish: en };
}

/** The words for a kind and category; without a category, for all of the kind. */
export function labelOf(
  kind: ListingKind,
  category: string | undefined,
): Record<Writing, string> | undefined {
  const name = category === undefined ? kind : kindCategories[kind].find((one) => one === category);
  const label = name && labels[name];
  if (!label) return kind === 'product' ? machineLabel(category) : undefined;
  const [en = '', hi = '', hinglish = ''] = label.split('|');
  return { en, hi, hinglish };
}

/** The words for a trade of workers: "welders". */
export function tradeLabel(trade: TradeKey | undefined): Record<Writing, string> | undefined {
  // What stands in brackets says more of it on a form.
  const nameIn = (names: Record<string, string>) => names[trade ?? '']?.replace(/ ?\(.{1,40}\)/, '');
  const [en, hi] = [nameIn(namesOf.en), nameIn(namesOf.hi)];
  if (en === undefined || hi === undefined) return undefined;
  const hinglish = /^[A-Z]{2}/.test(en) ? en : en.toLowerCase();
  return { en: `${hinglish}s`, hi, hinglish };
}
