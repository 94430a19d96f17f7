import { roofWords, wallWords } from './building-words.ts';
import { floorWords, numberWords, roomWords } from './count-words.ts';
import { extraWords } from './extra-words.ts';
import { facadeWords } from './facade-words.ts';
import { describing, fillerWords } from './filler-words.ts';
import { furnitureWords, insideRoomWords, insideWords } from './inside-words.ts';
import { livingWords, notLiving } from './living-words.ts';
import { colourWords, paintedWords } from './paint-words.ts';
import { farSnowWords, placeWords } from './place-words.ts';
import type { Extra, ParsedPrompt } from './prompt.ts';
import { readPrompt } from './read-prompt.ts';
import { withoutRefused } from './refused-words.ts';
import { bigWords, smallWords, withoutWords } from './size-words.ts';
import { timeWords, weatherWords } from './sky-words.ts';
import { styleWords } from './style-words.ts';
import { viewWords } from './view-words.ts';
import { allIn, plain } from './word-search.ts';
import type { WordTable } from './word-table.ts';

/** Taken out one after the other, phrases before words. */
const always: readonly WordTable<string>[] = [
  facadeWords,
  viewWords,
  timeWords,
  colourWords,
  paintedWords,
  wallWords,
  styleWords,
  numberWords,
  [
    ['filler', fillerWords],
    ['size', `${bigWords}, ${smallWords}`],
    ['inside', insideWords],
    ['rooms', roomWords],
    ['floors', floorWords],
  ],
];
const outside: readonly WordTable<string>[] = [
  farSnowWords,
  placeWords,
  weatherWords,
  roofWords,
  livingWords,
  [['named', notLiving]],
];
/** What a window shows belongs to the inside too: rain and hills are seen through it. */
const within: readonly WordTable<string>[] = [
  farSnowWords,
  placeWords,
  weatherWords,
  insideRoomWords,
  [['furniture', furnitureWords]],
];
/** What can stand in a room as well as before the house. */
const indoors: readonly Extra[] = ['lamps', 'flowers', 'glass', 'columns', 'jaali'];

/** Not drawn although it is known: of several waters one, on a sloped roof neither dome nor panels. */
function isLeftOut(extra: Extra, { extras, roof, inside }: ParsedPrompt): boolean {
  if (inside) return !indoors.includes(extra);
  const waters = (['pool', 'pond', 'fountain'] as const).filter((one) => extras.includes(one));
  if (waters.some((one) => one === extra)) return waters[0] !== extra;
  if (extra === 'swing') return waters.length > 0;
  return (extra === 'dome' || extra === 'solar') && roof !== 'flat';
}

/** Marks the words of what a table knows. */
function cover(
  text: string,
  covered: boolean[],
  {
    table,
    as = true,
    of = () => true,
  }: { table: WordTable<string>; as?: boolean; of?: (value: string) => boolean },
): void {
  for (const { value, at, length } of allIn(text, table)) {
    if (!of(value)) continue;
    const count = (part: string) => part.trim().split(' ').filter(Boolean).length;
    const from = count(text.slice(0, at + 1));
    covered.fill(as, from, from + count(text.slice(at, at + length)));
  }
}

const many =
  /^(?:[5-9]|\d\d+|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|panch|paanch|chhah|saat|aath|das|पाँच|पांच|छह|सात|आठ|नौ|दस)$/;

/** More floors than a house of the planner has. */
function tooHigh(words: readonly string[]): number[] {
  const floors = new Set(floorWords.split(',').map((word) => plain(word).trim()));
  return words.flatMap((word, place) => {
    const next = words[place + 1] ?? '';
    return many.test(word) && (floors.has(next) || floors.has(next.replace(/s$/, ''))) ? [place] : [];
  });
}

/** How a word was written, by what it is read as. */
function spellings(prompt: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of prompt.split(/[^\p{L}\p{M}\p{N}]+/u)) {
    const read = plain(word).trim();
    if (read && !found.has(read)) found.set(read, word);
  }
  return found;
}

/** At most so many are named: a line, not a page. */
const mostNamed = 6;

/** What the words ask for and the built-in picture has not, in the user's own words. */
export function notDrawn(prompt: string): string[] {
  const parsed = readPrompt(prompt);
  const text = withoutRefused(plain(prompt), withoutWords, [extraWords, roofWords, livingWords]);
  const words = text.trim().split(' ').filter(Boolean);
  const covered: boolean[] = words.map(
    (word) => word.length < 2 || /^[\p{N}a-z]?\p{N}+$/u.test(word) || describing.test(word),
  );
  for (const table of [...always, extraWords, ...(parsed.inside ? within : outside)])
    cover(text, covered, { table });
  const of = (extra: string) => isLeftOut(extra as Extra, parsed);
  cover(text, covered, { table: extraWords, as: false, of });
  const written = spellings(prompt);
  const phrases: string[] = [];
  for (const place of tooHigh(words)) covered.fill(false, place, place + 2);
  let last = -2;
  for (const [place, word] of words.entries()) {
    if (covered[place]) continue;
    const own = written.get(word) ?? word;
    if (last === place - 1 && phrases.length > 0) phrases[phrases.length - 1] += ` ${own}`;
    else phrases.push(own);
    last = place;
  }
  return [...new Set(phrases)].slice(0, mostNamed);
}
