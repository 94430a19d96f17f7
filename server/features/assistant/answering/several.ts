import { onlyHowMany } from '../knowledge/how-many.ts';
import type { Asker, Finding, Skill, Skills } from '../tools/base/tool.ts';

/** Parts of a sentence that are read as questions of their own. */
const mostParts = 6;

const joint = new RegExp(
  String.raw`\s{1,4}(?:and also|and|n|also|aur|or|tatha|और|तथा|एवं|plus|&|\+|(?:ke )?saath me(?:in)?|(?:के )?साथ में)\s{1,4}|[;,]\s{1,4}(?!\s|${onlyHowMany})`,
  'iu',
);
/** Where one question may end and another begin. */
const seam = new RegExp(`${joint.source}|[?!।\\n]\\s{0,4}|\\s{1,4}[2-9][).]\\s{1,4}|\\.\\s{1,4}`, 'giu');
/** What only leads over to the next question. */
const leadIn =
  /^(?:(?:and|also|aur|phir|fir|then|plus|ek baat aur|one more thing|(?:please )?tell me|(?:mujhe )?(?:ye|yeh) bhi ki|(?:मुझे )?(?:ये|यह) भी कि|(?:(?:mujhe )?(?:ye|yeh) (?:bhi )?)?bata(?:o|iye|ye|na|do| do) ?(?:ki)?|और|फिर|साथ ही|एक बात और|(?:(?:मुझे )?(?:ये|यह) (?:भी )?)?बता(?:ओ|इए|इये|एँ|एं|ना| दो| दीजिए) ?(?:कि|की)?)[\s,:]{1,4}){1,6}/iu;

/** A half that asks by itself. */
const asks =
  /^(?:is|are|can|will)\b|\bhow|what|which|why|better|can i|does|rule|niyam|नियम|tarika|तरीक|going (?:at|for)|\bwhen|\bwho|kaun|कौन|ilaj|इलाज|price|\brates?\b|cost|kitn[aei]|kaise|kya|kab|kyu|\bkis\b|ratio|anupat|daam|bhav|कितन|कैसे|क्या|कब|क्यों|किस(?![\p{L}\p{M}])|अनुपात|दाम|भाव|रेट|weight|vajan|wajan|should|चाहिए|chahiye|karwau|लिखवा|whom|where|\bya\b|(?<![\p{L}\p{M}])या(?![\p{L}\p{M}])|kahan|कहाँ|कहां|minimum|maximum|न्यूनतम|\b(?:papers|documents|kaa?gaz\w{0,40})\b|काग(?:ज|ज़)|दस्तावेज/iu;

/** A half that begins with its own question. */
const asksAnew =
  /^(?:(?:till|until|by|for|from|at) )?(?:when|how|why|what|which)\b|^(?:kab|kitn\w{1,40}|kaise|kyu\w{0,40}|kyo\w{0,40})\b|^(?:कब|कितन|कैसे|क्यों)/iu;

/** A sum is asked for in so many words; what else has sizes may only tell them. */
const asksSum =
  /\bhow (?:many|much)|kitn|कितन|calculat|hisa{1,5}b|हिसाब|weight|[vw]a[jz]an|वज़?न|cost|kharch|ख़?र्च|quantit|\bqty|\bfor\b|bata|बता|nikal|निकाल|\bgive\b|\btell\b|ke li[ey]|के लि[एय]/iu;

export const partsOf = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

export async function allOf(skills: readonly Skill[], text: string, asker: Asker): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const skill of skills) {
    const finding = await skill(text, asker);
    if (finding) found.push(finding);
  }
  return found;
}

export async function firstOf(skills: readonly Skill[], text: string, asker: Asker): Promise<Finding[]> {
  for (const skill of skills) {
    const finding = await skill(text, asker);
    if (finding) return [finding];
  }
  return [];
}

const areAnswered = (halves: readonly Finding[][]): boolean => halves.every(({ length }) => length > 0);

/** A half that nothing reads exactly, but that asks by itself: by a price or advice. */
async function plainly({ plain }: Skills, part: string, asker: Asker): Promise<Finding[]> {
  const isWhole = asks.test(part) && part.split(/\s+/).length >= 3;
  return isWhole ? firstOf(plain, part, asker) : [];
}

/** "Dig 20 x 15 x 4 ft, what wages?": with a comma alone, a sum whose last part only looked like a search. */
async function oneSum({ exact }: Skills, text: string, { found, asker }: { found: Finding[]; asker: Asker }) {
  if (partsOf(text, /[;,]\s+/u).length < partsOf(text, joint).length) return undefined;
  const all = await allOf(exact, text, asker);
  const [sum, more] = all;
  return sum && !more && !sum.incomplete && found.some((one) => one.text === sum.text) ? all : undefined;
}

