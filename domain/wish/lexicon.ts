import { heardNumbers } from '#content/heard-numbers.ts';
import { notTowns } from '#content/not-towns.ts';
import bengali from '#content/places/bn.json' with { type: 'json' };
import hindi from '#content/places/hi.json' with { type: 'json' };
import marathi from '#content/places/mr.json' with { type: 'json' };
import tamil from '#content/places/ta.json' with { type: 'json' };
import telugu from '#content/places/te.json' with { type: 'json' };
import townNames from '#content/town-names.json' with { type: 'json' };
import bengaliNames from '#content/trade-names/bn.json' with { type: 'json' };
import englishNames from '#content/trade-names/en.json' with { type: 'json' };
import hindiNames from '#content/trade-names/hi.json' with { type: 'json' };
import marathiNames from '#content/trade-names/mr.json' with { type: 'json' };
import tamilNames from '#content/trade-names/ta.json' with { type: 'json' };
import teluguNames from '#content/trade-names/te.json' with { type: 'json' };
import spellings from '#content/trade-spellings.json' with { type: 'json' };
import { everySynonym, tradeSynonyms } from '#content/trade-synonyms.ts';
import { machines, trades } from '#content/trades.ts';
import { things, wishEnds, wishWords } from '#content/wish-words.ts';
import { foldPhrase, foldWord } from './fold.ts';

/** What a phrase says: `is` is the part before the blank in `content/wish-words.ts`, `value` what follows. */
export interface Meaning {
  is: string;
  value: string;
}
export interface Found extends Meaning {
  /** The end of the word says "from": "सोमवारपासून". */
  from: boolean;
  /** It says "until": "शनिवारपर्यंत". */
  to: boolean;
}

const plain = { from: false, to: false };

const exact = new Map<string, Meaning>();
const folded = new Map<string, Meaning>();
/** The first one that says a phrase keeps it. */
function learn(phrase: string, meaning: Meaning): void {
  const small = phrase
    .normalize('NFC')
    .toLowerCase()
    .replace(/ ?\([^()]{0,99}\)/, '')
    .replace(/[-,]{1,9} ?/g, ' ');
  if (!exact.has(small)) exact.set(small, meaning);
  const sound = foldPhrase(small);
  if (!folded.has(sound)) folded.set(sound, meaning);
}

/** Of trades, machines and days; where a letter is wrong in one of them it is still found. */
const misspelt = new Map<string, Meaning>();
const shortestMisspelt = 6;
const lettersLess = (word: string): string[] => [
  word,
  ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)),
];
function learnTypos(phrase: string, meaning: Meaning): void {
  const word = foldWord(phrase.toLowerCase());
  if (!/^[a-z]+$/.test(word) || word.length < shortestMisspelt) return;
  for (const less of lettersLess(word)) if (!misspelt.has(less)) misspelt.set(less, meaning);
}

/** "Plmbr", "hlpr": a name without its vowels but the first. */
const voiceless = new Map<string, Meaning>();
const leastConsonants = 3;
const withoutVowels = (word: string): string => word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '');
function learnVoiceless(phrase: string, meaning: Meaning): void {
  const short = withoutVowels(phrase);
  if (/^[a-z]+$/.test(phrase) && short.length >= leastConsonants && !voiceless.has(short))
    voiceless.set(short, meaning);
}

const inEachLanguage: readonly Readonly<Record<string, string>>[] = [
  englishNames,
  hindiNames,
  marathiNames,
  bengaliNames,
  teluguNames,
  tamilNames,
];
/** The names of a trade or machine in every language. */
export const tradeNames = (key: string): string[] => inEachLanguage.flatMap((names) => names[key] ?? []);

for (const [value, phrases] of Object.entries(spellings))
  for (const phrase of [...phrases, ...tradeNames(value)]) {
    const meaning = { is: value in machines ? 'machine' : 'trade', value };
    learn(phrase, meaning);
    learnTypos(phrase, meaning);
    learnVoiceless(phrase, meaning);
  }
for (const [name, phrases] of Object.entries(wishWords)) {
  const [is = '', value = ''] = name.split(' ');
  for (const phrase of phrases.split(', ')) {
    learn(phrase, { is, value });
    if (is === 'weekday' || is === 'months') learnTypos(phrase, { is, value });
  }
}
for (const [at, spellings] of heardNumbers.entries())
  for (const word of spellings) learn(word, { is: 'number', value: String(at + 1) });

// Last, since these words say more in other company: what a trade works on, by the assistant's table.
for (const [value, { synonyms = value.replace(/-/g, ' ') }] of Object.entries(trades))
  for (const [name, { works, hints }] of tradeSynonyms)
    if (name === synonyms)
      for (const phrase of [...everySynonym(works), ...everySynonym(hints)])
        learn(phrase, { is: 'work', value });

