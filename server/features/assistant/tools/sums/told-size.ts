import { inUnit, type Unit, written } from '#domain/estimate/calculators/units.ts';
import { labelled, readQuestion } from '../../intent/inputs/read-sizes.ts';
import { readCalculation } from '../../intent/read-calculation.ts';
import { materialsNamed } from '../../intent/read-price.ts';
import type { Measure } from '../../intent/spoken/measures.ts';
import { metresOf } from '../../intent/spoken/measures.ts';
import { kindOf } from '../../intent/spoken/size.ts';
import { unitAt } from '../../intent/spoken/unit-words.ts';
import { hinglishOf } from '../../knowledge/language.ts';
import { wordsIn } from '../../reading/after/topic.ts';
import type { Asker, Finding } from '../base/tool.ts';

const asksArea = /\barea\b|kshetrafal|chh?etrafal|क्षेत्रफल|एरिया/iu;
/** "Kul kitna foot", "how many gaj", "in sft": nothing but so much of a unit. */
const asksUnit =
  /^(?:(?:so|ok|and|to|aur|कुल|तो|और|kul|total|how (?:many|much)|kitn[aei]|in|it is|that is|ye|yeh|कितन[ाेी]|टोटल|what is|sab)\s{1,3}){1,4}(?:sq(?:uare)?\.?\s?|varg\s|वर्ग\s|running\s)?(?:f(?:oo|ee|u|ii?)t|ft|sft|sqft|gaj|met(?:re|er)s?|m|sqm|फ़?ुट|फ़?ीट|फ़?ूट|मीटर|गज)(?:\s{1,3}(?:ban\w{0,3}|hua|hue|hai|h|ho\w{0,5}|baith\w{0,3}|area|pls|please|total|बन[ाेी]?|हुआ|हुए|है|हो(?: गया)?|बैठ[ाेी]?)){0,2}[\s?.!।]{0,3}$/iu;
/** "Gaj me kitna hua", "sq ft mein kitna". */
const asksInUnit =
  /^(?:(?:sq(?:uare)?\.?\s?|varg\s|वर्ग\s)?(?:f(?:oo|ee|u|ii?)t|ft|sft|sqft|ga[jz]|met(?:re|er)s?|m|sqm|फ़?ुट|फ़?ीट|मीटर|गज))\s{1,3}(?:me|mein|में)\s{1,3}(?:kitn[aei]|कितन[ाेी])(?:\s{1,3}(?:hua|hue|hai|hoga|ho\w{0,5}|ban\w{0,3}|हुआ|है|होगा|बना)){0,2}[\s?.!।]{0,3}$/iu;
const asksAround =
  /\bperimeter\b|\b(?:kul|total|poori|puri) (?:lamba+i|length|running)|\brunning (?:feet|foot|ft|met(?:re|er))\b|परिमाप|परिमिति|(?:कुल|पूरी) लंब[ाी]ई?/iu;
const asksLitres =
  /\b(?:how (?:many|much)|kitn[aei]|capacity|total|kul)\b[^.?!]{0,20}\b(?:lit(?:re|er)s?|ltrs?|water|pani|paani)\b|कितन[ाेी] (?:लीटर|लिटर|पानी)|(?:लीटर|लिटर) कितन/iu;

type Asked = 'area' | 'around' | 'litres';
function askedOf(said: string): Asked | undefined {
  if (asksAround.test(said)) return 'around';
  if (asksLitres.test(said)) return 'litres';
  return asksArea.test(said) || asksUnit.test(said.trim()) || asksInUnit.test(said.trim())
    ? 'area'
    : undefined;
}

function sidesIn(said: string): Measure['sizes'] | undefined {
  const { measures } = readQuestion(said);
  const chain = measures.find(
    ({ sizes }) => sizes.length > 1 && sizes.every((one) => kindOf(one) !== 'area'),
  );
  return chain?.sizes ?? sidesOneByOne(said, measures);
}
/** "40 ft front and 60 ft deep", "14 foot lamba 18 foot chauda": sides that are told each by its name. */
export function sidesOneByOne(said: string, measures: readonly Measure[]): Measure['sizes'] | undefined {
  const lengths = measures.filter(
    ({ sizes: [size, next] }) => size && !next && ['ft', 'm', 'yard'].includes(size.unit ?? ''),
  );
  if (lengths.length !== 2 || !namesSides.test(said)) return undefined;
  return lengths.flatMap(({ sizes }) => sizes);
}
const namesSides =
  /\b(?:front(?:age)?|deep|depth|long|length|wide|width|breadth|lamb\w{1,3}|chaud\w{1,3}|peeche|andar)\b|सामने|गहर|लंब|लम्ब|चौड़/iu;