const measuredWhole = async (skills: Skills, text: string, asker: Asker): Promise<Finding | undefined> => {
  const whole = await skills.measured(text, asker);
  return whole?.incomplete ? undefined : whole;
};
const has = (found: readonly Finding[], whole: Finding | undefined): boolean =>
  whole !== undefined && found.some(({ text }) => text === whole.text);
/** "When do we pay, at which stage": an article for all of it, and others for its halves; behind a comma, for one of them. */
async function isOneAdvice(
  { advises }: Skills,
  of: { text: string; found: Finding[]; comma: boolean },
  asker: Asker,
) {
  const whole = await advises(of.text, asker);
  if (whole.length === 0) return false;
  return !has(of.found, whole[0]) || (of.comma && !of.found.every((one) => has(whole, one)));
}

/** "Cement for a slab and masons near 411001": two questions, when each half is one by itself; else none. */
export async function halves(skills: Skills, text: string, asker: Asker): Promise<Finding[]> {
  const parts = partsOf(text, joint);
  if (parts.length < 2 || parts.length >= mostParts) return [];
  const { compares, completed, exact, measured } = skills;
  const found: Finding[][] = [];
  for (const part of completed(parts))
    found.push(await allOf(compares(text) ? [measured] : exact, part, asker));
  if (areAnswered(found)) {
    const whole = await measuredWhole(skills, text, asker);
    // "2800 sq ft, how many painters": a half that lacks what the other says.
    if (whole && found.flat().some(({ incomplete }) => incomplete)) return [];
    const kept = found.filter((one, at) => has(one, whole) || !skills.asksWages(parts[at] ?? ''));
    if (kept.length < found.length && has(kept.flat(), whole)) return kept.flat();
    // "How many bricks, and what wages": both of them sums of the whole.
    if (whole?.sums && kept.length < found.length) return [whole];
    return (await oneSum(skills, text, { found: found.flat(), asker })) ?? found.flat();
  }
  const advised = found.flat().length === 0;
  const comma = partsOf(text, /[;,]\s+/u).length === parts.length;
  if (compares(text) && advised) return [];
  for (const [at, part] of parts.entries())
    if (found[at]?.length === 0) found[at] = await plainly(skills, part, asker);
  if (!areAnswered(found)) return [];
  if (advised && (await isOneAdvice(skills, { text, found: found.flat(), comma }, asker))) return [];
  // "15 m3 of concrete in one day, how many labourers": what only the whole says is what was asked.
  const whole = await measured(text, asker);
  return !whole || found.flat().some((one) => one.text === whole.text) ? found.flat() : [];
}

const fewestWords = 3;
const mostSeams = 5;
const isLong = (part: string): boolean => part.split(/\s+/).length >= fewestWords;

interface Pair {
  one: string;
  other: string;
  comma: boolean;
  /** By "and", whatever leads over. */
  joined: boolean;
  /** "And" stands there, behind a comma or a full stop too. */
  led: boolean;
}
/**
 * Each way to take a text for two questions, one behind the other. After a mere comma both have to ask; a sentence that
 * asks nothing tells the sizes of the next.
 */
function pairsOf(text: string, seeks: Skills['seeks']): Pair[] {
  const seams = [...text.matchAll(seam)];
  // Each of them is read twice, and may ask the lists: of so many none is where a second question begins.
  if (seams.length > mostSeams) return [];
  return seams.flatMap(({ index, 0: sign }) => {
    const one = text
      .slice(0, index)
      .replace(/^\s{0,4}1[).]\s*/, '')
      .trim();
    const behind = text.slice(index + sign.length);
    const other = behind.replace(leadIn, '').trim();
    const mereComma = sign.startsWith(',') && other === behind.trim();
    const ends = /^[?!।.\n]/.test(sign);
    const both = (asks.test(one) || seeks(one)) && asks.test(other);
    const ask = (!mereComma && !ends) || both || (ends && asks.test(one));
    const joined = !ends && !sign.startsWith(',');
    const led = joined || other !== behind.trim();
    return ask && isLong(one) && isLong(other) ? [{ one, other, comma: mereComma, joined, led }] : [];
  });
}

interface Part {
  finding: Finding;
  by: 'sum' | 'sumAfter' | 'people' | 'advice';
}

