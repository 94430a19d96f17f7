import { inUnit, type Unit, written } from '#domain/estimate/calculators/units.ts';
import { measuresIn } from '../intent/spoken/measures.ts';
import type { Size } from '../intent/spoken/size.ts';
import type { Asker, Finding, Locale } from './base/tool.ts';

const asked =
  /volume|capacity|cubic|\bcft\b|\bcum\b|lit(?:re|er)s?|gallon|ghan|aayatan|kitna (?:pani|paani)|घन|आयतन|लीटर|क्षमता|कितना पानी|how much (?:water|soil|earth|mitti)|kitni mitti|कितनी मिट्टी/iu;
/** What is mixed, laid or painted has a sum of its own. */
const other =
  /brick|eent|cement|steel|sariya|plaster|tile|paint|sand\b|ईंट|सीमेंट|सरिया|प्लास्टर|टाइल|रेत|concrete|rcc|ढलाई/iu;
const count =
  /(?<![\d.])(\d{1,3})\s{0,3}(?:nos?\.?|numbers?|pieces?|pcs|nag|pits?|footings?|tanks?|गड्ढ[ेा]|नग)(?![\p{L}\p{M}])/iu;
const sides = 3;

const names: Record<Locale, string> = { en: 'Volume', hi: 'आयतन', hinglish: 'Aayatan' };
const shown: readonly (readonly [Unit, Record<Locale, string>])[] = [
  ['cft', { en: 'cubic feet', hi: 'घन फुट', hinglish: 'ghan foot' }],
  ['m3', { en: 'cubic metres', hi: 'घन मीटर', hinglish: 'ghan meter' }],
  ['litre', { en: 'litres', hi: 'लीटर', hinglish: 'litre' }],
];
const litresIn = 1000;

/** Three sides, said as one measure or each by its name; one unit holds for all that have none. */
function sidesIn(question: string): Size[] | undefined {
  const { measures } = measuresIn(question);
  const together = measures.find(({ sizes }) => sizes.length === sides)?.sizes;
  const named = measures.filter(({ label, sizes }) => label !== undefined && sizes.length === 1);
  const all = together ?? (named.length === sides ? named.flatMap(({ sizes }) => sizes) : undefined);
  return all?.every(
    ({ unit }) => unit === undefined || ['mm', 'cm', 'm', 'inch', 'ft', 'yard'].includes(unit),
  )
    ? all
    : undefined;
}

/** What a tank, pit or footing of three sides holds; undefined for every other question. */
export function volumeOf(question: string, { locale }: Pick<Asker, 'locale'>): Finding | undefined {
  if (!asked.test(question) || other.test(question)) return undefined;
  const all = sidesIn(question);
  if (!all) return undefined;
  const unit = all.findLast((size) => size.unit !== undefined)?.unit ?? 'ft';
  const [, alike] = count.exec(question) ?? [];
  const metres = all.map((size) => inUnit(size.value, size.unit ?? unit, 'm'));
  const volume = metres.reduce((product, one) => product * one, Number(alike ?? 1));
  const amounts = shown.map(([as, say]) => {
    const amount = as === 'litre' ? volume * litresIn : inUnit(volume, 'm3', as);
    return `- **${written(amount)}** ${say[locale]}`;
  });
  const formula = all.map(({ value, unit: own }) => written(value, own ?? unit)).join(' × ');
  return {
    text: [`**${names[locale]}**`, ...amounts, `${formula}${alike ? ` × ${alike}` : ''}`].join('\n'),
    links: [],
  };
}
