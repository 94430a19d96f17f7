import { paths } from '#contract/paths.ts';
import { calculators } from '#domain/estimate/calculators/calculators.ts';
import { inUnit } from '#domain/estimate/calculators/units.ts';
import { readCalculation } from '../intent/read-calculation.ts';
import { measuresIn } from '../intent/spoken/measures.ts';
import { kindOf } from '../intent/spoken/size.ts';
import { hinglishOf } from '../knowledge/language.ts';
import { townOf } from '../reading/named-town.ts';
import { offeredIn } from '../reading/price-limit.ts';
import { type Asker, type Finding, rupees } from './base/tool.ts';
import { verdictOn } from './usual-pay.ts';

const house =
  /house|one more floor|extra floor|kamr[ae]|कमर[ेा]|home|ghar|makaan|makan|bungalow|villa|घर|मकान|बंगला|मकाण|bhk|बीएचके/iu;
/** "How big a house for 15 lakh", "8 lakh me ban jayega kya": money is told, and the house is asked for. */
const asksFor =
  /how (?:big|large|much area|many sq)|what size|kitn[aei] (?:bad|sq|square|foot|feet|fut|area)|ban (?:ja|sak|pa)|banega|banegi|can (?:i|we) (?:build|make|get)|possible|enough|what can|kaisa ghar|कितन[ाेी] (?:बड़|वर्ग|स्क्वायर|फुट|एरिया)|बन (?:जा|सक|पा)|बनेग|हो जाएगा|पर्याप्त|काफ़?ी है/iu;
/** "Construction cost per sq ft with material in Kochi". */
const perFoot =
  /per ?(?:sq|square|sft|foot|feet|ft)|\b(?:sq|square|varg) ?f\p{L}{1,4} (?:k[ae]|rate)|(?:प्रति|हर|एक) (?:वर्ग|स्क्वायर)? ?(?:फुट|फीट|फ़ुट)|(?:वर्ग|स्क्वायर) ?(?:फुट|फीट|फ़ुट)(?: (?:का|में|पर))?/iu;
const builds =
  /with material|saman (?:ke sath|samet)|सामान (?:के साथ|समेत)|\bcontractor|thekeda?r|ठेकेदार|construct|\bbuild|nirma+n|banan|banwan|निर्माण|बनान|बनवान|बनाने/iu;
/** Finished, and what is wanted of one with so many bedrooms; in square feet. */
const areaOfBedrooms: Readonly<Record<string, number>> = { 1: 500, 2: 900, 3: 1300, 4: 1800, 5: 2300 };
const bedrooms = /(?<!\d)([1-5])\s{0,4}(?:bhk|बीएचके|bed ?rooms?|बेडरूम|कमर[ेा])/iu;
/** A plot is a house that is drawn. */
const land = /plot|land|gaj|katha|प्लॉट|ज़मीन|जमीन|गज|\d\s{0,3}[x*×]\s{0,3}\d|\d by \d/iu;
const asksCost = /cost|price|how much|kharch|rate\b|kitn[aei]|paisa|budget|रेट|खर्च|ख़र्च|कितन|लागत/iu;
/** A floor on top costs about as much a foot as the house below it. */
const addsFloor =
  /(?:one more|another|extra|\badd)\b[^.?!]{0,20}(?:floor|storey)|ek aur man[zj]il|एक और मंज़?िल/iu;
const notHouse = /interior|renovat|repair|furnish|flat|paint|tiles?\b|इंटीरियर|मरम्मत|फ्लैट/iu;
const leastBudget = 100_000;

interface Cost {
  each: number;
  low: number;
  high: number;
}
/** Rupees a square foot in the town that is named. */
function costIn(question: string, { rates }: Pick<Asker, 'rates'>): Cost & { town: string | undefined } {
  const { town, pin } = townOf(question);
  const area = inUnit(1000, 'sqft', 'm2');
  const { result } = calculators.cost.run({ area, ...(town && pin ? { town, pin } : {}) }, rates);
  const amount = (name: string) => (result.find(({ key }) => key === name)?.amount ?? 0) / 1000;
  return { each: amount('costLikely'), low: amount('costLow'), high: amount('costHigh'), town };
}

