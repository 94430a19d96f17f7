import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { elsewhere } from '#content/elsewhere.ts';
import { articles } from '#server/features/assistant/knowledge/articles.ts';
import { dangerByWords } from '#server/features/assistant/knowledge/dangers.ts';
import { noDanger } from '#server/features/assistant/knowledge/finding/told-danger.ts';
import { plain } from '#server/platform/geo/normalise.ts';
import { makeRandom } from '#server/seeds/chance/random.ts';

export const labelled = z.strictObject({ text: z.string().min(1), class: z.string().min(1) });
export type Labelled = z.infer<typeof labelled>;

export const folder = new URL('../../content/assistant/', import.meta.url).pathname;

const read = (name: string): Labelled[] =>
  readFileSync(join(folder, 'questions', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => labelled.parse(JSON.parse(line)));

const saidOf = z.strictObject({ say: z.string().min(1), danger: z.string().min(1).nullable() });

const dangersSaid = new URL('../../content/dangers/said/', import.meta.url).pathname;
const saidIn = (name: string): Labelled[] =>
  readFileSync(join(dangersSaid, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => saidOf.parse(JSON.parse(line)))
    .map(({ say, danger }) => ({ text: say, class: danger ?? noDanger }));

/** What the model of dangers learns from: messages that tell of one, and ordinary ones, by people who know no rule. */
const saidOfDangers = (): Labelled[] => readdirSync(dangersSaid).sort().flatMap(saidIn);
/** What people say in the middle of an ordinary talk: by these it is set how sure a danger must be there. */
export const saidInTalks = (): Set<string> =>
  new Set(saidIn('turns.jsonl').flatMap(({ text, class: name }) => (name === noDanger ? [text] : [])));

/** Numbers aside: "2 masons in Pune" and "3 masons in Pune" teach the same. */
const gist = (text: string) => plain(text).replace(/\p{Nd}+/gu, '#');

/** What the router learns from: labelled questions, those that articles answer, and those about other matters. */
export function questions(): Labelled[] {
  const all = [
    ...readdirSync(join(folder, 'questions')).sort().flatMap(read),
    ...articles.flatMap(({ asked }) => asked.map((text) => ({ text, class: 'article' }))),
    ...elsewhere.map((text) => ({ text, class: 'elsewhere' })),
  ];
  const known = new Set<string>();
  return all.filter(({ text }) => !known.has(gist(text)) && known.add(gist(text)));
}

/** What says nothing tells of no danger either: pieces of words that nobody has seen say neither. */
function noise(): Labelled[] {
  const random = makeRandom(7);
  const letters = ['abcdefghijklmnopqrstuvwxyz', 'कखगघचछजटडतथदधनपबभमयरलवसहािीुेो', 'কখগচজটডতদনপবমযরলসহািীুেো'];
  const word = (from: string) =>
    Array.from({ length: random.whole(2, 9) }, () => random.pick([...from])).join('');
  return Array.from({ length: 1500 }, (_, at) => {
    const words = Array.from({ length: random.whole(1, 8) }, () => word(letters[at % 5] ?? letters[0] ?? ''));
    return { text: `${words.join(at % 3 === 0 ? "; '" : ' ')}${at % 4 === 0 ? '?' : ''}`, class: noDanger };
  });
}

/** What goes on in a talk: "no, I meant the helper", "दोनों को 5 दिन". A few words of it tell of no danger. */
const going = {
  frames: [
    ...[
      'no i meant {}',
      'no, {}',
      'i mean {}',
      'not {}, {}',
      'what about {}',
      'and {}?',
      'ok and {}',
      'how about {}',
    ],
    ...[
      'make it {}',
      'no wait {}',
      'no wait its {}',
      'wait, it is {}',
      'sorry its {}',
      'ruko {}',
      'are nahi {} hai',
      '{} instead of {}',
      'only {}',
      'and for {}',
      '{} then',
      'leave it, now {}',
      'no leave it, {}',
    ],
    ...[
      'both for {}',
      'all of them for {}',
      'sorry {}',
      'same for {}',
      'without {}',
      'with {} too',
      'if {} then',
    ],
    ...[
      'nahi {}',
      'nahi mera matlab {}',
      'aur {}',
      'aur {} ka',
      '{} nahi {}',
      'achha {}',
      'agar {} ho to',
      '{} kar do',
    ],
    ...[
      'dono ko {} rakhu to',
      'sabko {} rakhna hai',
      'sirf {}',
      'phir {} kitna',
      'theek hai ab {}',
      '{} hata do',
    ],
    ...[
      'नहीं {}',
      'मेरा मतलब {}',
      'और {}',
      'और {} का',
      '{} नहीं {}',
      'अच्छा {}',
      'अगर {} हो तो',
      '{} कर दो',
      'सिर्फ {}',
    ],
    ...['दोनों को {} रखूँ तो', 'सबको {} रखना है', 'फिर {} कितना', 'ठीक है अब {}', '{} हटा दो', 'नको {}', 'आणि {}'],
    ...['why {}', 'why so many {}', 'rubbish, {}', 'kyon {}', 'क्यों {}', '{} क्यों', '{} असेल तर', '{} किती'],
    ...[
      '{} evlo',
      '{} motham',
      '{} enta',
      '{} mattum',
      '{} matrame',
      '{} koto',
      '{} কেন',
      '{} ఎందుకు',
      '{} ஏன்',
    ],
    ...['আর {}', 'না {}', '{} হলে', 'మరి {}', 'కాదు {}', '{} అయితే', 'மற்றும் {}', 'இல்ல {}', '{} என்றால்'],
  ],
  things: [
    ...[
      'helper',
      'the helper',
      'mason',
      'painter',
      'carpenter',
      'plumber',
      'tiles',
      'cement',
      'sand',
      'one more room',
    ],
    ...[
      '5 days',
      '10 feet',
      '1500 sq ft',
      '30x50',
      '30 by 60',
      '12 by 14 feet',
      'two floors',
      'Mumbai',
      'Haryana',
      'Pune',
      'the total',
      'the rate',
      'the stone chips',
      'the second one',
      'his own machine',
      'taking away the rubble',
      'two rooms',
      '4 of them',
    ],
    ...[
      'beldar',
      'mistri',
      'majdoor',
      'palledar',
      'eent',
      'ret',
      '5 din',
      '9 inch',
      'ek kamra',
      'dono',
      'kul',
      'rate',
    ],
    ...[
      'हेल्पर',
      'बेलदार',
      'मिस्त्री',
      'मज़दूर',
      'ईंट',
      'रेत',
      '5 दिन',
      '9 इंच',
      'एक कमरा',
      'दोनों',
      'कुल',
      'रेट',
      'गहराई',
    ],
    ...[
      'height',
      'depth',
      'length',
      'the wall',
      'the roof',
      'the beam',
      'the plan',
      'chhat',
      'deewar',
      'छत',
      'दीवार',
    ],
  ],
};
function turns(): Labelled[] {
  const random = makeRandom(11);
  return Array.from({ length: 1500 }, (_, at) => ({
    text: (going.frames[at % going.frames.length] ?? '').replace(/\{\}/g, () => random.pick(going.things)),
    class: noDanger,
  }));
}

/** Of the examinations in bench/assistant/handed those that were looked at. */
export const lookedAt = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
];
const examined = z.object({
  say: z.union([z.string(), z.array(z.string())]),
  accept: z.array(z.string()).default([]),
});
/** A good answer tells a number to call. */
const wantsNumber = /112|108|101|1906|\[1१/;
/** Examinations that were looked at are none any more: they teach. What is wanted of an answer says which told of a danger. */
function examinations(): Labelled[] {
  const from = new URL('../../bench/assistant/handed/', import.meta.url).pathname;
  const lines = (set: string, part: string): unknown[] =>
    readFileSync(join(from, set, `${part}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  const talk = z.object({ turns: z.array(examined) });
  return lookedAt.flatMap((set) => {
    const ordinary = [
      ...['safe', 'singles'].flatMap((part) => lines(set, part).map((one) => examined.parse(one))),
      ...lines(set, 'talks').flatMap((one) => talk.parse(one).turns),
    ].filter(({ accept }) => !wantsNumber.test(accept.join(' ')));
    const dangers = lines(set, 'dangers').map((one) => examined.parse(one));
    const labelledAs = (some: typeof ordinary, name: string) =>
      some
        .flatMap(({ say }) => (typeof say === 'string' ? say : (say.at(-1) ?? '')))
        .map((text) => ({ text, class: name }));
    return [...labelledAs(dangers, 'danger'), ...labelledAs(ordinary, noDanger)];
  });
}

/** What teaches whether a message tells of a danger (`all`), and which one (`told`, the ordinary ones aside). */
export function dangerExamples() {
  const told = saidOfDangers();
  // Some articles answer what is a danger, which the words tell: these teach neither.
  const everyday = questions()
    .filter(({ text }) => !dangerByWords(text))
    .map(({ text }) => ({ text, class: noDanger }));
  const whether = told.map(({ text, class: name }) => ({
    text,
    class: name === noDanger ? noDanger : 'danger',
  }));
  return { told, everyday, all: [...whether, ...examinations(), ...everyday, ...noise(), ...turns()] };
}

export const hashOf = (all: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex');