const places = new Map<string, string>();
const none = new Set(notTowns.flatMap((words) => words.split(' ')).map(foldWord));
function learnPlace(name: string, english: string): void {
  const sound = foldPhrase(name.normalize('NFC').toLowerCase().replace(/[-.]/g, ' '));
  if (!none.has(sound) && sound.length > 2 && !places.has(sound)) places.set(sound, english);
}
for (const names of [hindi, marathi, bengali, telugu, tamil])
  for (const [english, name] of Object.entries(names)) {
    learnPlace(english, english);
    learnPlace(name, english);
    // As they stand before an end: "சேலத்தில்", "ठाण्यात".
    if (name.endsWith('ம்')) for (const end of ['த்து', 'த்த']) learnPlace(name.replace(/ம்$/, end), english);
    if (/[ाे]$/.test(name)) learnPlace(name.replace(/.$/, '्या'), english);
  }
for (const [english, names] of Object.entries(townNames)) for (const name of names) learnPlace(name, english);

const ends = new Map(
  wishEnds
    .split(' ')
    .map((end) => [foldWord(end.replace(/^[+-]/, '')), /^[+-]/.exec(end)?.[0] ?? ''] as const),
);
const longestWord = 40;
const shortestStem = 2;
/** What is left of a folded word without an end that a language joins to it, the longest first. */
const stemsOf = (word: string): { stem: string; end: string }[] =>
  word.length > longestWord
    ? []
    : Array.from({ length: Math.max(0, word.length - shortestStem) }, (_, less) => word.length - 1 - less)
        .filter((at) => ends.has(word.slice(at)))
        .map((at) => ({ stem: word.slice(0, at), end: ends.get(word.slice(at)) ?? '' }));

/** The map's value for a phrase, or for one whose last word has an end. */
function withEnds<T>(map: ReadonlyMap<string, T>, sound: string): { value: T; end: string } | undefined {
  const whole = map.get(sound);
  if (whole !== undefined) return { value: whole, end: '' };
  const at = sound.lastIndexOf(' ') + 1;
  for (const { stem, end } of stemsOf(sound.slice(at))) {
    const value = map.get(sound.slice(0, at) + stem);
    if (value !== undefined && stem.length >= (/[a-z]/.test(stem) ? 3 : shortestStem)) return { value, end };
  }
  return undefined;
}

/** So many words a phrase has at most. */
export const longestPhrase = 6;

/** @param phrase words in small letters, divided by blanks */
export function meaningOf(phrase: string): Found | undefined {
  const known = exact.get(phrase);
  if (known) return { ...known, ...plain };
  const found = withEnds(folded, foldPhrase(phrase));
  return found && { ...found.value, from: found.end === '+', to: found.end === '-' };
}

const counted = new Map(things.split(', ').map((word) => [foldPhrase(word.toLowerCase()), true]));
/** Whether it is counted and is nobody: "rooms", "bags". */
export const isThing = (phrase: string): boolean =>
  withEnds(counted, foldPhrase(phrase.toLowerCase())) !== undefined;

export const placeOf = (phrase: string): string | undefined => withEnds(places, foldPhrase(phrase))?.value;

/** A trade, machine or day with one letter wrong or without its vowels; undefined for short words and for forms of verbs. */
export function misspeltMeaning(word: string): Found | undefined {
  const short = withoutVowels(word) === word ? voiceless.get(word) : undefined;
  if (short) return { ...short, ...plain };
  const sound = foldWord(word);
  if (!/^[a-z]+$/.test(sound) || sound.length < shortestMisspelt - 1 || sound.length > 24) return undefined;
  if (/ed$|ing$/.test(sound)) return undefined;
  const near = lettersLess(sound).find((less) => less.length >= shortestMisspelt - 1 && misspelt.has(less));
  const meaning = near === undefined ? undefined : misspelt.get(near);
  return meaning && { ...meaning, ...plain };
}

const before = new Set(['number', 'trade', 'machine', 'ahead', 'weekday']);
const behind = new Set(['trade', 'machine', 'day', 'week', 'month', 'from', 'people', 'rupee']);
/** "dohelper", "teendin", "kalse": two words that were typed as one. */
export function joinedMeanings(word: string): [[string, Found], [string, Found]] | undefined {
  if (word.length < 4 || word.length > longestWord) return undefined;
  for (let at = word.length - 2; at >= 2; at--) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const [first, second] = [exact.get(one), exact.get(other)];
    const isWanted = second?.is === 'fill' && other.length > 3 && first?.is !== 'number';
    if (first && second && before.has(first.is) && (behind.has(second.is) || isWanted))
      return [
        [one, { ...first, ...plain }],
        [other, { ...second, ...plain }],
      ];
  }
  return undefined;
}

/** The trade or machine that one word names, in any of the six languages and spellings; undefined for any other word. */
export function tradeNamed(word: string): string | undefined {
  const small = word.normalize('NFC').toLowerCase();
  const meaning = meaningOf(small) ?? misspeltMeaning(small);
  return meaning?.is === 'trade' ? meaning.value : undefined;
}
