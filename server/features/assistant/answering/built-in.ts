import { languageOf } from '../knowledge/language.ts';
import type { Asker, Finding, Locale, Skill, Skills } from '../tools/tool.ts';
import type { Answerer, Piece, Question } from './answerer.ts';
import { offTopic } from './off-topic.ts';
import { sentences } from './sentences.ts';
import { smallTalk } from './small-talk.ts';

/** Questions in one message, and findings in one answer. */
const most = { sentences: 6, findings: 4 };

const sentenceEnd = /(?<=[?!।\n])|(?<=\.)\s+(?=\P{Ll})/u;
const joint = /\s+(?:and also|and|also|aur|or|tatha|और|तथा|एवं|plus)\s+|[;,]\s+/iu;

/** A half that asks by itself. */
const asks =
  /how|what|which|why|price|rate|cost|kitn[aei]|kaise|kya|kab|kyu|daam|bhav|कितन|कैसे|क्या|कब|क्यों|दाम|भाव|रेट|weight|vajan|wajan/iu;

const partsOf = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

async function allOf(skills: readonly Skill[], text: string, asker: Asker): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const skill of skills) {
    const finding = await skill(text, asker);
    if (finding) found.push(finding);
  }
  return found;
}

async function firstOf(skills: readonly Skill[], text: string, asker: Asker): Promise<Finding[]> {
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

/** "Cement for a slab and masons near 411001": two questions, when each half is one by itself; else none. */
async function halves(skills: Skills, text: string, asker: Asker): Promise<Finding[]> {
  const parts = partsOf(text, joint);
  if (parts.length < 2 || parts.length >= most.sentences) return [];
  const { compares, completed, exact, measured } = skills;
  const found: Finding[][] = [];
  for (const part of completed(parts))
    found.push(await allOf(compares(text) ? [measured] : exact, part, asker));
  if (areAnswered(found)) return found.flat();
  if (compares(text) && found.flat().length === 0) return [];
  for (const [at, part] of parts.entries())
    if (found[at]?.length === 0) found[at] = await plainly(skills, part, asker);
  if (!areAnswered(found)) return [];
  // "15 m3 of concrete in one day, how many labourers": what only the whole says is what was asked.
  const whole = await measured(text, asker);
  return !whole || found.flat().some((one) => one.text === whole.text) ? found.flat() : [];
}

async function exactly(skills: Skills, text: string, asker: Asker): Promise<Finding[]> {
  const found = await halves(skills, text, asker);
  return found.length > 0 ? found : allOf(skills.exact, text, asker);
}

/** What one sentence asks; small talk only where it asks nothing else. */
async function answerTo(skills: Skills, text: string, asker: Asker): Promise<Finding[]> {
  const exact = await exactly(skills, text, asker);
  if (exact.length > 0) return exact;
  const talk = smallTalk(text, asker.locale);
  if (talk) return [{ text: talk, links: [] }];
  return firstOf(skills.otherwise, text, asker);
}

/** "And for two people?" goes on from the question before. */
async function goingOn(skills: Skills, question: Question): Promise<Finding[]> {
  const before = question.history.findLast(({ role }) => role === 'user')?.text;
  if (before === undefined || question.text.split(/\s+/).length > 12) return [];
  const alone = await allOf(skills.exact, before, question);
  const together = await allOf(skills.exact, `${before} ${question.text}`, question);
  // What adds nothing to the question before is another subject.
  const same =
    JSON.stringify(alone.map(({ text }) => text)) === JSON.stringify(together.map(({ text }) => text));
  return same ? [] : together;
}

async function findings(skills: Skills, question: Question): Promise<Finding[]> {
  const said = question.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const next = said.length > 0 ? await skills.goesOn(question.text, said, question) : undefined;
  const alone = next ?? (await skills.first(question.text, question));
  if (alone) return [alone];
  const asked = partsOf(question.text, sentenceEnd).slice(0, most.sentences);
  const answers: Finding[][] = [];
  if (asked.length > 1) {
    // "My wall is 25 ft long, 9 ft high. How much paint?": what one sentence asks, another measures.
    const each = await Promise.all(asked.map((sentence) => allOf(skills.exact, sentence, question)));
    const whole = await allOf(skills.exact, question.text, question);
    if (whole.length > 0 && !each.every(({ length }) => length > 0)) return whole;
  }
  for (const sentence of asked) answers.push(await answerTo(skills, sentence, question));
  let found = answers.flat();
  // What says nothing by itself may be the measures, place or price of another sentence.
  if (asked.length > 1 && answers.some(({ length }) => length === 0)) {
    const together = await answerTo(skills, question.text, question);
    if (together.length >= found.length) found = together;
  }
  if (found.length === 0) found.push(...(await goingOn(skills, question)));
  const known = new Set<string>();
  return found.filter(({ text }) => !known.has(text) && known.add(text)).slice(0, most.findings);
}

const doesNotKnow = (locale: Locale): string => `${sentences[locale].unknown} ${sentences[locale].canDo}`;

/** Answers without any service: it reads the question, asks the tools, and says what they found. */
export const makeBuiltIn = (skills: Skills): Answerer => ({
  speaker: 'built-in',
  async *answer(question): AsyncGenerator<Piece> {
    // A number alone says nothing of the language: then that of the question before goes on.
    const before = question.history.findLast(({ role }) => role === 'user')?.text;
    const wordless = !/[\p{L}\p{M}]{3}/u.test(question.text) && before !== undefined;
    const locale = wordless ? languageOf(before) : question.locale;
    const found = offTopic(question.text) ? [] : await findings(skills, { ...question, locale });
    if (found.length === 0) yield { type: 'text', text: doesNotKnow(locale) };
    for (const [place, { text }] of found.entries())
      yield { type: 'text', text: place === 0 ? text : `\n\n${text}` };
    const links = found.flatMap((finding) => finding.links);
    if (links.length > 0) yield { type: 'used', links };
    const [only] = found;
    if (!only) yield { type: 'unknown' };
    else if (found.length === 1 && only.nearest) yield { type: 'unknown', nearest: only.nearest };
  },
});
