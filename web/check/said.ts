import { base64url } from '#domain/evidence/base64url.ts';
import { type CardReader, type ReadCard, readCard } from '#domain/evidence/card.ts';
import { type ReadSeal, readSeal } from '#domain/evidence/seal.ts';
import { utf8 } from '#domain/evidence/signed-token.ts';
import { type FileReader, type ReadFile, readFile } from '#domain/evidence/statement-file.ts';

/** All that the page reads with. */
export type Reader = CardReader & FileReader;
/** What came of a text that somebody showed. */
export type Said =
  | ({ of: 'card' } & ReadCard)
  | ({ of: 'seal' } & ReadSeal)
  /** `mark`: SHA-256 of the file, base64url, which the seal on paper has as `file`. */
  | ({ of: 'file'; mark: string } & ReadFile)
  | { of: 'too-large' };

/** Signs of a text: far above a card and a seal, and above the books of many years. */
const longestToken = 100_000;
const longestFile = 20e6;

/** A token alone: out of an address, and without what a messenger puts between its lines. */
const tokenIn = (text: string): string => text.slice(text.lastIndexOf('#') + 1).replace(/\s+/g, '');

const runsIn = (text: string): string[] => text.split(/[^\w.~-]+/);

/** The longest run of a token's signs: words stand before and after it. */
function runIn(text: string): string {
  const run = runsIn(text).reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  // The end of a sentence.
  let end = run.length;
  while (run[end - 1] === '.') end -= 1;
  return run.slice(0, end);
}

/** A part that stands apart: of a card that one changed sign cut in two. The `~` of a messenger before a name is shorter. */
const isCut = (text: string): boolean =>
  runsIn(text).some((run) => run.length >= 30 && run.includes('~') && !run.includes('.'));

function readToken(token: string, reader: Reader): Exclude<Said, { of: 'too-large' | 'file' }> {
  if (token.includes('~')) return { of: 'card', ...readCard(token, reader) };
  const seal = readSeal(token, reader);
  // A card that lost its end is a card that was changed.
  return seal.result === 'real' ? { of: 'seal', ...seal } : { of: 'card', result: seal.result };
}

/** Whether a token is as Neev made it. */
const isWhole = ({ result }: ReturnType<typeof readToken>): boolean =>
  result !== 'changed' && result !== 'not-ours';

/** Reads a text out of a square, a link, a message or a file. Whatever it is, it throws nothing. */
export async function readText(text: string, reader: Reader): Promise<Said> {
  const isFile = /^\s{0,9}\{/.test(text);
  if (text.length > (isFile ? longestFile : longestToken)) return { of: 'too-large' };
  if (isFile)
    return { of: 'file', mark: base64url(reader.sha256(utf8(text))), ...(await readFile(text, reader)) };
  const plain = text.replace(/%7e/gi, '~');
  const whole = readToken(tokenIn(plain), reader);
  if (isWhole(whole)) return whole;
  const run = readToken(runIn(plain), reader);
  // It would pass as one of fewer parts.
  if (isWhole(run) && isCut(plain)) return { of: 'card', result: 'changed' };
  return run.result === 'not-ours' ? whole : run;
}