/** What one of two questions asks by itself: a whole sum, people, a price, or advice that surely fits. */
async function partOf(
  skills: Skills,
  { text, before }: { text: string; before?: { text: string; finding: Finding; joined: boolean } },
  asker: Asker,
): Promise<Part | undefined> {
  const sum = await skills.measured(text, asker);
  if (sum && !sum.incomplete && !(before && skills.takesSize(text))) return { finding: sum, by: 'sum' };
  // "Cement for that wall, and how much paint": the other's sizes.
  const next = before && (await skills.goesOn(text, [before.text], asker));
  if (next && !next.incomplete && next.text !== before.finding.text) return { finding: next, by: 'sumAfter' };
  const [people] = sum ? [] : await firstOf(skills.exact, text, asker);
  if (people) return { finding: people, by: 'people' };
  // "And to paint the walls, how many litres": a sum without its sizes has those of the other.
  const sized = sum && before?.joined ? await skills.goesOn(`and ${text}`, [before.text], asker) : undefined;
  if (sized && !sized.incomplete && sized.text !== before?.finding.text)
    return { finding: sized, by: 'sumAfter' };
  const named = before && skills.withThing(text, before.text);
  // "And who can lay them in Nashik?"
  const [theirs] = sum || named === undefined ? [] : await firstOf(skills.exact, named, asker);
  if (theirs && !theirs.incomplete) return { finding: theirs, by: 'people' };
  const [advice] = [
    ...(named === undefined ? [] : await plainly(skills, named, asker)),
    ...(await plainly(skills, text, asker)),
  ];
  return advice && { finding: advice, by: 'advice' };
}

interface Halved {
  text: string;
  one: string;
  other: string;
  /** Nothing but a comma divides them. */
  comma: boolean;
  led: boolean;
  first: Part;
  second: Part;
  whole: Finding | undefined;
}
/** What looks like two questions and is one that the whole of it answers. */
async function isOne(skills: Skills, halved: Halved, asker: Asker): Promise<boolean> {
  const { text, one, other, comma, led, first, second, whole } = halved;
  const found = [first.finding, second.finding];
  const summed = whole !== undefined && !whole.incomplete;
  // "2800 sq ft of paint in 6 days, how many painters": the first only tells the sizes.
  const bothSums = summed && first.by === 'sum' && second.by.startsWith('sum');
  if (bothSums && (whole.sums !== undefined || !asksSum.test(one))) return true;
  if (summed && second.by === 'people' && skills.asksWages(other))
    return whole.sums !== undefined || has([first.finding], whole);
  if (first.by !== 'advice' || second.by !== 'advice') return false;
  if (led && asksAnew.test(other)) return false;
  return isOneAdvice(skills, { text, found, comma }, asker);
}

/** "Cost of a house of 1200 sq ft? And which papers does the town ask for?": two questions of different kinds; else none. */
export async function pair(skills: Skills, text: string, asker: Asker): Promise<Finding[]> {
  const compared = skills.compares(text);
  const alone = await skills.first(text, asker);
  const whole = alone ?? (await skills.measured(text, asker));
  let likely: Finding[] = [];
  for (const { one: said, other: more, comma, joined, led } of pairsOf(text, skills.seeks)) {
    const [one = said, other = more] = skills.completed([said, more]);
    // "The number of an architect, and how he differs from an engineer".
    if (compared && (skills.compares(one) || !skills.seeks(one))) continue;
    const first = await partOf(skills, { text: one }, asker);
    const second =
      first &&
      (await partOf(skills, { text: other, before: { text: one, finding: first.finding, joined } }, asker));
    if (!second || second.finding.text === first.finding.text) continue;
    // "I have ladders and helmets to give on rent, how do I list them": what one has is not looked for.
    const owns = first.by === 'people' && second.finding.text === alone?.text && !skills.seeks(one);
    if (owns) continue;
    const found = [first.finding, second.finding];
    const looks = first.by === 'people' && ['people', 'sumAfter'].includes(second.by);
    if (looks && skills.isOneSearch([said, more])) continue;
    if (await isOne(skills, { text, one, other, comma, led, first, second, whole }, asker)) continue;
    // "20 ft of length and 10 ft of height, and who builds it": a half that says all that the whole does is cut right.
    if (!whole || whole.incomplete || found.some((part) => part.text === whole.text)) return found;
    // What only the whole says is what was asked, unless a half looks for people or goes on from the other.
    const apart = !alone && [first.by, second.by].some((by) => by === 'people' || by === 'sumAfter');
    if (apart && likely.length === 0) likely = found;
  }
  return likely;
}
