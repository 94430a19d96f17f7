import { ownRate } from './pay-extras.ts';
import { give, isRated, type Line, lineOf, newLine, type Pay } from './pay-lines.ts';
import {
  asksLeft,
  corrects,
  countsOneByOne,
  isAbsent,
  isAdded,
  isAdvance,
  isDaily,
  isEach,
  isExtra,
  isGone,
  isHalf,
  isOnly,
  isOwed,
  isPaid,
  joins,
  leavesDays,
  most,
  mostOfDay,
  type Part,
  parts,
  plainOfPay,
  readPart,
  undated,
} from './pay-part.ts';
import { namesWeekDay, weekDaysCounted } from './week-days.ts';

/** "One mason did half a day", "two helpers did not come on one day", "he came only 4 days". @returns whether it is clear whose days */
function takeOff(pay: Pay, part: Part): boolean {
  const { people, days, halves, named, text } = part;
  const [said] = people;
  const trade = said?.trade ?? named;
  // "Your mason came only half a day today".
  if (pay.lines.length === 0 && trade) pay.lines.push(newLine({ trade, count: said?.count ?? 1, days: 1 }));
  // "Both were absent for a day".
  if (trade === undefined && pay.lines.length > 1 && isEach.test(text) && people.length === 0)
    return pay.lines.every((one) => takeOff(pay, { ...part, named: one.trade, some: one.count }));
  const line = lineOf(pay, trade);
  if (!line || people.length > 1) return false;
  // "3 of them were half days".
  if (
    isHalf.test(text) &&
    said &&
    said.trade === undefined &&
    said.count > line.count &&
    days.every((one) => one < 1)
  )
    return takeOff(pay, { ...part, people: [], days: [said.count], some: line.count });
  const some = said?.count ?? (isEach.test(text) ? undefined : part.some);
  // "One day he did not come": of several people it is not said how many.
  if (some === undefined && trade === undefined && line.count > 1 && !isEach.test(text)) return false;
  const count = Math.min(some ?? line.count, line.count);
  const [told, half] = days;
  const all = line.days ?? pay.days;
  let off: number;
  if (halves > 0) off = halves;
  // "2 din aadha din", "half on 2 days", "half a day".
  else if (isHalf.test(text)) off = (told === undefined || told < 1 ? 1 : told) * (half ?? 0.5);
  else if (isAbsent.test(text)) off = told ?? 1;
  else if (told !== undefined && all !== undefined && told <= all) off = all - told;
  else return false;
  line.off += off * count;
  return true;
}

/** "600 each": of those whose rate is not told yet, else of all. */
function rateAll({ lines }: Pay, rate: number, isOfAll: boolean): boolean {
  const without = lines.filter((line) => line.rate === undefined);
  if (without.length === 0 && !isOfAll) return false;
  for (const line of without.length > 0 ? without : lines) line.rate = rate;
  return true;
}

/** "One more man came for 2 days at the same rate": a line of his own. @returns whether that is told */
function takeJoined(pay: Pay, { people, money, days, named, text }: Part): boolean {
  const [said, other] = people;
  const [spell, more] = days;
  const known = pay.lines.find((one) => one.rate !== undefined);
  if (pay.joined && !said && !named && (spell !== undefined || money.length === 1)) {
    pay.joined.days = spell ?? pay.joined.days;
    pay.joined.rate = money[0]?.value ?? pay.joined.rate;
    return true;
  }
  if (!known || other || more !== undefined || !joins.test(text) || money.length > 1) return false;
  // "2 more helpers" without days are more of the crew.
  if (!said && !named) return false;
  if (spell === undefined && !/joined?|another|teesra|third/iu.test(text)) return false;
  const trade = said?.trade ?? named ?? known.trade;
  const same = pay.lines.find((one) => one.trade === trade) ?? known;
  pay.joined = newLine({ trade, count: said?.count ?? 1, rate: money[0]?.value ?? same.rate, days: spell });
  pay.lines.push(pay.joined);
  return true;
}

