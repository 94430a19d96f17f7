import type { Asker, Finding, Skill, Skills } from '../tools/tool.ts';

/** Parts of a sentence that are read as questions of their own. */
const mostParts = 6;

const joint =
  /\s+(?:and also|and|also|aur|or|tatha|और|तथा|एवं|plus|&|\+|(?:ke )?saath me(?:in)?|(?:के )?साथ में)\s+|[;,]\s+/iu;
/** Where one question may end and another begin. */
const seam = new RegExp(`${joint.source}|[?!।\\n]\\s*|\\s+[2-9][).]\\s+|\\.\\s+`, 'giu');
/** What only leads over to the next question. */
const leadIn =
  /^(?:(?:and|also|aur|phir|fir|then|plus|ek baat aur|one more thing|(?:please )?tell me|(?:(?:mujhe )?(?:ye|yeh) (?:bhi )?)?bata(?:o|iye|ye|na|do| do) ?(?:ki)?|और|फिर|साथ ही|एक बात और|(?:(?:मुझे )?(?:ये|यह) (?:भी )?)?बता(?:ओ|इए|इये|एँ|एं|ना| दो| दीजिए) ?(?:कि|की)?)[\s,:]+)+/iu;

/** A half that asks by itself. */
const asks =
  /^(?:is|are|can|will)\b|\bhow|what|which|why|better|can i|does|rule|niyam|नियम|tarika|तरीक|going (?:at|for)|\bwhen|\bwho|kaun|कौन|ilaj|इलाज|price|\brates?\b|cost|kitn[aei]|kaise|kya|kab|kyu|daam|bhav|कितन|कैसे|क्या|कब|क्यों|दाम|भाव|रेट|weight|vajan|wajan|should|चाहिए|chahiye|karwau|लिखवा|whom|where|\bya\b|(?<!\p{L})या(?!\p{L})|kahan|कहाँ|कहां/iu;

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

/** "Cement for a slab and masons near 411001": two questions, when each half is one by itself; else none. */
export async function halves(skills: Skills, text: string, asker: Asker): Promise<Finding[]> {
  const parts = partsOf(text, joint);
  if (parts.length < 2 || parts.length >= mostParts) return [];
  const { compares, completed, exact, measured } = skills;
  const found: Finding[][] = [];
  for (const part of completed(parts))
    found.push(await allOf(compares(text) ? [measured] : exact, part, asker));
  if (areAnswered(found)) return (await oneSum(skills, text, { found: found.flat(), asker })) ?? found.flat();
  if (compares(text) && found.flat().length === 0) return [];
  for (const [at, part] of parts.entries())
    if (found[at]?.length === 0) found[at] = await plainly(skills, part, asker);
  if (!areAnswered(found)) return [];
  // "15 m3 of concrete in one day, how many labourers": what only the whole says is what was asked.
  const whole = await measured(text, asker);
  return !whole || found.flat().some((one) => one.text === whole.text) ? found.flat() : [];
}

const fewestWords = 3;
const mostSeams = 8;
const isLong = (part: string): boolean => part.split(/\s+/).length >= fewestWords;

/**
 * Each way to take a text for two questions, one behind the other. After a mere comma both have to ask; a sentence that
 * asks nothing tells the sizes of the next.
 */
function pairsOf(text: string, seeks: Skills['seeks']): [string, string][] {
  const seams = [...text.matchAll(seam)];
  // Each of them is read twice, and may ask the lists: of so many none is where a second question begins.
  if (seams.length > mostSeams) return [];
  return seams.flatMap(({ index, 0: sign }) => {
    const one = text
      .slice(0, index)
      .replace(/^\s*1[).]\s*/, '')
      .trim();
    const behind = text.slice(index + sign.length);
    const other = behind.replace(leadIn, '').trim();
    const mereComma = sign.startsWith(',') && other === behind.trim();
    const ends = /^[?!।.\n]/.test(sign);
    const both = (asks.test(one) || seeks(one)) && asks.test(other);
    const ask = (!mereComma && !ends) || both || (ends && asks.test(one));
    return ask && isLong(one) && isLong(other) ? [[one, other] as [string, string]] : [];
  });
}

interface Part {
  finding: Finding;
  by: 'sum' | 'sumAfter' | 'people' | 'advice';
}

/** What one of two questions asks by itself: a whole sum, people, a price, or advice that surely fits. */
async function partOf(
  skills: Skills,
  { text, before }: { text: string; before?: { text: string; finding: Finding } },
  asker: Asker,
): Promise<Part | undefined> {
  const sum = await skills.measured(text, asker);
  if (sum && !sum.incomplete) return { finding: sum, by: 'sum' };
  // "Cement for that wall, and how much paint": the other's sizes.
  const next = before && (await skills.goesOn(text, [before.text], asker));
  if (next && next.text !== before.finding.text) return { finding: next, by: 'sumAfter' };
  const [people] = sum ? [] : await firstOf(skills.exact, text, asker);
  if (people) return { finding: people, by: 'people' };
  const [advice] = await plainly(skills, text, asker);
  return advice && { finding: advice, by: 'advice' };
}

/** "Cost of a house of 1200 sq ft? And which papers does the town ask for?": two questions of different kinds; else none. */
export async function pair(skills: Skills, text: string, asker: Asker): Promise<Finding[]> {
  if (skills.compares(text)) return [];
  const alone = await skills.first(text, asker);
  const whole = alone ?? (await skills.measured(text, asker));
  let likely: Finding[] = [];
  for (const [one, other] of pairsOf(text, skills.seeks)) {
    const first = await partOf(skills, { text: one }, asker);
    const second =
      first && (await partOf(skills, { text: other, before: { text: one, finding: first.finding } }, asker));
    if (!second || second.finding.text === first.finding.text) continue;
    const found = [first.finding, second.finding];
    // "20 ft of length and 10 ft of height, and who builds it": a half that says all that the whole does is cut right.
    if (!whole || whole.incomplete || found.some((part) => part.text === whole.text)) return found;
    // What only the whole says is what was asked, unless a half looks for people or goes on from the other.
    const apart = !alone && [first.by, second.by].some((by) => by === 'people' || by === 'sumAfter');
    if (apart && likely.length === 0) likely = found;
  }
  return likely;
}
