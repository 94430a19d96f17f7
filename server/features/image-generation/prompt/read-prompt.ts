import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import { readLandSize } from '#domain/house/model/land-size.ts';
import { makeRandom, type Random, seedOf } from '../raytracer/maths/random.ts';
import { bare, usual } from './defaults.ts';
import type { ParsedPrompt, Place, Style } from './prompt.ts';
import * as words from './prompt-words.ts';
import { allIn, anyIn, firstIn, plain, withoutRefused } from './word-tables.ts';

const landscapes: Record<Place, Answers['areaType']> = {
  town: 'Plan',
  green: 'Plan',
  hills: 'Hill',
  mountains: 'Hill',
  desert: 'Desert',
  sea: 'Rain',
  river: 'Near by River',
};

const one = <T>(from: readonly T[], random: Random, fallback: T): T =>
  from[Math.floor(random() * from.length)] ?? fallback;

/** A number that stands right before one of the words. */
function countOf(text: string, list: string): number | undefined {
  for (const word of plain(list.replaceAll(',', ' ')).trim().split(' '))
    for (const { value, at, length } of allIn(text, words.numberWords)) {
      const after = text.slice(at + length - 1, at + length + word.length + 1);
      if (after === ` ${word} ` || after === ` ${word}s`) return Number(value);
    }
  return undefined;
}

function floorsOf(text: string, raw: string, usually: number): number {
  const above = /\bg\s*\+\s*([1-3])\b/i.exec(raw)?.[1];
  if (above) return Number(above) + 1;
  const said =
    countOf(text, words.floorWords) ?? (anyIn(text, 'duplex, double storey, डुप्लेक्स') ? 2 : undefined);
  if (said !== undefined) return Math.min(4, said);
  return anyIn(text, 'bungalow, bangla, बंगला, cottage, hut, cabin, झोपड़ी') ? 1 : usually;
}

function roomsOf(text: string, floors: number): Answers['rooms'] {
  const said = countOf(text, words.roomWords);
  if (said !== undefined)
    return ({ 1: '2BHK', 2: '2BHK', 3: '3BHK', 4: '4BHK', 5: '5BHK' } as const)[said] ?? '3BHK';
  return floors === 1 ? '3BHK' : floors === 2 ? '3BHK' : '4BHK';
}

/** A size that is said, when a house of it fits well into a picture. */
function landOf(text: string, raw: string, roomy: boolean): string {
  const said =
    /\d[\d.,]*\s*(?:x|×|\*|by)\s*\d[\d.,]*|\d[\d.,]*\s*(?:gaj|gaz|sq\.?\s*(?:ft|feet|yards?|m)|guntha|गज|वर्ग)/iu.exec(
      raw,
    )?.[0];
  const reading = said ? readLandSize(said) : undefined;
  if (said && reading?.ok && reading.land.area >= 80 && reading.land.area <= 800 && reading.land.width >= 7)
    return said;
  if (roomy) return '75x92';
  if (anyIn(text, words.bigWords)) return '70x80';
  return anyIn(text, words.smallWords) ? '50x60' : '60x70';
}

interface Paints {
  wall?: string;
  roof?: string;
  door?: string;
  car?: string;
  trim?: string;
}

/** Each colour goes to what is named next after it, within a few words; one that stands alone is the wall's. */
function paintsOf(text: string): Paints {
  const paints: Paints = {};
  let end = 0;
  for (const { value, at, length } of allIn(text, words.colourWords)) {
    if (at < end) continue;
    end = at + length - 1;
    const near = plain(
      text
        .slice(at + length - 1)
        .trim()
        .split(' ')
        .slice(0, 3)
        .join(' '),
    );
    const what = allIn(near, words.paintedWords)[0]?.value ?? 'wall';
    if (what !== 'none') paints[what] ??= value;
  }
  return paints;
}

function styleOf(text: string): Style | undefined {
  const found = allIn(text, words.styleWords);
  // 'Modern Kerala house' is a Kerala house: modern is the weaker word, and so is village.
  return found.find(({ value }) => value !== 'modern' && value !== 'village')?.value ?? found[0]?.value;
}

function extrasOf(text: string, style: Style, random: Random): ParsedPrompt['extras'] {
  const extras = new Set(allIn(text, words.extraWords).map(({ value }) => value));
  if (style === 'kerala') extras.add('palms');
  if (style === 'rajasthani') extras.add('jaali');
  if (style === 'colonial') extras.add('arches').add('columns');
  if (extras.has('columns') && style !== 'modern' && style !== 'rajasthani') extras.add('verandah');
  if (random() < 0.4) extras.add('flowers');
  return [...extras];
}

const bungalows = 'bungalow, bangla, kothi, बंगला, कोठी';
const roomyExtras = ['pool', 'pond', 'fountain', 'garden', 'swing'] as const;

/** Reads a prompt in English, Hindi or Hinglish; what it does not say is chosen by a seed of its own words. */
export function readPrompt(prompt: string): ParsedPrompt {
  const seed = seedOf(prompt.trim().toLowerCase());
  const random = makeRandom(seed);
  const text = withoutRefused(plain(prompt), words.withoutWords, [words.extraWords, words.roofWords]);
  const said = firstIn(text, words.placeWords);
  const high = said === 'hills' || said === 'mountains';
  const style = styleOf(text) ?? (high ? 'hill' : anyIn(text, bungalows) ? 'colonial' : 'plain');
  const its = usual[style];
  const place = said ?? its.place;
  const weather = firstIn(text, words.weatherWords) ?? (random() < 0.2 ? 'cloudy' : 'clear');
  const time = firstIn(text, words.timeWords) ?? (random() < 0.25 && weather !== 'snow' ? 'morning' : 'day');
  const extras = extrasOf(text, style, random);
  const floors = floorsOf(text, prompt, its.floors);
  const kind = firstIn(text, words.wallWords) ?? its.wall;
  const paints = paintsOf(text);
  const wallColour =
    paints.wall ??
    (kind === its.wall
      ? one(its.walls, random, '#efe2c6')
      : (bare[kind] ?? one(its.walls, random, '#efe2c6')));
  const answers: Answers = {
    ...defaultAnswers,
    landSize: landOf(
      text,
      prompt,
      roomyExtras.some((extra) => extras.includes(extra)),
    ),
    rooms: roomsOf(text, floors),
    parking: extras.includes('car') ? 'Yes' : 'No',
    areaType: landscapes[place],
    floors,
  };
  return {
    answers,
    style,
    roof:
      firstIn(text, words.roofWords) ??
      (paints.roof && its.roof === 'flat' && style !== 'modern' ? 'hip' : its.roof),
    wall: { kind, colour: wallColour },
    roofColour:
      firstIn(text, words.roofWords) === 'thatch'
        ? '#b89a5e'
        : (paints.roof ?? one(its.roofs, random, '#a5492d')),
    trimColour: paints.trim ?? its.trim,
    doorColour: paints.door ?? one(its.doors, random, '#6b3a1e'),
    carColour: paints.car ?? one(['#b3202a', '#e9e9e6', '#2b4f7d', '#5f6468', '#c7a23a'], random, '#b3202a'),
    place,
    time,
    weather,
    extras,
    seed,
  };
}