/** The days that a part tells; of several weeks with those of the others. */
function spellOf(pay: Pay, { days, halves, week, named }: Part): number | undefined {
  if (days.length === 0 && halves === 0) return undefined;
  const own = (days[0] ?? 0) + halves;
  if (week === undefined) return own;
  const of = `${named ?? ''}:`;
  pay.weeks[of + week] = own;
  return Object.entries(pay.weeks).reduce((sum, [key, value]) => (key.startsWith(of) ? sum + value : sum), 0);
}

/** "2 hours of overtime on one day". @returns whether it is clear whose */
function takeHours(pay: Pay, { hours, days, people, named, text }: Part): boolean {
  const line = lineOf(pay, people[0]?.trade ?? named);
  const count = people[0]?.count ?? (isEach.test(text) ? line?.count : undefined);
  if (!line || people.length > 1 || (count === undefined && line.count > 1)) return false;
  line.hours += hours * (days[0] ?? 1) * (count ?? 1);
  if (/\b(?:today|aaj|yesterday|kal)\b|आज|कल/iu.test(text) && (line.days ?? pay.days) === undefined)
    line.days = 1;
  return true;
}

/** "One more day": on top of what was told of one or of all. @returns whether there is anything below it */
function addDays(pay: Pay, { days: [more = 0], named }: Part): boolean {
  const line = named ? lineOf(pay, named) : undefined;
  const of = line?.days === undefined ? pay : line;
  if (of.days === undefined) return false;
  of.days += more;
  if (of === pay) for (const one of pay.lines) if (one.days !== undefined) one.days += more;
  return true;
}

/** People, rates and days that a part tells. @returns whether all of it is understood */
function takeLine(pay: Pay, part: Part): boolean {
  const { people, money, days, named, text } = part;
  if (people.length > 2 || money.length > 2 || days.length > 1) return false;
  const told: (Line | undefined)[] = [];
  for (const { trade, count } of people) {
    // "Mason 950, helper 600, two people for 6 days": of both.
    const both = trade === undefined && pay.lines.length > 1;
    if (both && count === pay.lines.reduce((sum, line) => sum + line.count, 0)) continue;
    const line = lineOf(pay, trade);
    if (line && isAdded.test(text) && money.length === 0) line.count += count;
    else if (line) line.count = count;
    else pay.lines.push(newLine({ trade: trade ?? pay.named ?? 'helper', count }));
    told.push(line ?? pay.lines.at(-1));
  }
  const spell = spellOf(pay, part);
  if ((spell ?? 0) > most.days) return false;
  for (const [at, { value, trade }] of money.entries()) {
    if (value > most.rate) return false;
    const whose = trade ?? people[at]?.trade ?? named;
    const known = (trade ? lineOf(pay, trade) : undefined) ?? told[at] ?? lineOf(pay, whose);
    const isFirst = pay.lines.length === 0;
    // "One at 850, one at 700" of one trade is more than is read here.
    if (known?.rate !== undefined && pay.rated.has(known) && known.rate !== value) return false;
    if (known) known.rate = value;
    else if (whose !== undefined || (isFirst && (isDaily.test(text) || (spell ?? pay.days) !== undefined)))
      pay.lines.push(newLine({ trade: whose ?? pay.named ?? 'helper', count: 1, rate: value }));
    else if (isFirst) pay.rate = value;
    else if (!rateAll(pay, value, isEach.test(text))) return false;
    told.push(known ?? pay.lines.at(-1));
    for (const line of told) if (line) pay.rated.add(line);
  }
  if (spell === undefined) return true;
  // "Mason 950 worked 11 days, helper 620 worked 13 days": each his own; "for 4 days" alone is of all.
  const own = new Set([...told, named ? lineOf(pay, named) : undefined].filter((one) => one !== undefined));
  const [only] = own;
  if (own.size === 1 && only) only.days = spell;
  else for (const line of pay.lines) line.days = undefined;
  pay.days = own.size === 1 ? (pay.days ?? spell) : spell;
  return true;
}

