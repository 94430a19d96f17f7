import otherNames from '#content/town-names.json' with { type: 'json' };
import { type City, cities, findCity, type PlaceSuggestion } from './city-suggestions.ts';
import { normalise, plain } from './normalise.ts';
import { typoBetween } from './typo.ts';

const listed = new Map(
  Object.entries(otherNames).flatMap(([place, names]) =>
    names.map((name): [string, string] => [plain(name), place]),
  ),
);

/** The city that a name or spelling of `content/town-names.json` stands for. */
export function cityListed(name: string): PlaceSuggestion | undefined {
  const place = listed.get(plain(name));
  return place === undefined ? undefined : findCity(place);
}

/** PIN codes. A village is not guessed: another's name is too near to it. */
const bigCity = 8;
const fewestConsonants = 4;
const fewestLetters = 6;

/** What a spelling by ear keeps: how it begins, and its consonants; "Aligadh" is "Aligarh". */
const bones = (folded: string): string =>
  folded.slice(0, 1) +
  folded
    .slice(1)
    .replace(/[aeiouyh]/g, '')
    .replace(/d/g, 'r')
    .replace(/(.)\1/g, '$1');

interface Form {
  form: string;
  city: City;
}
let byLetter: Map<string, Form[]> | undefined;
let byBones: Map<string, City> | undefined;

/** By their first letter, and by their bones; of two cities of one kind the biggest. */
function bigCities() {
  byLetter ??= new Map();
  byBones ??= new Map();
  if (byLetter.size > 0) return { byLetter, byBones };
  for (const city of cities()) {
    if (city.pins < bigCity) break;
    for (const form of new Set(city.forms.filter((one) => /^[a-z]+$/.test(one)))) {
      const alike = byLetter.get(form.slice(0, 1)) ?? [];
      byLetter.set(form.slice(0, 1), [...alike, { form, city }]);
      if (!byBones.has(bones(form))) byBones.set(bones(form), city);
    }
  }
  return { byLetter, byBones };
}

/**
 * The big city that a word misspells ("hydrabad", "gurgoan"), in Latin or Devanagari letters; undefined for none. It
 * guesses: only for a word that something else says is a town.
 */
export function findMisspelledCity(word: string): PlaceSuggestion | undefined {
  const typed = normalise(word);
  if (!/^[a-z]{5,}$/.test(typed)) return undefined;
  const { byLetter: all, byBones: kept } = bigCities();
  const heard = bones(typed).length >= fewestConsonants ? kept.get(bones(typed)) : undefined;
  if (heard) return heard;
  return all
    .get(typed.slice(0, 1))
    ?.find(({ form }) => Math.min(form.length, typed.length) >= fewestLetters && typoBetween(typed, form))
    ?.city;
}
