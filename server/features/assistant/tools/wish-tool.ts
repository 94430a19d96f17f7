import englishNames from '#content/trade-names/en.json' with { type: 'json' };
import hindiNames from '#content/trade-names/hi.json' with { type: 'json' };
import { wishSearch } from '#contract/hiring/wish-search.ts';
import { addressWith, paths } from '#contract/paths.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { readWish, type SaidWish } from '#domain/wish/read-wish.ts';
import { findTown } from '#server/platform/geo/city-suggestions.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { materialsIn } from '../intent/read-price.ts';
import { readListingQuestion } from '../reading/search-question.ts';
import { type Asker, type Locale, quoted, rupees, type Skill } from './base/tool.ts';
import type { FindListings, Listing } from './listings-tool.ts';
import { placeIn } from './listings-tool.ts';

interface WishSentences {
  needed: string;
  days: (dates: NonNullable<SaidWish['dates']>) => string;
  near: (total: number, place: string, kilometres: number) => string;
  usual: (of: { low: string; high: string }) => string;
  offered: (price: string) => string;
  /** What all who are offered a price come to. */
  total: (days: number, price: string) => string;
  unknownPlace: (place: string) => string;
  unread: (words: string) => string;
  next: string;
  /** Where no place was said. */
  nextWhere: string;
  ask: string;
}

const dayIn =
  (language: string) =>
  (date: string): string =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
const english = dayIn('en-IN');
const hindi = dayIn('hi-IN');

const wishSentences: Record<Locale, WishSentences> = {
  en: {
    needed: 'You need:',
    days: ({ from, days }) => `${days} ${days === 1 ? 'day' : 'days'}, from ${english(from)}`,
    near: (total, place, km) => `${total === 0 ? 'nobody yet' : total} within ${km} km of ${place}`,
    usual: ({ low, high }) => `usually ${low === high ? low : `${low} to ${high}`} a day`,
    offered: (price) => `you offer ${price} a day`,
    total: (days, price) => `For all ${days} days: **${price}**`,
    unknownPlace: (place) => `I do not know where ${place} is.`,
    unread: (words) => `I did not understand ${words}.`,
    next: 'Press “Ask for this”: the request is filled in. You check it before you send it.',
    nextWhere:
      'Press “Ask for this”: the request is filled in, and you add the PIN code. Say a PIN code or town here, and I tell you who is near and what they take.',
    ask: 'Ask for this',
  },
  hi: {
    needed: 'आपको चाहिए:',
    days: ({ from, days }) => `${hindi(from)} से ${days} दिन`,
    near: (total, place, km) => `${place} से ${km} किमी के अंदर ${total === 0 ? 'अभी कोई नहीं' : total}`,
    usual: ({ low, high }) => `रोज़ के ${low === high ? low : `${low} से ${high}`} लेते हैं`,
    offered: (price) => `आप ${price} रोज़ देंगे`,
    total: (days, price) => `पूरे ${days} दिन का: **${price}**`,
    unknownPlace: (place) => `${place} कहाँ है, मुझे नहीं पता।`,
    unread: (words) => `${words} समझ में नहीं आया।`,
    next: '“यही माँगिए” दबाइए: फ़ॉर्म भरा हुआ खुलेगा। भेजने से पहले आप उसे देख लीजिए।',
    nextWhere:
      '“यही माँगिए” दबाइए: फ़ॉर्म भरा हुआ खुलेगा, आप पिन कोड लिखिए। यहाँ पिन कोड या शहर बताइए, तो मैं बताऊँगा कि पास में कौन है और कितना लेता है।',
    ask: 'यही माँगिए',
  },
  hinglish: {
    needed: 'Aapko chahiye:',
    days: ({ from, days }) => `${english(from)} se ${days} din`,
    near: (total, place, km) => `${place} se ${km} km ke andar ${total === 0 ? 'abhi koi nahi' : total}`,
    usual: ({ low, high }) => `roz ke ${low === high ? low : `${low} se ${high}`} lete hain`,
    offered: (price) => `aap ${price} roz denge`,
    total: (days, price) => `poore ${days} din ka: **${price}**`,
    unknownPlace: (place) => `${place} kahan hai, mujhe nahi pata.`,
    unread: (words) => `${words} samajh mein nahi aaya.`,
    next: '“Yahi maangiye” dabaiye: form bhara hua khulega. Bhejne se pehle aap use dekh lijiye.',
    nextWhere:
      '“Yahi maangiye” dabaiye: form bhara hua khulega, aap PIN code likhiye. Yahan PIN code ya shahar bataiye, to main bataunga ki paas mein kaun hai aur kitna leta hai.',
    ask: 'Yahi maangiye',
  },
};

type Item = SaidWish['items'][number];

const most = { unread: 4, searched: 4, read: 100 };
/** Fewer prices say nothing of what is usual. */
const fewest = 3;
/** Kilometres, as home has it. */
const near = 25;
const wide = 100;

/** Something is asked about it, or of what it costs. */
const asks =
  /\b(?:what|how|why|which|when|should|is it|can i|cost|costs|price|difference|kya|kaise|kaisa|kyun|kyon|kab|kitn[aei]|kharcha?|bhav|available|free|khali|total (?:wages?|cost|amount|pay)|total$|\bkul\b|weight|wa[jz]a?n|wages? (?:of|for)(?! \d)|calculate|hisa{1,2}b(?! (?:se|say)))\b|उपलब्ध|खाली|(?<![\p{L}\p{M}])कुल(?![\p{L}\p{M}])|वज़?न|क्या|कैसे|कैसा|क्यों|कब |कितन|खर्च|दाम|भाव|लागत|हिसाब(?! से)|किती|काय |कसे|কত|কেন|কবে|কীভাবে|কী করব|ఎంత|ఎన్ని|ఎలా|ఎందుకు|ఎప్పుడు|எவ்வளவு|எத்தனை|என்ன|எப்படி|ஏன்|எப்போ/iu;
