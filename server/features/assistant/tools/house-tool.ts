import { addressWith, paths } from '#contract/paths.ts';
import { estimateOf, lakhs } from '#domain/estimate/cost.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { answersToSearch } from '#domain/house/model/answers.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { feet, squareFeet } from '#domain/house/model/rect.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { besides } from '#server/platform/work-time.ts';
import { answersSchema, type HouseInput } from '../reading/answers-schema.ts';
import type { Asker, Finding, Locale, Tool } from './base/tool.ts';

interface Said {
  size: string;
  /** Of rooms: what lies open below a house on columns is none. */
  floors: number;
  onColumns: boolean;
  bedrooms: number;
  builtUp: string;
  cost: string;
  perSquareFoot: string;
  date: string;
}
interface HouseSentences {
  house: (said: Said) => string;
  formula: (said: Said) => string;
  materials: Partial<Record<RateKey, (amount: string) => string>>;
  unreadable: string;
  needsState: string;
  plan: string;
  form: string;
}
const words: Record<Locale, HouseSentences> = {
  en: {
    house: ({ size, floors, onColumns, bedrooms, builtUp, cost }) =>
      `A house on a plot of **${size}**: ${floors} ${floors === 1 ? 'floor' : 'floors'}${onColumns ? ' on columns, the car below' : ''}, ${bedrooms} bedrooms, ${builtUp} sq ft built-up. It costs about **₹${cost} lakh**.`,
    formula: ({ builtUp, perSquareFoot, date }) =>
      `Formula: every quantity of the plan × its rate, added up; for ${builtUp} sq ft that is about ₹${perSquareFoot} a sq ft (rates of ${date}).`,
    materials: {
      cement: (amount) => `Cement: about ${amount} bags`,
      steel: (amount) => `Steel: about ${amount} kg`,
      bricks: (amount) => `Bricks: about ${amount}`,
    },
    needsState:
      'This unit of land is not the same in every state. In which state is the plot? Ask once more with it: “2 katha in Bihar”.',
    unreadable: 'I cannot make a house on a plot of this size. Write it like 40x60, 2400 sq ft or 200 gaj.',
    plan: 'Plan, 3D view and cost of this house',
    form: 'Change rooms, floors and ground',
  },
  hi: {
    house: ({ size, floors, onColumns, bedrooms, builtUp, cost }) =>
      `**${size}** के प्लॉट पर घर: ${floors} मंज़िल${onColumns ? ' (खंभों पर, नीचे गाड़ी)' : ''}, ${bedrooms} बेडरूम, ${builtUp} वर्ग फुट निर्माण। खर्च करीब **₹${cost} लाख**।`,
    formula: ({ builtUp, perSquareFoot, date }) =>
      `सूत्र: नक्शे की हर मात्रा × उसका रेट, सबका जोड़; ${builtUp} वर्ग फुट में यह करीब ₹${perSquareFoot} प्रति वर्ग फुट है (रेट ${date} के)।`,
    materials: {
      cement: (amount) => `सीमेंट: करीब ${amount} बोरी`,
      steel: (amount) => `सरिया: करीब ${amount} किलो`,
      bricks: (amount) => `ईंटें: करीब ${amount}`,
    },
    needsState:
      'ज़मीन का यह नाप हर राज्य में एक जैसा नहीं होता। प्लॉट किस राज्य में है? राज्य के साथ फिर पूछिए: “बिहार में 2 कट्ठा”।',
    unreadable: 'इस नाप के प्लॉट पर मैं घर नहीं बना सकता। नाप ऐसे लिखिए: 40x60, 2400 sq ft या 200 गज।',
    plan: 'इस घर का नक्शा, 3D और खर्च',
    form: 'कमरे, मंज़िलें और ज़मीन बदलें',
  },
  hinglish: {
    house: ({ size, floors, onColumns, bedrooms, builtUp, cost }) =>
      `**${size}** ke plot par ghar: ${floors} manzil${onColumns ? ' (khambhon par, neeche gaadi)' : ''}, ${bedrooms} bedroom, ${builtUp} sq ft nirmaan. Kharcha kareeb **₹${cost} lakh**.`,
    formula: ({ builtUp, perSquareFoot, date }) =>
      `Formula: nakshe ki har matra × uska rate, sabka jod; ${builtUp} sq ft mein yeh kareeb ₹${perSquareFoot} prati sq ft hai (rate ${date} ke).`,
    materials: {
      cement: (amount) => `Cement: kareeb ${amount} bori`,
      steel: (amount) => `Sariya: kareeb ${amount} kilo`,
      bricks: (amount) => `Eent: kareeb ${amount}`,
    },
    needsState:
      'Zameen ka yeh naap har rajya mein ek jaisa nahi hota. Plot kis rajya mein hai? Rajya ke saath phir poochhiye: “Bihar mein 2 katha”.',
    unreadable:
      'Is naap ke plot par main ghar nahi bana sakta. Naap aise likhiye: 40x60, 2400 sq ft ya 200 gaj.',
    plan: 'Is ghar ka naksha, 3D aur kharcha',
    form: 'Kamre, manzil aur zameen badlein',
  },
};

const whole = (amount: number): string => Math.round(amount).toLocaleString('en-IN');

function houseText(plan: Plan, { locale, rates }: Asker): string {
  const say = words[locale];
  const { lines, low, high, perSquareFoot, date } = estimateOf(plan, rates);
  const said: Said = {
    size: `${Math.round(feet(plan.plot.width))} x ${Math.round(feet(plan.plot.depth))} ft`,
    floors: plan.stilt ? plan.floors - 1 : plan.floors,
    onColumns: plan.stilt,
    bedrooms: plan.bedrooms,
    builtUp: whole(squareFeet(plan.areas.builtUp)),
    cost: `${lakhs(low)}-${lakhs(high)}`,
    perSquareFoot: whole(perSquareFoot),
    date,
  };
  const materials = lines.flatMap(({ key, amount }) => {
    const line = say.materials[key]?.(whole(amount));
    return line === undefined ? [] : [`- ${line}`];
  });
  return [say.house(said), ...materials, say.formula(said)].join('\n');
}

async function run(input: HouseInput, asker: Asker): Promise<Finding> {
  const say = words[asker.locale];
  const search = new URLSearchParams(answersToSearch(input));
  const form = { title: say.form, path: addressWith(paths.houseForm, search) };
  const made = besides(() => makePlan(input));
  if (!made.ok)
    return {
      text: made.problem === 'land-size-needs-state' ? say.needsState : say.unreadable,
      links: [form],
    };
  const page = { title: say.plan, path: addressWith(paths.house, search) };
  return { text: houseText(made.plan, asker), links: [page, form] };
}

/** The house model: what can stand on a plot, what it takes and what it costs. */
export const houseTool: Tool<HouseInput> = {
  name: 'house',
  description:
    'Plans a house on a plot: floors, bedrooms, built-up area, main materials and the range of its cost. Use it for the cost or plan of a whole house.',
  input: answersSchema,
  run,
};
