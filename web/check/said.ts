import { type CardReader, type ReadCard, readCard } from '#domain/evidence/card.ts';
import { type ReadSeal, readSeal } from '#domain/evidence/seal.ts';

/** What came of a text that somebody showed. */
export type Said = ({ of: 'card' } & ReadCard) | ({ of: 'seal' } & ReadSeal) | { of: 'too-large' };

/** Far above a card and a seal, as signs of a text. */
const longestText = 100_000;

/** A token alone: out of an address, and without what a messenger puts between its lines. */
export function tokenIn(text: string): string {
  const token = text.slice(text.lastIndexOf('#') + 1).replace(/\s+/g, '');
  return token.replace(/%7e/gi, '~');
}

/** Reads a text out of a square, a link or a message. Whatever it is, it throws nothing. */
export function readText(text: string, reader: CardReader): Said {
  if (text.length > longestText) return { of: 'too-large' };
  const token = tokenIn(text);
  if (token.includes('~')) return { of: 'card', ...readCard(token, reader) };
  const seal = readSeal(token, reader);
  // A card that lost its end is a card that was changed.
  return seal.result === 'real' ? { of: 'seal', ...seal } : { of: 'card', result: seal.result };
}
