import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asDevanagari } from '#domain/wish/fold.ts';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { once } from '#server/platform/config/once.ts';
import { isMarathi } from './language.ts';

/** Languages with nearly the order of words of Hindi, each with the block of Unicode of its letters. */
const scripts = { bn: /[\u0980-\u09ff]/, te: /[\u0c00-\u0c7f]/, ta: /[\u0b80-\u0bff]/ } as const;
/** Of `rom`, words of the southern ones, Bengali and Marathi as they are typed with Latin letters. */
type Glossed = keyof typeof scripts | 'mr' | 'rom';

/** Words of a phrase, and signs of a beginning that is looked up. */
const most = { words: 3, signs: 40 };

/** Two ways of writing one letter are one; joiners are not seen. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '')
    .toLowerCase();

/** Beginnings of words, whole ones (ending with a space) and those tied to a number (#), with what is said in Hindi. */
const glossOf = (language: Glossed): Map<string, string> => {
  const file = join(projectRoot(), 'content/assistant/glosses', `${language}.tsv`);
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [entry = '', hindi = ''] = line.split('\t');
        const words = plain(entry.replace(/^=/, '').replaceAll('_', ' '));
        return [/^[=#]/.test(entry) ? `${words} ` : words, hindi];
      }),
  );
};
const glosses = {
  bn: once(() => glossOf('bn')),
  te: once(() => glossOf('te')),
  ta: once(() => glossOf('ta')),
  mr: once(() => glossOf('mr')),
  rom: once(() => glossOf('rom')),
};

/** The longest entry that stands at the beginning of these words, and how many of them it takes. */
function entryAt(gloss: Map<string, string>, words: readonly string[]) {
  for (let count = Math.min(most.words, words.length); count > 0; count--) {
    const phrase = words.slice(0, count).join(' ');
    const inWords = count === 1 ? 0 : words.slice(0, count - 1).join(' ').length + 1;
    for (let end = Math.min(phrase.length + 1, most.signs); end > inWords; end--) {
      const hindi = gloss.get(`${phrase} `.slice(0, end));
      if (hindi !== undefined) return { hindi, count };
    }
  }
  return undefined;
}

/** Endings of case and number, which stand at any word there: without them it may be a word that is known. */
const endings: Readonly<
  Record<Exclude<Glossed, 'rom'>, readonly (readonly [ending: string, instead: string])[]>
> = {
  te: pairs('లకి:ల లకు:ల లకే:ల కి: కు: కే: కా: లో: తో: ని: ను: లు: ల: గా: ది: దే: నుంచి: నుండి: కోసం: ే:ు ేం:ు'),
  ta: pairs(
    'த்துக்கு:ம் த்துக்கும்:ம் த்தில்:ம் த்தை:ம் த்துல:ம் ுக்கு:் ுக்கும்:் ுக்கு:ு க்கு: க்கும்: ில்:் ில்:ு ிலே:் ுல:் ுல:ு ை:் யை: ையும்:் ும்:் ும்:ு வும்: யும்: ோட:் ோட:ு ங்க: கள்: ங்கள்:ம் தான்: ா:்',
  ),
  bn: pairs('গুলোর: গুলো: গুলা: গুলি: টার: টাকে: টাতে: টা: টি: দের: ের: কে: তে: র: য়: ে: ও: ই: টুকু:'),
  mr: pairs(
    'ांना: ांच्या: ांची: ांचा: ांचे: ांसाठी: ासाठी: साठी: ाच्या: ाची: ाचा: ाचे: च्या: ची: चा: चे: ाला: ला: ना: ात: ीत:ी त: ाने: ाने:ा ने: नी: ावर: वर: च: ही: ांत: ात:ा ाला:ा ाची:ा',
  ),
};
function pairs(table: string): (readonly [string, string])[] {
  return table.split(' ').map((pair) => {
    const [ending = '', instead = ''] = pair.normalize('NFC').split(':');
    return [ending, instead] as const;
  });
}
/** Shorter words without their ending are often other ones. */
const leastStem = 2;
function stemOf(gloss: Map<string, string>, language: Glossed, word: string): string | undefined {
  if (language === 'rom') return undefined;
  for (const [ending, instead] of endings[language]) {
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < leastStem || !word.endsWith(ending)) continue;
    const hindi = gloss.get(`${stem}${instead} `);
    if (hindi !== undefined) return hindi;
  }
  return undefined;
}

