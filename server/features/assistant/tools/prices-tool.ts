import { z } from 'zod';
import { unpriced } from '#content/unpriced.ts';
import { paths } from '#contract/paths.ts';
import { amountIn } from '#domain/estimate/calculators/tell.ts';
import { type PriceAsked, type Sold, soldBy } from '../intent/read-price.ts';
import { type Asker, type Finding, type Locale, rupees, type Tool } from './base/tool.ts';
import { verdictOn } from './usual-pay.ts';

interface Material {
  key: Sold;
  /** The material and what the price is for. */
  said: Record<Locale, [name: string, unit: string]>;
}
const said = (en: [string, string], hi: [string, string], hinglish: [string, string]) => ({
  en,
  hi,
  hinglish,
});

const materials: Material[] = [
  {
    key: 'cement',
    said: said(['Cement', 'a bag of 50 kg'], ['सीमेंट', '50 किलो की बोरी'], ['Cement', '50 kilo ki bori']),
  },
  {
    key: 'steel',
    said: said(['Steel bars', 'a kg'], ['सरिया', 'किलो'], ['Sariya', 'kilo']),
  },
  {
    key: 'bricks',
    said: said(['Bricks', 'each'], ['ईंट', 'एक'], ['Eent', 'ek']),
  },
  {
    key: 'sand',
    said: said(['Sand', 'a cubic foot'], ['रेत', 'घन फुट'], ['Ret', 'cubic foot']),
  },
  {
    key: 'aggregate',
    said: said(['Aggregate', 'a cubic foot'], ['गिट्टी', 'घन फुट'], ['Gitti', 'cubic foot']),
  },
  {
    key: 'tiles',
    said: said(['Tiles', 'a square metre'], ['टाइल', 'वर्ग मीटर'], ['Tiles', 'square meter']),
  },
  {
    key: 'paint',
    said: said(['Paint', 'a litre'], ['पेंट', 'लीटर'], ['Paint', 'litre']),
  },
];

const frame: Record<
  Locale,
  {
    line: (name: string, price: string, of: { unit: string; range: string }) => string;
    note: (date: string) => string;
    worth: (amount: string, price: string, range: string) => string;
    house: string;
  }
> = {
  en: {
    line: (name, price, { unit, range }) => `- ${name}: about **${price}** for ${unit} (${range})`,
    note: (date) =>
      `These are Neev’s rates of ${date}, for a plain near a town; today’s price is the shop’s to say.`,
    worth: (amount, price, range) => `  ${amount}: about **${price}** (${range})`,
    house: 'A house with every quantity and rate',
  },
  hi: {
    line: (name, price, { unit, range }) => `- ${name}: करीब **${price}** प्रति ${unit} (${range})`,
    note: (date) => `ये नींव के ${date} के रेट हैं, शहर के पास के मैदान के लिए; आज का भाव दुकान से पूछिए।`,
    worth: (amount, price, range) => `  ${amount}: करीब **${price}** (${range})`,
    house: 'हर मात्रा और रेट के साथ घर',
  },
  hinglish: {
    line: (name, price, { unit, range }) => `- ${name}: kareeb **${price}** prati ${unit} (${range})`,
    note: (date) =>
      `Yeh Neev ke ${date} ke rate hain, shahar ke paas ke maidan ke liye; aaj ka bhaav dukaan se poochhiye.`,
    worth: (amount, price, range) => `  ${amount}: kareeb **${price}** (${range})`,
    house: 'Har matra aur rate ke saath ghar',
  },
};

const money = (amount: number): string => (Number.isInteger(amount) ? rupees(amount) : `₹${amount}`);