/** The unit of an area that is named: "in gaj". */
function unitNamed(said: string): Unit | undefined {
  const { tokens } = readQuestion(said);
  const units = tokens.flatMap((_, at) => unitAt(tokens, at)?.unit ?? []);
  const metric = units.includes('m2') || (units.includes('m') && sidesIn(said) === undefined);
  if (units.includes('yard') || units.includes('gaj')) return 'gaj';
  return metric ? 'm2' : undefined;
}

const neat = (size: Measure['sizes'][number]): string =>
  `${size.value}${size.unit && size.unit !== 'ft' ? ` ${size.unit}` : ''}`;
const depthIn = (said: string): Measure['sizes'][number] | undefined =>
  labelled(readQuestion(said), 'depth', 'height');
/** "What about 5 ft depth" behind the litres. */
const goesOnDeeper = (said: string, history: readonly string[]): boolean =>
  depthIn(said) !== undefined && sidesIn(said) === undefined && askedOf(history.at(-1) ?? '') === 'litres';

function textOf(asked: Asked, sizes: Measure['sizes'], said: string): string | undefined {
  const [length = 0, width = 0, depth] = sizes.map((one) => metresOf(one));
  const told = sizes.map(neat);
  if (asked === 'litres') {
    if (depth === undefined) return undefined;
    const volume = length * width * depth;
    const litres = written(Math.round(inUnit(volume, 'm3', 'litre')), 'litre');
    return `${told.join(' × ')} = ${written(inUnit(volume, 'm3', 'cft'), 'cft')} = **${litres}**`;
  }
  if (asked === 'around') {
    const around = 2 * (length + width);
    return `2 × (${told.slice(0, 2).join(' + ')}) = **${written(inUnit(around, 'm', 'ft'), 'ft')}** (${written(around, 'm')})`;
  }
  const area = length * width;
  const unit = unitNamed(said);
  const [first, other]: Unit[] = unit === undefined ? ['sqft', 'm2'] : [unit, 'sqft'];
  return `${told.slice(0, 2).join(' × ')} = **${written(inUnit(area, 'm2', first ?? 'sqft'), first ?? 'sqft')}** (${written(inUnit(area, 'm2', other ?? 'm2'), other ?? 'm2')})`;
}

const most = { words: 9, alone: 16, messages: 4 };
/**
 * The area, the way around or the litres of two or three sides that were told: "hall 14 by 18", "kul kitna foot"; undefined
 * for every other question.
 * @param history what the same user said before, the oldest first
 */
export function toldSize(
  said: string,
  history: readonly string[],
  { locale }: Pick<Asker, 'locale'>,
): Finding | undefined {
  const asked = goesOnDeeper(said, history) ? 'litres' : askedOf(said);
  if (!asked) return undefined;
  const own = sidesIn(said);
  const past = history.slice(-most.messages).toReversed();
  const sides = own ?? past.flatMap((one) => [sidesIn(one)]).find((one) => one !== undefined);
  const depth = [said, ...past].flatMap((one) => depthIn(one) ?? [])[0];
  const sizes = sides?.length === 2 && depth && asked === 'litres' ? [...sides, depth] : sides;
  if (!sizes || wordsIn(said) > (own ? most.alone : most.words)) return undefined;
  // "2x2 tiles, how many for this area": something is counted for it.
  if (materialsNamed(said).length > 0 || (!own && readCalculation(said)?.missing.length === 0))
    return undefined;
  if (own && asked === 'around') return undefined;
  const sum = textOf(asked, sizes, said);
  if (sum === undefined) return undefined;
  const text = [`- ${sum}`, '', locale === 'en' ? 'By the sizes that you told.' : 'आपके बताए नाप से।'].join(
    '\n',
  );
  return { text: locale === 'hinglish' ? hinglishOf(text) : text, links: [] };
}
