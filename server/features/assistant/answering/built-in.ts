import { asHindi } from '../knowledge/as-hindi.ts';
import { withoutAnger, withoutCourtesy } from '../knowledge/courtesy.ts';
import { inReadersWords } from '../knowledge/readers-words.ts';
import type { Asker, Finding, Locale, Skills } from '../tools/base/tool.ts';
import { onTop } from '../tools/sums/on-top.ts';
import type { Answerer, Piece, Question } from './answerer.ts';
import { sentences } from './sentences.ts';
import { allOf, firstOf, halves, pair, partsOf } from './several.ts';
import { asksShorter, languageAsked, onlyTalk, shortened, smallTalk } from './small-talk.ts';
import { nearestOf, offTopic, sorry, unknown, unsure } from './unsure.ts';

/** Questions in one message, and findings in one answer. */
const most = { sentences: 6, findings: 4 };

/** Of what stands beside a scolding: fewer ask nothing. */
const fewestWords = 2;

const sentenceEnd = /(?<=[?!।\n])|(?<=\.)\s{1,4}(?=\P{Ll})/u;

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

/** It says nothing surely, or only asks for more. */
const isWeak = (found: readonly Finding[]): boolean =>
  found.every(({ nearest, incomplete }) => nearest !== undefined || incomplete);

/** "And for two people?" is short for a whole question: it is answered as that, where this says anything new. */
async function goingOn(skills: Skills, question: Question, said: readonly string[]): Promise<Finding[]> {
  const { text } = question;
  const whole = skills.carried(text, said);
  if (whole === undefined) return [];
  const found = await findings(skills, { ...question, text: whole, history: [] });
  if (isWeak(found)) return [];
  const before = await findings(skills, { ...question, text: said.at(-1) ?? '', history: [] });
  const known = new Set(before.map((one) => one.text));
  // What adds nothing to the question before is another subject.
  return found.every((one) => known.has(one.text)) ? [] : found;
}

/** The question before, as it was asked. */
function lastOf(question: Question, text: string): Question {
  const at = question.history.findLastIndex(({ role }) => role === 'user');
  return { ...question, text, history: question.history.slice(0, at) };
}

async function findings(skills: Skills, question: Question): Promise<Finding[]> {
  const said = question.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const talk = said.length > 0 ? onlyTalk(question.text, question.locale) : undefined;
  if (talk && (await exactly(skills, question.text, question)).length === 0)
    return [{ text: talk, links: [] }];
  const paid = skills.paysThem(question.text, said, question);
  const before = said.at(-1);
  const more =
    before === undefined || (paid && !paid.incomplete)
      ? undefined
      : await onTop(question.text, question, () => findings(skills, lastOf(question, before)));
  if (more) return [more];
  if (paid) return [paid];
  const wished = await skills.wish(question.text, question);
  if (wished) return [wished];
  const after = said.length > 0 ? await skills.goesOn(question.text, said, question) : undefined;
  if (after) return [after];
  const own = await skills.own(question.text, question);
  if (own) return [own];
  const two = await pair(skills, question.text, question);
  if (two.length > 0) return two;
  const alone = await skills.first(question.text, question);
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
  if (said.length > 0 && isWeak(found)) {
    const next = await goingOn(skills, question, said);
    const still = next.length > 0 ? undefined : skills.still(question.text, said, question);
    if (next.length > 0) found = next;
    else if (still && found.every(({ nearest }) => nearest !== undefined)) found = [still];
  }
  const known = new Set<string>();
  return found.filter(({ text }) => !known.has(text) && known.add(text)).slice(0, most.findings);
}

/** An article that is only near, and what else may have been asked. */
function withOthers(found: Finding, question: string, locale: Locale): Finding {
  const others = nearestOf(question, locale);
  return others === '' ? found : { ...found, text: `${found.text}\n\n${sentences[locale].perhaps}${others}` };
}

/** The question before in another language, where only this is asked for. */
function again(question: Question): Question {
  const locale = languageAsked(question.text);
  const at = question.history.findLastIndex(({ role }) => role === 'user');
  const before = locale === undefined ? undefined : question.history[at];
  return before && locale
    ? { ...question, locale, text: before.text, history: question.history.slice(0, at) }
    : question;
}

/** The question before, where only a shorter answer is asked for. */
function lastAsked(question: Question): Question {
  const { history } = question;
  const at = history.findLastIndex(({ role, text }) => role === 'user' && !asksShorter(asHindi(text)));
  const before = history[at];
  return before ? { ...question, text: before.text, history: history.slice(0, at) } : question;
}

/** Answers without any service: it reads the question, asks the tools, and says what they found. */
export const makeBuiltIn = (skills: Skills): Answerer => ({
  speaker: 'built-in',
  async *answer(asked): AsyncGenerator<Piece> {
    const short = asked.history.length > 0 && asksShorter(asHindi(asked.text));
    const question = short ? lastAsked(asked) : again(asked);
    const { locale } = question;
    const talk = [...question.history.filter(({ role }) => role === 'user'), question].map(
      ({ text }) => text,
    );
    const calm = withoutAnger(asHindi(question.text, talk));
    if (calm !== undefined && calm.split(/\s+/).length < fewestWords)
      return yield { type: 'text', text: sorry(locale).text };
    const text = withoutCourtesy(calm ?? asHindi(question.text, talk));
    const history = question.history.map((turn) => ({ ...turn, text: asHindi(turn.text, talk) }));
    const foreign = offTopic(text);
    const found = foreign ? [] : await findings(skills, { ...question, text, history });
    const [only] = found;
    const said = found.length === 0 ? [foreign ? unknown(locale) : unsure(text, locale)] : found;
    for (const [place, finding] of said.entries()) {
      const told = finding.nearest && said.length === 1 ? withOthers(finding, text, locale) : finding;
      const part = inReadersWords(short ? shortened(told.text) : told.text, asked.text);
      yield { type: 'text', text: place === 0 ? part : `\n\n${part}` };
    }
    const links = said.flatMap((finding) => finding.links);
    if (links.length > 0) yield { type: 'used', links };
    if (!only) yield { type: 'unknown' };
    else if (found.length === 1 && only.nearest) yield { type: 'unknown', nearest: only.nearest };
  },
});
