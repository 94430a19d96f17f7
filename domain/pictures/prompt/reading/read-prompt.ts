import { type Answers, defaultAnswers } from '#domain/house/model/answers.ts';
import { makeRandom, type Random, seedOf } from '#domain/pictures/raytracer/model/random.ts';
import { bare, styleDefaults } from '../defaults.ts';
import type { ParsedPrompt } from '../prompt.ts';
import { roofWords, wallWords } from '../words/building-words.ts';
import { extraWords } from '../words/extra-words.ts';
import { livingOf } from '../words/living.ts';
import { livingWords } from '../words/living-words.ts';
import { farSnowWords, placeWords } from '../words/place-words.ts';
import { withoutRefused } from '../words/refused-words.ts';
import { withoutWords } from '../words/size-words.ts';
import { timeWords, weatherWords } from '../words/sky-words.ts';
import { viewWords } from '../words/view-words.ts';
import { anyIn, firstIn, plain, without } from '../words/word-search.ts';
import { floorsOf, roomsOf } from './counts.ts';
import { landOf, landscapes } from './land.ts';
import { paintsOf } from './paints.ts';
import { extrasOf, styleOf } from './style.ts';

const one = <T>(from: readonly T[], random: Random, fallback: T): T =>
  from[Math.floor(random() * from.length)] ?? fallback;

const bungalows = 'bungalow, bangla, kothi, बंगला, कोठी';
const roomyExtras = ['pool', 'pond', 'fountain', 'garden', 'swing'] as const;

/** Reads a prompt in English, Hindi or Hinglish; what it does not say is chosen by a seed of its own words. */
export function readPrompt(prompt: string): ParsedPrompt {
  // The same house from another side and at another hour: neither is part of what chooses it.
  const seed = seedOf(without(plain(prompt), [viewWords, timeWords]).trim());
  const random = makeRandom(seed);
  const [cloudy, early] = [random() < 0.2, random() < 0.25];
  const text = withoutRefused(plain(prompt), withoutWords, [extraWords, roofWords, livingWords]);
  const said = firstIn(text, placeWords);
  const high = said === 'hills' || said === 'mountains';
  const style = styleOf(text) ?? (high ? 'hill' : anyIn(text, bungalows) ? 'colonial' : 'plain');
  const its = styleDefaults[style];
  const place = said ?? its.place;
  const weather = firstIn(without(text, [farSnowWords]), weatherWords) ?? (cloudy ? 'cloudy' : 'clear');
  const time = firstIn(text, timeWords) ?? (early && weather !== 'snow' ? 'morning' : 'day');
  const extras = extrasOf(text, style, random);
  const floors = floorsOf(text, prompt, its.floors);
  const kind = firstIn(text, wallWords) ?? its.wall;
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
      firstIn(text, roofWords) ??
      (paints.roof && its.roof === 'flat' && style !== 'modern' ? 'hip' : its.roof),
    wall: { kind, colour: wallColour },
    roofColour:
      firstIn(text, roofWords) === 'thatch' ? '#b89a5e' : (paints.roof ?? one(its.roofs, random, '#a5492d')),
    trimColour: paints.trim ?? its.trim,
    doorColour: paints.door ?? one(its.doors, random, '#6b3a1e'),
    carColour: paints.car ?? one(['#b3202a', '#e9e9e6', '#2b4f7d', '#5f6468', '#c7a23a'], random, '#b3202a'),
    place,
    time,
    weather,
    view: firstIn(text, viewWords),
    extras,
    living: livingOf(text),
    seed,
  };
}