const lakhs = (amount: number): string => {
  const inLakhs = amount / 100_000;
  return `₹${inLakhs.toLocaleString('en-IN', { maximumFractionDigits: inLakhs < 10 ? 1 : 0 })} lakh`;
};
const feet = (area: number): string => `${(Math.round(area / 10) * 10).toLocaleString('en-IN')}`;

interface Told {
  cost: Cost;
  town: string | undefined;
  date: string;
}
const sentences = {
  en: {
    area: (budget: number, { cost, town }: Told) =>
      `With **${lakhs(budget)}** about **${feet(budget / cost.each)} sq ft** built-up${town ? ` in ${town}` : ''} (${feet(budget / cost.high)} to ${feet(budget / cost.low)}), at ${rupees(cost.each)} a sq ft.`,
    compare: (area: number, { cost }: Told) =>
      `${feet(area)} sq ft cost about **${lakhs(area * cost.each)}** (${lakhs(area * cost.low)} to ${lakhs(area * cost.high)}).`,
    enough: (more: number) => `That is enough; about ${lakhs(more)} stay for what comes unforeseen.`,
    short: (less: number) => `That is short by about ${lakhs(less)}: build less, in phases, or plainer.`,
    bedrooms: (count: string, area: number, told: Told) =>
      `A house with ${count} bedrooms (about ${feet(area)} sq ft)${told.town ? ` in ${told.town}` : ''}: about **${lakhs(area * told.cost.each)}** (${lakhs(area * told.cost.low)} to ${lakhs(area * told.cost.high)}), at ${rupees(told.cost.each)} a sq ft.`,
    foot: ({ cost, town }: Told) =>
      `Building with material${town ? ` in ${town}` : ''}: about **${rupees(cost.each)} a sq ft** (${rupees(cost.low)} to ${rupees(cost.high)}).`,
    note: ({ date }: Told) =>
      `Good finish, without the land; Neev’s rates of ${date}. Say the plot, and I draw it.`,
    form: 'Plan a house with its cost',
  },
  hi: {
    area: (budget: number, { cost, town }: Told) =>
      `**${lakhs(budget)}** में ${town ? `${town} में ` : ''}करीब **${feet(budget / cost.each)} वर्ग फुट** निर्माण (${feet(budget / cost.high)} से ${feet(budget / cost.low)}), ${rupees(cost.each)} प्रति वर्ग फुट से।`,
    compare: (area: number, { cost }: Told) =>
      `${feet(area)} वर्ग फुट में करीब **${lakhs(area * cost.each)}** लगते हैं (${lakhs(area * cost.low)} से ${lakhs(area * cost.high)})।`,
    enough: (more: number) => `इतना काफ़ी है; करीब ${lakhs(more)} अचानक के खर्च के लिए बचते हैं।`,
    short: (less: number) => `करीब ${lakhs(less)} कम पड़ेंगे: छोटा, चरणों में या सादा बनाइए।`,
    bedrooms: (count: string, area: number, told: Told) =>
      `${count} बेडरूम का घर (करीब ${feet(area)} वर्ग फुट)${told.town ? `, ${told.town}` : ''}: करीब **${lakhs(area * told.cost.each)}** (${lakhs(area * told.cost.low)} से ${lakhs(area * told.cost.high)}), ${rupees(told.cost.each)} प्रति वर्ग फुट से।`,
    foot: ({ cost, town }: Told) =>
      `सामान समेत निर्माण${town ? `, ${town}` : ''}: करीब **${rupees(cost.each)} प्रति वर्ग फुट** (${rupees(cost.low)} से ${rupees(cost.high)})।`,
    note: ({ date }: Told) => `अच्छी फ़िनिश, ज़मीन के बिना; नींव के ${date} के रेट। प्लॉट बताइए तो नक्शा बना दूँ।`,
    form: 'घर का नक्शा और खर्च',
  },
};

