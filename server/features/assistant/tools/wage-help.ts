import { stateNames } from '#content/state-names.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { stateCodes } from '#domain/fair-pay/states.ts';
import { type Minimum, minimumWage, type Skill, skills } from '#domain/fair-pay/wages.ts';
import { once } from '#server/platform/config/once.ts';
import { readWages } from '#server/platform/config/settings/wages-file.ts';
import { findTown } from '#server/platform/geo/city-suggestions.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { paidTradeOf } from '../intent/spoken/paid-trades.ts';
import { goesOn } from '../reading/after/follow-up.ts';
import { townIn } from '../reading/named-town.ts';
import { articleForSituation } from '../reading/situation.ts';
import { type Asker, type Finding, type Locale, rupees } from './base/tool.ts';
import { adviceOf } from './knowledge-tool.ts';

const article = 'minimum-wage';
const named =
  /minimum (?:daily |day )?(?:wage|pay|salary|rate|dihadi|majduri|mazdoori)|\bmin\.? wage|nyuntam|nyunatam|(?:wage|pay|rate)s?\b[^.?!]{0,20}\b(?:as per|by) (?:law|govt|government)|(?:sarkari|govt\.?|government|kanooni|legal) (?:daily )?(?:rate|wage|pay|dihad\p{L}{0,4}|dihar\p{L}{0,4}|ma[jz]d\p{L}{0,8}|mazd\p{L}{0,8})|न्यूनतम|किमान|सरकारी (?:रेट|दर|मज़?दूरी|दिहाड़ी|मजुरी|भाव|रोजी)|सरकारि (?:मज़?दूरी|रेट|दर)/iu;

/** Short names that are also words: "up", "hp". */
const least = 3;
const placed = (name: string) =>
  new RegExp(`\\bin ${name}\\b|\\b${name} (?:me|mein|main|mai|ka|ki|ke|state|govt|government)\\b`);
const forms = Object.entries(stateNames)
  .flatMap(([state, [hindi, ...others]]) =>
    [state.toLowerCase(), hindi, ...others].map((name) => ({ state, name: name.normalize('NFC') })),
  )
  .toSorted((one, other) => other.name.length - one.name.length);