/** About work that goes on or is over, or by somebody who looks for work: neither asks for people. */
const notHiring =
  /\b(?:cancel|delete|booking|my request|paid|owe|late|not come|did ?n.t come|sick|ill|bimar|beemar|chutti|nahi a+y[aei]|nhi a+y[aei]|nahin a+y[aei]|kiya|paise de|want work|need work|looking for work|ka+m chahiye|ka+m do|naukri)\b|रद्द|नहीं आ|बीमार|छुट्टी|किया|काम चाहिए|नौकरी/iu;
const hires =
  /\b(?:need(?:ed)?|want(?:ed)?|hire|send|book|chah?iye|chaiye|chahie|bhej\w{0,40}|required)\b|चाहिए|चाहिये|पाहिजे|भेज/iu;
/** Scripts in which the assistant reads nothing else. */
const onlyRead = /\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}/u;

/** A sentence that says who is needed and when, or several at once; "painters in Pune" looks for people alone. */
function isWish({ items, dates, unread }: SaidWish, text: string): boolean {
  if (items.length === 0 || unread.length > most.unread || asks.test(text) || notHiring.test(text))
    return false;
  const several = items.length > 1 && items.reduce((sum, { count }) => sum + count, 0) > items.length;
  return dates !== undefined || several || onlyRead.test(text);
}

const names: Record<Locale, Readonly<Record<string, string>>> = {
  en: englishNames,
  hi: hindiNames,
  hinglish: englishNames,
};
const nameOf = ({ trade, machine, category }: Item, locale: Locale): string =>
  names[locale][trade ?? machine ?? ''] ?? category;

/** Where the work is: by its PIN code, else in the middle of its town. */
function pointOf({ pin, place }: SaidWish): string | undefined {
  if (pin !== undefined) return nearestKnown(pin) && pin;
  const town = place === undefined ? undefined : findTown(place);
  return town && `${town.lat},${town.lng}`;
}

const perHead = ({ price, groupSize }: Listing): number[] =>
  price === null ? [] : [Math.ceil(price / (groupSize ?? 1))];

/** How many are near, and what the middle half of them asks; of a wider circle where too few near say a price. */
function makeNearby(find: FindListings, { asker, at }: { asker: Asker; at: string }) {
  let searches = 0;
  const ask = async ({ of, category, trade }: Item, radiusKm: number) => {
    searches++;
    const filter = { category, trade, near: at, radiusKm, sort: 'price', limit: most.read } as const;
    return find(of, filter, asker.caller);
  };
  return async (item: Item) => {
    if (searches >= most.searched) return undefined;
    const { listings, total } = await ask(item, near);
    let prices = listings.flatMap(perHead);
    if (prices.length < fewest && searches < most.searched)
      prices = (await ask(item, wide)).listings.flatMap(perHead);
    prices.sort((one, other) => one - other);
    const part = (share: number) => rupees(prices[Math.ceil(share * prices.length) - 1] ?? 0);
    return { total, usual: prices.length < fewest ? undefined : { low: part(0.25), high: part(0.75) } };
  };
}

/** Rupees for all of them on all days; undefined where somebody is offered none, or for a single day. */
function offeredInAll({ items, dates }: SaidWish): number | undefined {
  if (!dates || dates.days < 2 || items.some(({ price }) => price === undefined)) return undefined;
  return items.reduce((sum, { count, price = 0 }) => sum + count * price, 0) * dates.days;
}

/** Reads a sentence that asks for people or machines, says what they usually take, and leads to the request filled in. */
export const wishTool =
  (find: FindListings): Skill =>
  async (question, asker) => {
    const { locale } = asker;
    // "Rajmistri ki ek din ki majduri patna me" names a day and asks for a price.
    const asksRate = readListingQuestion(question)?.input.rates || materialsIn(question).length > 0;
    if (asksRate && !hires.test(question)) return undefined;
    const wish = readWish(question, { today: siteDate(new Date()) });
    if (!isWish(wish, question)) return undefined;
    const say = wishSentences[locale];
    const at = pointOf(wish);
    const where = wish.pin ?? (wish.place && placeIn(wish.place, locale));
    const nearby = at === undefined ? undefined : makeNearby(find, { asker, at });
    const lines: string[] = [say.needed];
    for (const item of wish.items) {
      const named = `**${item.count} × ${nameOf(item, locale)}**`;
      const found = await nearby?.(item);
      const price = item.price === undefined ? undefined : say.offered(rupees(item.price));
      const told = found &&
        where && [say.near(found.total, where, near), found.usual && say.usual(found.usual)];
      const facts = [price, ...(told ?? [])].filter(Boolean).join(', ');
      lines.push(`- ${named}${facts && `: ${facts}`}`);
    }
    if (wish.dates) lines.push(`- ${say.days(wish.dates)}`);
    const total = offeredInAll(wish);
    if (total && wish.dates) lines.push(`- ${say.total(wish.dates.days, rupees(total))}`);
    if (where && !at) lines.push(say.unknownPlace(where));
    if (wish.unread.length > 0) lines.push(say.unread(quoted(wish.unread.join(' '))));
    lines.push(where ? say.next : say.nextWhere);
    const search = new URLSearchParams(wishSearch(wish));
    return { text: lines.join('\n'), links: [{ title: say.ask, path: addressWith(paths.hire, search) }] };
  };
