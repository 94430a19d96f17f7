import type { Market } from '#content/priced-works.ts';
import { rupees } from './tool.ts';

/** Rupees for one unit. */
export interface Price {
  low: number;
  likely: number;
  high: number;
}
const written = (amount: number): string =>
  amount >= 20 ? rupees(amount) : `₹${amount.toLocaleString('en-IN', { maximumFractionDigits: 1 })}`;
export const range = ({ low, high }: Price): string => `${written(low)}-${written(high)}`;

interface Words {
  line: (name: string, price: Price, unit: string) => string;
  sum: (amount: string, price: Price) => string;
  /** What people ask, where the rates have nothing of it. */
  asked: (name: string, price: Market, unit: string) => string;
  labour: string;
  note: (date: string) => string;
  ofMarket: string;
}
const about = (en: boolean, price: Price) =>
  en ? `about **${written(price.likely)}**` : `करीब **${written(price.likely)}**`;
const hindi: Words = {
  line: (name, price, unit) =>
    `- ${name}: ${about(false, price)} ${unit === 'एक' ? 'एक का' : `प्रति ${unit}`} (${range(price)})`,
  sum: (amount, price) => `- ${amount}: ${about(false, price)} (${range(price)})`,
  asked: (name, { low, high, from }, unit) =>
    `- ${name}: आम तौर पर **${range({ low, likely: low, high })}** ${unit === 'कुल' ? unit : unit === 'एक' ? 'एक का' : `प्रति ${unit}`} (${from})`,
  labour: 'सिर्फ़ मज़दूरी',
  note: (date) => `नींव के ${date} के रेट, औसत काम के लिए; ऊँचाई, सामान और शहर से बदलता है। दो-तीन लोगों से भाव पूछिए।`,
  ofMarket: 'शहर, ऊँचाई, सामान और काम की मात्रा से बदलता है। नींव पर काम लिखकर दो-तीन लोगों से भाव मँगाइए।',
};
export const words: Record<'en' | 'hi', Words> = {
  en: {
    line: (name, price, unit) => `- ${name}: ${about(true, price)} ${unit} (${range(price)})`,
    sum: (amount, price) => `- ${amount}: ${about(true, price)} (${range(price)})`,
    asked: (name, { low, high, from }, unit) =>
      `- ${name}: usually **${range({ low, likely: low, high })}** ${unit} (${from})`,
    labour: 'labour alone',
    note: (date) =>
      `By Neev’s rates of ${date}, for ordinary work; height, material and town change it. Ask two or three for their price.`,
    ofMarket:
      'Town, height, material and amount change it. Write the work on Neev and ask two or three for a quote.',
  },
  hi: hindi,
};