/** The state that a text names last, by the longest of its names. */
export function stateIn(text: string): string | undefined {
  const said = ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}&]+/gu, ' ')} `;
  let rest = said;
  const found: { state: string; at: number }[] = [];
  for (const { state, name } of forms) {
    if (name.length < least && !/[^a-z]/.test(name) && !placed(name).test(said)) continue;
    const at = rest.lastIndexOf(` ${name} `);
    if (at < 0) continue;
    found.push({ state, at });
    rest = rest.replaceAll(` ${name} `, ` ${'_'.repeat(name.length)} `);
  }
  return found.toSorted((one, other) => other.at - one.at)[0]?.state;
}

interface Where {
  state: string;
  /** Of the town or PIN code, where one is named. */
  pin?: string;
  district?: string;
}
function whereIn(text: string): Where | undefined {
  const pin = /(?<!\d)[1-8]\d{2}[ -]?\d{3}(?!\d)/.exec(text)?.[0].replace(/\D/g, '');
  const place = pin === undefined ? undefined : nearestKnown(pin);
  if (pin && place) return { state: place.state, pin, district: place.district };
  const state = stateIn(text);
  if (state) return { state };
  const town = townIn(text);
  return town === undefined ? undefined : findTown(town);
}

const skillNames: readonly (readonly [Skill, RegExp])[] = [
  ['semi', /semi|ardh|अर्ध/iu],
  ['unskilled', /un-?skilled|akushal|अकुशल/iu],
  ['highly', /highly|ati ?kushal|supervisor|अति ?कुशल|बहुत कुशल|उच्च कुशल/iu],
  ['skilled', /skilled|kushal|कुशल/iu],
];
/** The skill that is named, by itself or by a trade. */
function skillIn(text: string): Skill | undefined {
  const [said] = skillNames.find(([, pattern]) => pattern.test(text)) ?? [];
  if (said) return said;
  const trades = (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(
    (word) => paidTradeOf(word) ?? [],
  );
  const trade = trades.at(-1);
  if (trade === undefined) return undefined;
  return trade === 'helper' ? 'unskilled' : 'skilled';
}

const skillWords: Record<Locale, Record<Skill, string>> = {
  en: {
    unskilled: 'Unskilled (helper)',
    semi: 'Semi-skilled',
    skilled: 'Skilled (mason, carpenter, painter …)',
    highly: 'Highly skilled',
  },
  hi: {
    unskilled: 'अकुशल (हेल्पर, बेलदार)',
    semi: 'अर्धकुशल',
    skilled: 'कुशल (मिस्त्री, बढ़ई, पेंटर …)',
    highly: 'बहुत कुशल',
  },
  hinglish: {
    unskilled: 'Akushal (helper, beldar)',
    semi: 'Ardhkushal',
    skilled: 'Kushal (mistri, badhai, painter …)',
    highly: 'Bahut kushal',
  },
};

interface Words {
  title: (place: string) => string;
  atLeast: (amount: string) => string;
  zones: string;
  of: (from: string) => string;
  central: string;
  none: (place: string) => string;
}
const words: Record<Locale, Words> = {
  en: {
    title: (place) => `Minimum wage in ${place}`,
    atLeast: (amount) => `at least **${amount}** a day of 8 hours`,
    zones: 'by zone',
    of: (from) =>
      `Notified figures since ${from}, read in public pages. They change about twice a year: ask the labour office.`,
    central: 'The state’s own figures are not known here; these hold for works of the central government.',
    none: (place) =>
      `Neev has no checked figures for the minimum wage in ${place}; the labour office has them.`,
  },
  hi: {
    title: (place) => `${place} में न्यूनतम मज़दूरी`,
    atLeast: (amount) => `8 घंटे के दिन के कम से कम **${amount}**`,
    zones: 'ज़ोन से',
    of: (from) => `${from} से लागू आँकड़े, सार्वजनिक पन्नों से पढ़े गए। साल में करीब दो बार बदलते हैं: श्रम कार्यालय से पूछिए।`,
    central: 'राज्य के अपने आँकड़े यहाँ नहीं हैं; ये केंद्र सरकार के कामों के हैं।',
    none: (place) => `${place} की न्यूनतम मज़दूरी के जाँचे हुए आँकड़े नींव के पास नहीं हैं; श्रम कार्यालय में मिलेंगे।`,
  },
  hinglish: {
    title: (place) => `${place} mein nyuntam mazdoori`,
    atLeast: (amount) => `8 ghante ke din ke kam se kam **${amount}**`,
    zones: 'zone se',
    of: (from) =>
      `${from} se lagu aankde, sarvajanik pannon se padhe gaye. Saal mein kareeb do baar badalte hain: shram karyalay se poochhiye.`,
    central: 'Rajya ke apne aankde yahan nahi hain; yeh kendra sarkar ke kaamon ke hain.',
    none: (place) =>
      `${place} ki nyuntam mazdoori ke jaanche hue aankde Neev ke paas nahi hain; shram karyalay mein milenge.`,
  },
};

/** Each zone once, the highest first; one amount where there are none. */
function told({ perDay, zones }: Minimum, { atLeast, zones: byZone }: Words): string {
  if (!zones) return atLeast(rupees(perDay));
  const each = zones.map((one) => `${one.zone} ${rupees(one.perDay)}`).join(', ');
  return `${atLeast(rupees(perDay))} (${byZone}: ${each})`;
}

/** Whether the law's least pay is asked for. */
const asksMinimumWage = (question: string): boolean =>
  named.test(question) || articleForSituation(question) === article;

const shipped = once(() => readWages(undefined));
/** Words of "and in Haryana?", "no, I meant the helper". */
const few = 6;
const isFew = (text: string) => text.trim().split(/\s+/).length <= few;
/** It goes on from what was asked, or names a place or a skill and nothing else: "masons in Pune" looks for people. */
const alone = 2;
const isOnly = (text: string) => goesOn(text) || text.trim().split(/\s+/).length <= alone;

/**
 * The minimum wages of the state, town or PIN code that is named, by skill; undefined for every other question.
 * @param history what the same user asked before, the oldest first: "and in Haryana?" goes on from it
 */
export function minimumWageOf(
  question: string,
  { locale, wages: rows = shipped() }: Pick<Asker, 'locale' | 'wages'>,
  history: readonly string[] = [],
): Finding | undefined {
  const from = history.findLastIndex(asksMinimumWage);
  const isNext = from >= 0 && isOnly(question) && [...history.slice(from + 1), question].every(isFew);
  if (!asksMinimumWage(question) && !(isNext && (whereIn(question) ?? skillIn(question)))) return undefined;
  const said = [...(isNext ? history.slice(from) : []), question].toReversed();
  const where = said.map(whereIn).find((one) => one !== undefined);
  if (!where) return undefined;
  const say = words[locale];
  const place = locale === 'hi' ? (stateNames[where.state]?.[0] ?? where.state) : where.state;
  const asked = said.map(skillIn).find((one) => one !== undefined);
  const known = skills.flatMap((skill) => {
    const work = { area: stateCodes[where.state] ?? '', pin: where.pin ?? '', district: where.district };
    const wage = minimumWage([...rows], { ...work, skill, day: siteDate(new Date()) });
    return wage ? [{ skill, wage }] : [];
  });
  const more = adviceOf(article, locale)?.links ?? [];
  const [first] = known;
  if (!first) return { text: say.none(place), links: more };
  const lines = known
    .toSorted((one, other) => Number(other.skill === asked) - Number(one.skill === asked))
    .map(({ skill, wage }) => `- ${skillWords[locale][skill]}: ${told(wage, say)}`);
  const note = first.wage.basis === 'central' ? [say.central] : [];
  const since =
    known
      .map(({ wage }) => wage.from)
      .toSorted()
      .at(-1) ?? '';
  return { text: [`**${say.title(place)}**`, ...lines, ...note, say.of(since)].join('\n'), links: more };
}
