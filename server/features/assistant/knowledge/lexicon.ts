import { empty, everyday, jargon, meanings } from '#content/meanings.ts';
import { once } from '#server/platform/config/once.ts';
import { normalise, plain } from '#server/platform/geo/normalise.ts';
import { memoize } from '#server/platform/memoize.ts';

/** The commonest Hindi verbs, which help others, by their sound and in all their forms: "karna", "rakhein", "lagega". */
const HELPING_VERB =
  /^(?:kar|karva?|rak|rakva?|lag|laga|lagva?|ban|bana|banva?|dal|dalva|dek|mil|bata|sak|chah|pad|par|ho|ja|de|le|a|bol|kah|chal|chala|mang|soch|samaj|puch|rah|reh)(?:|n|na|ne|ni|t|ta|te|ti|a|e|en|o|i|u|un|on|ya|ye|yi|ia|ie|ae|aen|ao|ke|kar|ega|egi|enge|unga|ungi)$/;

const jargonStems = once(() => new Set(jargon.split(' ').map((word) => stem(normalise(word)))));
const everydayMeanings = new Set(everyday.split(' ').map((name) => `:${name}`));

/** Whether a term, a meaning or a word's stem, belongs to building and to nothing else. */
export const isOfTheTrade = (term: string): boolean =>
  term.startsWith(':') ? !everydayMeanings.has(term) : jargonStems().has(term);

/** The endings of both languages: plurals, cases and verbs, so that "दीवारों", "diwaren" and "walls" meet. */
function stem(folded: string): string {
  let word = folded;
  for (const [ending, least] of [
    [/s$/, 3],
    [/(?:ing|ed)$/, 3],
    [/(?:on|en|an){1,6}$/, 4],
    [/[aeo]{1,5}$/, 3],
  ] as const) {
    const shorter = word.replace(ending, '');
    if (shorter.length >= least) word = shorter;
  }
  return word;
}

/** One word in three spellings, each looser than the one before: as written, by its sound, without its ending. */
interface Word {
  written: string;
  sound: string;
  stem: string;
}

/** The words of all articles, read several times each, are some twelve thousand. */
const readWord = memoize(20_000, (token): Word => {
  const sound = normalise(token);
  return { written: token.replace(/\u093c/g, ''), sound, stem: stem(sound) };
});

/** "Rok lu", "kya le lun": a verb; the hot wind stands alone, or behind the heat. */
const verbLu = /(?<!(?:^|garmi|garam|dhoop|dhup|aur|and|tez|se|to) )(?<= )lu+n?(?= |$)(?! lag)/gu;

const readWords = (text: string): Word[] =>
  plain(text)
    .replace(verbLu, '')
    .split(' ')
    .filter(Boolean)
    .map(readWord)
    // A sign that stands for no sound, such as "ॱ", is no word.
    .filter((word) => word.sound !== '');

const spellings = ['written', 'sound', 'stem'] as const;

const isEmpty = once(() => {
  const emptyWords = empty.split(' ').flatMap(readWords);
  return {
    written: new Set(emptyWords.map((word) => word.written)),
    sound: new Set(emptyWords.map((word) => word.sound)),
  };
});

const keyOf = (words: readonly Word[], spelling: keyof Word): string =>
  words.map((word) => word[spelling]).join(' ');

/** The names of meanings by the words for them; the first row that has a word keeps it. */
const lexicon = once(() => {
  const nameBy = {
    written: new Map<string, string>(),
    sound: new Map<string, string>(),
    stem: new Map<string, string>(),
  };
  for (const row of meanings) {
    const [first = '', ...others] = row.split(', ');
    for (const entry of [first, ...others]) {
      const words = readWords(entry);
      for (const spelling of spellings) {
        const key = keyOf(words, spelling);
        if (!nameBy[spelling].has(key)) nameBy[spelling].set(key, `:${first}`);
      }
    }
  }
  const longestEntry = Math.max(...[...nameBy.stem.keys()].map((key) => key.split(' ').length));
  return { nameBy, longestEntry };
});

/** `meaning` is the row of the lexicon, or null for a word that it does not know. */
export interface Term {
  words: string[];
  meaning: string | null;
}

/** Null for a word that means nothing by itself. The nearer spelling decides: "door" is no "दूर", "wall" no "wala". */
function termOf(word: Word): Term | null {
  for (const spelling of spellings) {
    if (spelling === 'sound' && HELPING_VERB.test(word.sound)) return null;
    const meaning = lexicon().nameBy[spelling].get(word[spelling]);
    if (meaning !== undefined) return { words: [word.stem], meaning };
    // "make" and "makan" share a stem: without its ending no word counts as empty.
    if (spelling !== 'stem' && isEmpty()[spelling].has(word[spelling])) return null;
  }
  return { words: [word.stem], meaning: null };
}

/** A text as terms, the longest known phrase first; words without meaning of their own are left out. */
export function readTerms(text: string): Term[] {
  const { nameBy, longestEntry } = lexicon();
  const words = readWords(text);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longestEntry, words.length - at);
    while (length > 1 && !nameBy.stem.has(keyOf(words.slice(at, at + length), 'stem'))) length--;
    const found = words.slice(at, at + length);
    const [only] = found;
    const phrase = nameBy.stem.get(keyOf(found, 'stem'));
    const term =
      length > 1 ? { words: found.map((word) => word.stem), meaning: phrase ?? null } : only && termOf(only);
    if (term) terms.push(term);
    at += length;
  }
  return terms;
}

/** Whether a text has a word of building in it: what has none may be about anything. */
export const isOnTheTrade = (text: string): boolean =>
  readTerms(text).some(({ words, meaning }) =>
    [...(meaning === null ? [] : [meaning]), ...words].some(isOfTheTrade),
  );