/** What stands behind its size is an adjective in Hindi: "20 फुट लंबाई 10 फुट" would be a length of 10 feet. */
const adjectives = {
  लंबाई: 'लंबी',
  चौड़ाई: 'चौड़ी',
  ऊँचाई: 'ऊँची',
  मोटाई: 'मोटी',
  गहराई: 'गहरी',
} as const;
const measured = /(\p{Nd} ?(?:फुट|इंच|मीटर) )(लंबाई|चौड़ाई|ऊँचाई|मोटाई|गहराई)(?![\p{L}\p{M}])/gu;

function glossed(language: Glossed, text: string): string {
  const gloss = glosses[language]();
  const pieces = plain(text).match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? [];
  const said: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] ?? '';
    if (!/\p{L}/u.test(piece)) {
      said.push(piece);
      at += 1;
      continue;
    }
    // Words of a phrase stand one space apart.
    // "10க்கு 12": what is tied to a number says another thing there.
    const tied = /\d$/.test(pieces[at - 1] ?? '') ? gloss.get(`#${piece} `) : undefined;
    if (tied !== undefined) {
      said.push(` ${tied}`);
      at += 1;
      continue;
    }
    const words = [piece];
    while (words.length < most.words && pieces[at + 2 * words.length - 1] === ' ')
      words.push(pieces[at + 2 * words.length] ?? '');
    const entry = entryAt(gloss, words);
    const hindi = entry?.hindi ?? stemOf(gloss, language, piece);
    said.push(hindi ?? piece.replace(/[\u0980-\u0c7f]/g, asDevanagari));
    at += 2 * (entry?.count ?? 1) - 1;
  }
  return said
    .join('')
    .replace(peopleOfTrade, ' ')
    .replace(measured, (_, size: string, name: keyof typeof adjectives) => size + adjectives[name]);
}

/** "Two people masons", as some of these languages count them, are two masons. */
const peopleOfTrade =
  / लोग (?=(?:राज|मिस्त्री|राजमिस्त्री|कारीगर|हेल्पर|मज़?दूर|लेबर|बेलदार|बढ़ई|पेंटर|प्लंबर|इलेक्ट्रिशियन)(?![\p{L}\p{M}]))/gu;
/** Land is measured there as in West Bengal, unless another state is named. */
const ofBengal = /(?:बीघा|बिघा|काठा|कट्ठा|कठ्ठा)/u;
const withState = (hindi: string): string =>
  ofBengal.test(hindi) && !/बिहार|असम|प्रदेश|बंगाल|झारखंड/u.test(hindi) ? `${hindi} पश्चिम बंगाल` : hindi;

/**
 * A message in Marathi, Bengali, Telugu or Tamil word by word in Hindi, which is read well; any other as it is.
 * @param talk all messages of the user: "तीन दिवस" is Marathi where another one is
 */
export function asHindi(text: string, talk: readonly string[] = [text]): string {
  for (const [language, letters] of Object.entries(scripts))
    if (letters.test(text)) {
      const hindi = glossed(language as keyof typeof scripts, text);
      return language === 'bn' ? withState(hindi) : hindi;
    }
  if (/[\u0900-\u097f]/.test(text) && talk.some(isMarathi)) return glossed('mr', text);
  return latinGlossed(text);
}

const latinWord = /^[a-z]{2,14}$/i;
/** Words and phrases of up to three of them, as they stand in the table; every other word stays as it was typed. */
function latinGlossed(text: string): string {
  const known = glosses.rom();
  const pieces = text.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]+/gu) ?? [];
  const said: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let count = latinWord.test(pieces[at] ?? '') ? 1 : 0;
    while (count > 0 && count < most.words && isNextWord(pieces, at + 2 * count)) count += 1;
    let hindi: string | undefined;
    for (; count > 0 && hindi === undefined; count -= 1) {
      const phrase = Array.from({ length: count }, (_, place) => pieces[at + 2 * place]).join(' ');
      hindi = known.get(`${phrase.toLowerCase()} `);
      if (hindi !== undefined) at += 2 * count - 1;
    }
    said.push(hindi ?? pieces[at++] ?? '');
  }
  return said.join('');
}
const isNextWord = (pieces: readonly string[], at: number): boolean =>
  pieces[at - 1] === ' ' && latinWord.test(pieces[at] ?? '');