/** What a material costs by the dated file of rates that the house model uses. */
export function priceOf(
  asked: readonly PriceAsked[],
  { locale, rates: { rates, date } }: Pick<Asker, 'locale' | 'rates'>,
  offered?: number,
): Finding {
  const { line, worth, note, house } = frame[locale];
  const lines = asked.flatMap(({ key, amount }) => {
    const { rate, low, high } = rates[key];
    const [name, unit] = materials.find((one) => one.key === key)?.said[locale] ?? [key, ''];
    const one = line(name, money(rate), { unit, range: `${money(low)}-${money(high)}` });
    if (amount === undefined || amount === 1) return [one];
    const [least, likely, most] = [low, rate, high].map((each) => rupees(Math.round(each * amount)));
    return [one, worth(amountIn(locale, amount, soldBy[key]), `${likely}`, `${least}-${most}`)];
  });
  const [only] = asked;
  if (only && offered !== undefined) lines.unshift(verdictOn(offered, rates[only.key], locale));
  return {
    text: [...lines, note(date)].join('\n'),
    links: [{ title: house, path: paths.house }],
  };
}

const noRate: Record<Locale, (name: string, known: string) => string> = {
  en: (name, known) => `Neev has no rate of ${name}; ask a shop. It has those of: ${known}.`,
  hi: (name, known) => `नींव के पास ${name} का रेट नहीं है; दुकान से पूछिए। इनके रेट हैं: ${known}।`,
  hinglish: (name, known) =>
    `Neev ke paas ${name} ka rate nahi hai; dukaan se poochhiye. Inke rate hain: ${known}.`,
};
export const noFigureOf: Record<Locale, string> = {
  en: 'Neev has no figure for this price. It depends on size, material, town and how hard the place is to reach. Write the work on Neev: people near you send a quote. Compare two or three.',
  hi: 'नींव के पास इसका दाम नहीं है। यह नाप, सामान, शहर और जगह पर निर्भर है। नींव पर काम लिखिए: पास के लोग भाव भेजेंगे। दो-तीन मिलाइए।',
  hinglish:
    'Neev ke paas iska daam nahi hai. Yeh naap, saamaan, shahar aur jagah par nirbhar hai. Neev par kaam likhiye: paas ke log bhaav bhejenge. Do-teen milaiye.',
};
/** What belongs to a question for a rate: nothing else is asked. */
const besideRate =
  /^(?:and|aur|or|what|whats|is|the|of|a|an|for|about|how|much|now|today|then|k[aeio]|bhi|kya|kitn[aei]|hai|h|to{1,5}h?|batao|bataiye|rates?|prices?|cost|bha{1,5}[vw]|daam|dam|kimat|keemat|aaj|chal|rah?a|milta|milti|per|one|ek|\d{1,5}|kg|kilo|bags?|bori|litres?|wall|और|क[ाेी]|भी|क्या|कितन[ाेी]|है|तो|बताओ|रेट|भाव|दाम|कीमत|क़ीमत|आज|चल|रहा|मिलता|मिलती|प्रति|एक|किलो|बोरी|लीटर|दीवार|वॉल)$/u;
/** Says that Neev has no rate of the material asked about; undefined for every other question. */
export function noRateOf(question: string, locale: Locale): Finding | undefined {
  const said =
    question
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const named = unpriced.find(({ words, name }) => {
    const own = new Set(`${words} ${name.en} ${name.hi} ${name.hinglish}`.normalize('NFC').split(' '));
    return said.some((word) => own.has(word)) && said.every((word) => own.has(word) || besideRate.test(word));
  });
  if (!named) return undefined;
  const known = materials.map((one) => one.said[locale][0].toLowerCase()).join(', ');
  return { text: noRate[locale](named.name[locale], known), links: [] };
}

const names = ['cement', 'steel', 'bricks', 'sand', 'aggregate', 'tiles', 'paint'] as const;
const input = z.object({ materials: z.array(z.enum(names)).min(1).max(names.length) });

export const pricesTool: Tool<z.infer<typeof input>> = {
  name: 'prices',
  description: 'The usual price of building materials, with its range and date.',
  input,
  run: async ({ materials: asked }, asker) =>
    priceOf(
      asked.map((key) => ({ key })),
      asker,
    ),
};
