import type { Random } from './chance/random.ts';
import { type Community, communities } from './data/names.ts';
import portraits from './data/portraits.json' with { type: 'json' };
import { type Town, towns, townWeights } from './data/towns.ts';

export interface Person {
  name: string;
  surname: string;
  gender: 'man' | 'woman';
  /** Years. */
  age: number;
  town: Town;
  pin: string;
  /** An address below /drawings. */
  portrait: string;
}

const listed = (words: string): string[] => words.split(' ').map((word) => word.replaceAll('_', ' '));

function ageGroup(age: number): string {
  if (age < 33) return 'young';
  return age <= 50 ? 'middle' : 'old';
}

function portraitFor(
  random: Random,
  who: { gender: string; age: number; cultures: readonly string[] },
): string {
  const fitting = portraits.filter(
    ({ gender, age, fits }) =>
      gender === who.gender && age === ageGroup(who.age) && (fits === 'any' || who.cultures.includes(fits)),
  );
  const own = fitting.filter(({ fits }) => who.cultures.includes(fits));
  const chosen = random.pick(own.length > 0 && random.chance(0.55) ? own : fitting);
  return chosen.file;
}

/**
 * Who leads a crew is drawn as on the site, in helmet or vest. Nothing is drawn by lot anew: the rest of the demo stays
 * what it was. @param file of the portrait that the person has otherwise
 */
function onSite(file: string, who: { gender: string; age: number; cultures: readonly string[] }): string {
  const age = who.age < 33 ? 'young' : 'middle';
  const fitting = portraits.filter(
    (one) =>
      'dressed' in one &&
      one.gender === who.gender &&
      one.age === age &&
      (one.fits === 'any' || who.cultures.includes(one.fits)),
  );
  return fitting[Number.parseInt(file, 10) % fitting.length]?.file ?? file;
}

interface Wish {
  /** Their share, 0 to 1. */
  women: number;
  /** Years, both included. */
  ages: [number, number];
  leads?: boolean;
}

/** Makes people, no two of one name. */
export function makePeople(random: Random): (wish: Wish) => Person {
  const taken = new Set<string>();
  const named = (gender: 'man' | 'woman', community: Community): { name: string; surname: string } => {
    const lists: { men: string; women: string; surnames: string; womenSurnames?: string } =
      communities[community];
    const woman = gender === 'woman';
    for (let tries = 0; ; tries += 1) {
      const surname = random.pick(listed(woman ? (lists.womenSurnames ?? lists.surnames) : lists.surnames));
      const name = `${random.pick(listed(woman ? lists.women : lists.men))} ${surname}`;
      if (taken.has(name) && tries < 50) continue;
      taken.add(name);
      return { name, surname };
    }
  };
  return ({ women, ages: [youngest, oldest], leads }) => {
    const city = random.weighted(townWeights);
    const town = towns.find((one) => one.city === city) ?? random.pick(towns);
    const community = random.weighted<Community>(town.people);
    const gender = random.chance(women) ? 'woman' : 'man';
    // More of the young.
    const age = youngest + Math.floor((oldest - youngest + 1) * random.next() ** 1.35);
    const { cultures } = communities[community];
    const own = named(gender, community);
    const who = { gender, age, cultures };
    const pin = random.pick(town.pins);
    const file = portraitFor(random, who);
    return {
      ...own,
      gender,
      age,
      town,
      pin,
      portrait: `/drawings/portraits/${leads ? onSite(file, who) : file}`,
    };
  };
}
