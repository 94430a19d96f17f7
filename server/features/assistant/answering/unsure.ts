import { kinds } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { type CalculatorName, calculators } from '#domain/estimate/calculators/calculators.ts';
import { wordIn } from '#domain/estimate/calculators/words.ts';
import { route } from '../knowledge/finding/router.ts';
import { labelOf } from '../knowledge/trades/trade-labels.ts';
import { listingSentences } from '../tools/base/listing-sentences.ts';
import type { Finding, Locale, PageLink } from '../tools/base/tool.ts';
import { sentences } from './sentences.ts';

/** What is surely none of the assistant's business, whatever words of building stand beside it. */
const elsewhere =
  /\b(?:on|to) (?:the )?(?:moon|mars)\b|\bcha{1,5}nd (?:par|pe|pr|me|mein)\b|चाँद (?:पर|में)|चांद (?:पर|में)|मंगल ग्रह/u;
const otherArts =
  /\b(?:poem|poetry|kavita|shayari|joke|chutkula|song|gaana|lyrics|cricket|movie|recipe)\b|(?<![\p{L}\p{M}])(?:कविता|शायरी|चुटकुला|गाना|गाने|क्रिकेट)(?![\p{L}\p{M}])/u;
const body =
  /\b(?:weight loss|lose weight|[vw]aja?n (?:kam|ghata\w{0,40}|badha\w{0,40}))\b|(?:वज़न|वजन) (?:कम|घटा|बढ़ा)/u;

/** "Chand par ghar banane wala thekedar": then nothing is known, and nobody is looked for. */
export const offTopic = (question: string): boolean =>
  [elsewhere, otherArts, body].some((pattern) => pattern.test(question.toLowerCase()));

const mostChoices = 3;

const isCalculator = (name: string): name is CalculatorName => name in calculators;

/** What a class of questions is called; undefined where it is nothing to choose. */
function choiceOf(name: string, locale: Locale): string | undefined {
  const { choices } = sentences[locale];
  const [skill = '', calculator = ''] = name.split(':');
  if (isCalculator(calculator))
    return `${choices.calculate}: ${wordIn(locale, calculators[calculator].name)}`;
  return skill in choices ? choices[skill as keyof typeof choices] : undefined;
}

function engineers(locale: Locale): PageLink[] {
  const { list } = kinds.engineer.screens;
  const label = labelOf('engineer', undefined)?.[locale];
  return list && label ? [{ title: listingSentences[locale].all(label), path: list }] : [];
}

/** The nearest that a question may have asked for, as lines of a list; none where it is about another matter. */
export function nearestOf(question: string, locale: Locale): string {
  const { guesses } = route(question);
  const [first] = guesses;
  if (!first || first.name === 'elsewhere' || first.name.startsWith('talk:')) return '';
  const near = guesses.slice(0, mostChoices).flatMap(({ name }) => choiceOf(name, locale) ?? []);
  return near.map((choice) => `\n- ${choice}`).join('');
}

/** What is about no matter of Neev. */
export const unknown = (locale: Locale): Finding => ({
  text: `${sentences[locale].unknown} ${sentences[locale].canDo}`,
  links: [],
});

/** Behind a scolding that asks nothing. */
export const sorry = (locale: Locale): Finding => ({
  text: `${sentences[locale].sorry} ${sentences[locale].canDo}`,
  links: [],
});

/** What is said where nothing answers: the nearest that can be asked for, and who else knows. */
export function unsure(question: string, locale: Locale): Finding {
  const { perhaps, askAnEngineer, choices } = sentences[locale];
  const near = nearestOf(question, locale);
  if (near === '') return unknown(locale);
  const links = [
    ...engineers(locale),
    ...(near.includes(choices.house) ? [{ title: choices.house, path: paths.houseForm }] : []),
  ];
  return { text: `${sentences[locale].unknown} ${perhaps}${near}\n\n${askAnEngineer}`, links };
}
