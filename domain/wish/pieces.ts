import { withPlainSigns } from './fold.ts';
import { joinedMeanings, longestPhrase, meaningOf, misspeltMeaning, placeOf } from './lexicon.ts';

/** A phrase of a sentence and what it says; `digits` and `sign` stand for themselves, `unknown` says nothing. */
export interface Piece {
  is: string;
  value: string;
  /** As it was typed. */
  raw: string;
  from: boolean;
  to: boolean;
  /** Nothing stands between it and the piece before. */
  tight: boolean;
  /** A later step has taken it up. */
  used: boolean;
}

interface Token {
  small: string;
  raw: string;
  tight: boolean;
  is: 'word' | 'digits' | 'sign' | 'phone';
}

/** Ten digits as phones are written; "don't" is one word. */
const phone =
  /(?:\+?91[ -]?)?[6-9]\d{9}(?!\d)|(?<!\d)(?:\+?91[ -])?[6-9]\d{4}[ -]\d{5}(?!\d)|(?<!\d)[6-9]\d{2}[ -]\d{3}[ -]\d{4}(?!\d)|(?<!\d)0\d{2,4}[ -]\d{6,8}(?!\d)/;
const words =
  /\d{1,3}(?:,\d{2,3}){1,9}(?!\d)|(?<!\d\.)\d{1,60}(?:\.\d{1,20}(?![.\d]))?|\d{1,60}|[\p{L}\p{M}\u200c\u200d]{1,60}(?:['’][\p{L}\p{M}]{1,30})?|[₹@/+&,;:×*–—.\n-]/u;
const scanned = new RegExp(`${phone.source}|${words.source}`, 'gu');

const isPhone = new RegExp(`^(?:${phone.source})$`);
function kindOf(text: string): Token['is'] {
  if (isPhone.test(text)) return 'phone';
  if (/^\d/.test(text)) return 'digits';
  return /^[\p{L}\p{M}\u200c\u200d]/u.test(text) ? 'word' : 'sign';
}

function tokensOf(text: string): Token[] {
  const typed = text.normalize('NFC');
  // A hyphen within a word divides it as a blank does.
  const western = withPlainSigns(typed).replace(/(?<=[\p{L}\p{M}])-(?=\p{L})/gu, ' ');
  let end = 0;
  return Array.from(western.matchAll(scanned), (match) => {
    const raw = typed.slice(match.index, match.index + match[0].length);
    const tight = match.index === end && end > 0;
    end = match.index + match[0].length;
    const is = kindOf(match[0]);
    return { small: match[0].toLowerCase().replace(/['’]/, ''), raw, tight, is };
  });
}

const piece = (
  token: Token,
  raw: string,
  found: { is: string; value: string; from?: boolean; to?: boolean },
): Piece => ({
  is: found.is,
  value: found.value,
  raw,
  from: found.from ?? false,
  to: found.to ?? false,
  tight: token.tight,
  used: false,
});

/** The longest phrase of a table that begins with the first of these words. */
function longest<T>(words: readonly Token[], of: (phrase: string) => T | undefined) {
  for (let count = words.length; count > 0; count--) {
    const found = of(
      words
        .slice(0, count)
        .map(({ small }) => small)
        .join(' '),
    );
    if (found !== undefined) return { found, count };
  }
  return undefined;
}

/** @returns the pieces that the first words make, and how many words that took */
function readWords(words: readonly [Token, ...Token[]]): { pieces: Piece[]; count: number } {
  const [first] = words;
  const rawOf = (count: number) =>
    words
      .slice(0, count)
      .map(({ raw }) => raw)
      .join(' ');
  const known = longest(words, meaningOf);
  const place = longest(words, placeOf);
  if (place && place.count > (known?.count ?? 0))
    return {
      pieces: [piece(first, rawOf(place.count), { is: 'place', value: place.found })],
      count: place.count,
    };
  if (known) return { pieces: [piece(first, rawOf(known.count), known.found)], count: known.count };
  const joined = joinedMeanings(first.small);
  if (joined)
    return {
      pieces: joined.map(([raw, found], at) => ({ ...piece(first, raw, found), tight: at > 0 })),
      count: 1,
    };
  const typo = misspeltMeaning(first.small);
  return { pieces: [piece(first, first.raw, typo ?? { is: 'unknown', value: first.small })], count: 1 };
}

/** A sentence from left to right. Each word begins at most `longestPhrase` look-ups, so that the time grows with the text. */
export function piecesOf(text: string): Piece[] {
  const tokens = tokensOf(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    if (token.is !== 'word') {
      pieces.push(
        piece(token, token.raw, {
          is: token.is,
          value: token.small.replace(/,/g, (sign) => (token.is === 'digits' ? '' : sign)),
        }),
      );
      at++;
      continue;
    }
    const rest: Token[] = [];
    for (const next of tokens.slice(at + 1, at + longestPhrase)) {
      if (next.is !== 'word') break;
      rest.push(next);
    }
    const { pieces: read, count } = readWords([token, ...rest]);
    pieces.push(...read);
    at += count;
  }
  return pieces;
}