/** The greatest sum of money from a lakh on, and the built area, that are told; m² is not meant by money. */
function moneyIn(question: string): number | undefined {
  const all = [
    ...measuresIn(question)
      .tokens.join(' ')
      .matchAll(/(?<![\d.])\d{6,9}(?![\d.])/g),
  ].map(([digits]) => Number(digits));
  const most = Math.max(
    0,
    ...all.filter((amount) => !/^[1-8]\d{5}$/.test(String(amount)) || amount % 1000 === 0),
  );
  return most >= leastBudget ? most : undefined;
}
function areaIn(question: string): number | undefined {
  const found = measuresIn(question).measures.find(
    ({ sizes: [size, next] }) => size !== undefined && !next && kindOf(size) === 'area',
  );
  const [size] = found?.sizes ?? [];
  return size?.unit && inUnit(size.value, size.unit, 'sqft');
}

function inWriting(said: string, locale: Asker['locale']): string {
  if (locale === 'hinglish') return hinglishOf(said);
  return locale === 'hi' ? said.replaceAll(' lakh', ' लाख') : said;
}
const labour = /labou?r|ma[jz]d|thek|contract|लेबर|मज़?दूर|ठेक/iu;
const onlyLabour = /labou?r|ma[jz]d+[ou]{0,2}r|लेबर|मज़?दूर/iu;
/** @param offered what somebody asks for it: whether it is too much */
function footOf(question: string, asker: Pick<Asker, 'locale' | 'rates'>, offered?: number): Finding {
  const { town, ...cost } = costIn(question, asker);
  const say = sentences[asker.locale === 'en' ? 'en' : 'hi'];
  const told: Told = { cost, town, date: asker.rates.date };
  const verdict = offered === undefined ? '' : `${verdictOn(offered, cost, asker.locale)}\n`;
  const text = `${verdict}${say.foot(told)}\n${say.note(told)}`;
  return {
    text: inWriting(text, asker.locale),
    links: [{ title: inWriting(say.form, asker.locale), path: paths.houseForm }],
  };
}

/** How big a house some money builds, whether it is enough, or what a house of so many bedrooms costs; else undefined. */
export function budgetOf(question: string, asker: Pick<Asker, 'locale' | 'rates'>): Finding | undefined {
  const named = house.test(question) || builds.test(question);
  if (!named || land.test(question) || notHouse.test(question)) return undefined;
  const language = asker.locale === 'en' ? 'en' : 'hi';
  const say = sentences[language];
  const money = asksFor.test(question) ? moneyIn(question) : undefined;
  const area = areaIn(question);
  const [, count] = bedrooms.exec(question) ?? [];
  const ofBedrooms = count === undefined ? undefined : areaOfBedrooms[count];
  const ofFoot = money === undefined && area === undefined && perFoot.test(question);
  const offered = perFoot.test(question) ? offeredIn(question) : undefined;
  if (offered !== undefined && !onlyLabour.test(question)) return footOf(question, asker, offered);
  const alone = ofFoot && asksCost.test(question) && !labour.test(question);
  if (alone && !readCalculation(question)) return footOf(question, asker);
  const floor = area !== undefined && addsFloor.test(question);
  const priced = money === undefined && (area === undefined || floor) && asksCost.test(question);
  if (money === undefined && !(priced && (ofBedrooms || floor))) return undefined;
  const { town, ...cost } = costIn(question, asker);
  const told: Told = { cost, town, date: asker.rates.date };
  const lines: string[] = [];
  if (floor && area !== undefined) lines.push(say.compare(area, told));
  if (money === undefined && count && ofBedrooms) lines.push(say.bedrooms(count, ofBedrooms, told));
  const wanted = area ?? ofBedrooms;
  if (money !== undefined && wanted !== undefined) {
    const left = money - wanted * cost.each;
    lines.push(say.compare(wanted, told), left >= 0 ? say.enough(left) : say.short(-left));
  }
  if (money !== undefined) lines.push(say.area(money, told));
  const text = [...lines, say.note(told)].join('\n');
  return {
    text: inWriting(text, asker.locale),
    links: [{ title: inWriting(say.form, asker.locale), path: paths.houseForm }],
  };
}
