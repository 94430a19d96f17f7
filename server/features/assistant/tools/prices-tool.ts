import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { ratesInForce } from '#domain/estimate/rates-in-force.ts';
import { amountIn } from '../calculators/base/tell.ts';
import { inUnit, type Unit, units } from '../calculators/base/units.ts';
import { kindOf, measuresIn } from '../intent/spoken/measures.ts';
import { type Finding, type Locale, rupees, type Tool } from './tool.ts';

/** What one pays the rate for. */
export const soldBy = {
  cement: 'bag',
  steel: 'kg',
  bricks: 'piece',
  sand: 'cft',
  aggregate: 'cft',
  tiles: 'm2',
  paint: 'litre',
} as const satisfies Partial<Record<RateKey, Unit>>;
export type Sold = keyof typeof soldBy;

interface Material {
  key: Sold;
  names: RegExp;
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
    names: /cement|सीमेंट|simint/i,
    said: said(['Cement', 'a bag of 50 kg'], ['सीमेंट', '50 किलो की बोरी'], ['Cement', '50 kilo ki bori']),
  },
  {
    key: 'steel',
    names: /steel|sariya|saria|tmt|सरिया|स्टील/i,
    said: said(['Steel bars', 'a kg'], ['सरिया', 'किलो'], ['Sariya', 'kilo']),
  },
  {
    key: 'bricks',
    names: /brick|eent|\bint\b|ईंट|ईट/i,
    said: said(['Bricks', 'each'], ['ईंट', 'एक'], ['Eent', 'ek']),
  },
  {
    key: 'sand',
    names: /\bsand\b|\bret\b|reti|balu|baalu|रेत|बालू/i,
    said: said(['Sand', 'a cubic foot'], ['रेत', 'घन फुट'], ['Ret', 'cubic foot']),
  },
  {
    key: 'aggregate',
    names: /aggregate|gitti|gitti|kankar|गिट्टी|रोड़ी/i,
    said: said(['Aggregate', 'a cubic foot'], ['गिट्टी', 'घन फुट'], ['Gitti', 'cubic foot']),
  },
  {
    key: 'tiles',
    names: /\btiles?\b|टाइल/i,
    said: said(['Tiles', 'a square metre'], ['टाइल', 'वर्ग मीटर'], ['Tiles', 'square meter']),
  },
  {
    key: 'paint',
    names: /\bpaint\b|पेंट|\brang\b/i,
    said: said(['Paint', 'a litre'], ['पेंट', 'लीटर'], ['Paint', 'litre']),
  },
];

const asksPrice =
  /price|rate|cost|kharch|lagat|kimat|keemat|qeemat|daam|\bdam\b|bhav|bhaav|mehnga|kitne (?:ka|ki|rupa)|kitna (?:ka|rupa)|क़ीमत|कीमत|दाम|भाव|रेट|लागत|खर्च|ख़र्च|कितने (?:का|की|रुप)/i;

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

interface Asked {
  key: Sold;
  /** In the unit that it is sold by, where a text says how much. */
  amount?: number;
}

/** "100 kg", "2 brass", "1000 bricks": how much of a material, in the unit that it is sold by. */
function amountOf(key: Sold, question: string): number | undefined {
  const unit = soldBy[key];
  for (const { sizes, noun } of measuresIn(question).measures) {
    const [size, next] = sizes;
    if (!size || next) continue;
    if (unit === 'piece' && noun === 'brick') return size.value;
    if (size.unit && kindOf(size) === units[unit].kind && unit !== 'piece')
      return inUnit(size.value, size.unit, unit);
  }
  return undefined;
}

/** The materials whose price a text asks for, one or more of them with how much of it. */
export function materialsIn(question: string): Asked[] {
  if (!asksPrice.test(question)) return [];
  const named = materials.filter(({ names }) => names.test(question));
  return named.map(({ key }) => {
    const amount = named.length === 1 ? amountOf(key, question) : undefined;
    return amount === undefined ? { key } : { key, amount };
  });
}

const money = (amount: number): string => (Number.isInteger(amount) ? rupees(amount) : `₹${amount}`);

/** What a material costs by the dated file of rates that the house model uses. */
export function priceOf(asked: readonly Asked[], locale: Locale): Finding {
  const { line, worth, note, house } = frame[locale];
  const lines = asked.flatMap(({ key, amount }) => {
    const { rate, low, high } = ratesInForce().rates[key];
    const [name, unit] = materials.find((one) => one.key === key)?.said[locale] ?? [key, ''];
    const one = line(name, money(rate), { unit, range: `${money(low)}-${money(high)}` });
    if (amount === undefined || amount === 1) return [one];
    const [least, likely, most] = [low, rate, high].map((each) => rupees(Math.round(each * amount)));
    return [one, worth(amountIn(locale, amount, soldBy[key]), `${likely}`, `${least}-${most}`)];
  });
  return {
    text: [...lines, note(ratesInForce().date)].join('\n'),
    links: [{ title: house, path: paths.house }],
  };
}

const names = ['cement', 'steel', 'bricks', 'sand', 'aggregate', 'tiles', 'paint'] as const;
const input = z.object({ materials: z.array(z.enum(names)).min(1).max(names.length) });

export const pricesTool: Tool<z.infer<typeof input>> = {
  name: 'prices',
  description: 'The usual price of building materials, with its range and date.',
  input,
  run: async ({ materials: asked }, { locale }) =>
    priceOf(
      asked.map((key) => ({ key })),
      locale,
    ),
};
