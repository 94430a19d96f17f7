import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { ratesInForce } from '#domain/estimate/rates-in-force.ts';
import { type Finding, type Locale, rupees, type Tool } from './tool.ts';

interface Material {
  key: RateKey;
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
  /price|rate|cost|kimat|keemat|qeemat|daam|\bdam\b|bhav|bhaav|mehnga|kitne (?:ka|ki|rupa)|kitna (?:ka|rupa)|क़ीमत|कीमत|दाम|भाव|रेट|कितने (?:का|की|रुप)/i;

const frame: Record<
  Locale,
  {
    line: (name: string, price: string, of: { unit: string; range: string }) => string;
    note: (date: string) => string;
    house: string;
  }
> = {
  en: {
    line: (name, price, { unit, range }) => `- ${name}: about **${price}** for ${unit} (${range})`,
    note: (date) =>
      `These are Neev’s rates of ${date}, for a plain near a town; today’s price is the shop’s to say.`,
    house: 'A house with every quantity and rate',
  },
  hi: {
    line: (name, price, { unit, range }) => `- ${name}: करीब **${price}** प्रति ${unit} (${range})`,
    note: (date) => `ये नींव के ${date} के रेट हैं, शहर के पास के मैदान के लिए; आज का भाव दुकान से पूछिए।`,
    house: 'हर मात्रा और रेट के साथ घर',
  },
  hinglish: {
    line: (name, price, { unit, range }) => `- ${name}: kareeb **${price}** prati ${unit} (${range})`,
    note: (date) =>
      `Yeh Neev ke ${date} ke rate hain, shahar ke paas ke maidan ke liye; aaj ka bhaav dukaan se poochhiye.`,
    house: 'Har matra aur rate ke saath ghar',
  },
};

/** The materials whose price a text asks for. */
export const materialsIn = (question: string): RateKey[] =>
  asksPrice.test(question) ? materials.filter(({ names }) => names.test(question)).map(({ key }) => key) : [];

const money = (amount: number): string => (Number.isInteger(amount) ? rupees(amount) : `₹${amount}`);

/** What a material costs by the dated file of rates that the house model uses. */
export function priceOf(keys: readonly RateKey[], locale: Locale): Finding {
  const { line, note, house } = frame[locale];
  const lines = materials
    .filter(({ key }) => keys.includes(key))
    .map(({ key, said: words }) => {
      const { rate, low, high } = ratesInForce().rates[key];
      const [name, unit] = words[locale];
      return line(name, money(rate), { unit, range: `${money(low)}-${money(high)}` });
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
  run: async ({ materials: asked }, { locale }) => priceOf(asked, locale),
};