/** "3 helpers, 500, 500 and 700": a line of each rate. @returns whether that is told */
function takeEach(pay: Pay, { people, ratesOfEach, days }: Part): boolean {
  const [said] = people;
  if (ratesOfEach.length === 0 || !said || pay.lines.length > 0 || days.length > 0) return false;
  const trade = said.trade ?? pay.named ?? 'helper';
  for (const rate of new Set(ratesOfEach))
    pay.lines.push(newLine({ trade, rate, count: ratesOfEach.filter((one) => one === rate).length }));
  return true;
}

/** "The 700 one did not come on two days": who is told by the rate. */
const suchAOne = /\b(?:wal[aei]|one|guy|man)\b|(?<![\p{L}\p{M}])वाल[ाेी]/iu;
function offOfRate(pay: Pay, part: Part): boolean {
  const [rate, other] = part.money;
  const lines = pay.lines.filter((one) => one.rate === rate?.value);
  const [line, more] = lines;
  if (!line || more || other || line.count > 1 || !suchAOne.test(part.text)) return false;
  if (!isAbsent.test(part.text) && !isHalf.test(part.text)) return false;
  const alone = { ...pay, lines: [line] };
  return takeOff(alone, { ...part, money: [], people: [], named: undefined });
}

type Taken = 'told' | 'nothing' | 'unread';
/** Adds what a part of a message tells. @returns whether it told anything, and all of it is understood */
function takePart(
  pay: Pay,
  part: Part,
  { isGiven, besideFull }: { isGiven: boolean; besideFull: boolean },
): Taken {
  const { people, money, days, named, halves, text } = part;
  const isSpell = isGone.test(text) || isOnly.test(text);
  const isEvent = isHalf.test(text) || isAbsent.test(text) || (days.length > 0 && isSpell);
  const who = named !== undefined || (pay.lines.length > 0 && part.some !== undefined);
  const amounts = people.length + money.length + days.length + halves;
  if (amounts + part.hours === 0 && !(isEvent && who)) return 'nothing';
  if (part.hours > 0) return money.length === 0 && takeHours(pay, part) ? 'told' : 'unread';
  // "11 full days and two half ones", "9 full and one half": they stand beside them.
  const isBeside = besideFull && people.length + money.length === 0 && (halves > 0 || isHalf.test(text));
  if (isBeside && !fullDays.test(text)) {
    const half = halves > 0 ? halves : (days.find((one) => one >= 1) ?? 1) / 2;
    return addDays(pay, { ...part, days: [half] }) ? 'told' : 'unread';
  }
  const isMoreDays = days.length === 1 && amounts === 1 && /(?:days?|din|दिन) extra/iu.test(text);
  if (isMoreDays && addDays(pay, part)) return 'told';
  const [sum, other] = money;
  // "Mistri ko 900 diya": what a day of him costs; "2000 diya" is paid already.
  const ofDay = people.length > 0 || (named !== undefined && (sum?.value ?? 0) < mostOfDay);
  if (sum && !isOwed.test(text) && (isAdvance.test(text) || (isGiven && !ofDay))) {
    if (other || days.length > 0) return 'unread';
    give(pay, sum.value, people[0]?.trade ?? named);
    return 'told';
  }
  if (takeEach(pay, part) || takeJoined(pay, part)) return 'told';
  if (isEvent && offOfRate(pay, part)) return 'told';
  // Half days stand beside the whole ones where the rate is told.
  const isOff = isEvent && money.length === 0 && (pay.lines.length > 0 || named !== undefined);
  if (isOff && !(halves > 0 && days.length > 0)) return takeOff(pay, part) ? 'told' : 'unread';
  const isMore = sum && people.length === 0 && named === undefined && days.length === 0;
  const isOnTop = isAdded.test(text) || isExtra.test(text) || isOwed.test(text);
  if (isMore && !other && isOnTop && !isDaily.test(text) && isRated(pay)) {
    if (text.includes(ownRate) && pay.lines.reduce((all, { count }) => all + count, 0) > 1) return 'unread';
    pay.more += sum.value;
    return 'told';
  }
  return takeLine(pay, part) ? 'told' : 'unread';
}

/** "Gave 3000, then again 1500", "electrician ko 2000 or ladke ko 500 diya": all money of a message that tells nothing else. */
function takeGiven(pay: Pay, said: string, all: readonly Part[]): boolean {
  const isGiven = isAdvance.test(said) || isPaid.test(said) || asksLeft.test(said);
  const only = all.every(({ people, days, halves }) => people.length + days.length + halves === 0);
  const money = all.flatMap((part) => part.money);
  if (!isRated(pay) || !isGiven || !only || money.length === 0 || isDaily.test(said)) return false;
  if (isOwed.test(said) || ((isExtra.test(said) || isAdded.test(said)) && !isAdvance.test(said)))
    return false;
  for (const { named, money: sums } of all)
    for (const { value, trade } of sums) give(pay, value, trade ?? named);
  return true;
}

/** "Half day on Thursday". */
const halfOfDay =
  /(?<![\p{L}\p{M}])(?:(?:a )?half(?: (?:a )?day)?(?: (?:on|of))? [a-z]{3,9}|[a-z]{3,14} (?:ko )?aadh[ae] din|[\p{L}\p{M}]{3,10} (?:को )?आधा दिन)(?![\p{L}\p{M}])/giu;
const fullDays = /\b(?:full|whole|p[ou]+r[ae])\b|(?<![\p{L}\p{M}])(?:पूर[ाे]|पूर्ण)(?![\p{L}\p{M}])/iu;
export function take(pay: Pay, typed: string): Taken {
  // "Monday, Tuesday and half of Wednesday" are no whole days.
  const plain = undated(typed).replace(halfOfDay, (found) => (namesWeekDay(found) ? ' half day ' : found));
  const isListed = plain !== typed && namesWeekDay(plain);
  const counted = weekDaysCounted(plain, isListed || !isHalf.test(plain));
  const hasDays = counted !== typed;
  if (countsOneByOne(counted) || (hasDays && leavesDays(counted))) return 'unread';
  const said = plainOfPay(counted, hasDays);
  pay.rated = new Set();
  const all = said
    .split(parts)
    .filter((text) => text.trim() !== '')
    .map(readPart);
  const read = all.filter((part) => part !== undefined);
  if (read.length < all.length) return 'unread';
  if (takeGiven(pay, said, read)) return 'told';
  const besideFull = isListed || fullDays.test(said);
  const before = pay.days;
  let told: Taken = 'nothing';
  let wasGiven = false;
  let spell: number | undefined;
  for (const [at, part] of read.entries()) {
    // "He left after lunch, half a day for him": it is said twice.
    const again = isHalf.test(part.text) && isHalf.test(read[at - 1]?.text ?? '');
    if (again && part.people.length + part.money.length === 0 && !part.named) continue;
    // "No, 21 days, on 2 he was in his village": the two are the 23 that were told.
    const isSpell =
      corrects.test(said) && part.days.length === 1 && part.people.length + part.money.length === 0;
    if (isSpell && spell !== undefined) {
      if (spell + (part.days[0] ?? 0) !== before) return 'unread';
      continue;
    }
    if (isSpell) spell = part.days[0];
    const isOnlyMoney = part.money.length === 1 && part.people.length + part.days.length + part.halves === 0;
    // "I gave him 3000 and then 2500".
    const isGiven: boolean =
      (isPaid.test(part.text) && !isDaily.test(part.text)) || (wasGiven && isOnlyMoney && !part.named);
    wasGiven = isGiven;
    const taken = takePart(pay, part, { isGiven, besideFull });
    if (taken === 'unread') return taken;
    if (taken === 'told') told = taken;
    pay.named = part.named ?? pay.named;
  }
  pay.joined = undefined;
  return told;
}
