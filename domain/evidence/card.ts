import { base64url } from './base64url.ts';
import { type CardFacts, type CardHidden, type CardOpen, findHidden, isCardOpen } from './card-facts.ts';
import {
  findJson,
  type Issuer,
  readToken,
  type Sha256,
  type Signer,
  signToken,
  utf8,
} from './signed-token.ts';

// A work card: SD-JWT VC, RFC 9901. What its bearer may leave out stands in disclosures, whose digests are signed.
const typ = 'dc+sd-jwt';
/** Far above the longest card: what is longer is not looked at. */
const longest = 16_000;

/** A hidden claim as it is handed on. Its salt: 16 random bytes in base64url. */
export const disclosureOf = (salt: string, name: keyof CardHidden, value: unknown): string =>
  base64url(utf8(JSON.stringify([salt, name, value])));

const digestOf = (disclosure: string, sha256: Sha256): string => base64url(sha256(utf8(disclosure)));

/** The signed part and the chosen disclosures: what stands in a QR code. */
const cardToken = (jwt: string, disclosures: readonly string[]): string =>
  [jwt, ...disclosures, ''].join('~');

/** A card with all its parts. The digests stand in order of their text, which says nothing of what they hide. */
export function encodeCard(
  open: CardOpen,
  hidden: CardHidden,
  by: Signer & { sha256: Sha256; salt: () => string },
): string {
  const disclosures = [
    disclosureOf(by.salt(), 'work', hidden.work),
    disclosureOf(by.salt(), 'pay', hidden.pay),
  ];
  const digests = disclosures.map((one) => digestOf(one, by.sha256)).sort();
  return cardToken(signToken(typ, { ...open, _sd: digests, _sd_alg: 'sha-256' }, by), disclosures);
}

/** Salt, name and value of a disclosure, RFC 9901, 4.2.1. */
function findClaim(disclosure: string): { name: string; value: unknown } | undefined {
  const said = findJson(disclosure);
  if (!Array.isArray(said) || said.length !== 3) return undefined;
  const [salt, name, value]: unknown[] = said;
  return typeof salt === 'string' && typeof name === 'string' ? { name, value } : undefined;
}

/** The same card with these parts alone: without any it says yes or no. */
export function withParts(token: string, parts: readonly (keyof CardHidden)[]): string {
  const [jwt = '', ...disclosures] = token.split('~').slice(0, -1);
  const isChosen = (disclosure: string) => parts.some((part) => part === findClaim(disclosure)?.name);
  return cardToken(jwt, disclosures.filter(isChosen));
}

/**
 * What the disclosures say, RFC 9901, 7.1: each must be promised by exactly one digest, none may stand twice, be
 * unknown or say again what is said openly. Undefined where one is not so.
 */
function findDisclosed(
  disclosures: readonly string[],
  payload: Record<string, unknown>,
  sha256: Sha256,
): Partial<CardHidden> | undefined {
  const digests: unknown = payload._sd;
  if (payload._sd_alg !== 'sha-256' || !Array.isArray(digests)) return undefined;
  if (new Set(digests).size !== digests.length) return undefined;
  let said: Partial<CardHidden> = {};
  for (const disclosure of disclosures) {
    const claim = findClaim(disclosure);
    if (!claim || !digests.includes(digestOf(disclosure, sha256))) return undefined;
    if (Object.hasOwn(payload, claim.name) || Object.hasOwn(said, claim.name)) return undefined;
    const hidden = findHidden(claim.name, claim.value);
    if (!hidden) return undefined;
    said = { ...said, ...hidden };
  }
  return said;
}

/** What a reader of cards has at hand. */
export interface CardReader extends Issuer {
  sha256: Sha256;
  /** Seconds. */
  now: number;
  /** Places in the list of cards that were ended. */
  ended: ReadonlySet<number>;
}

export type ReadCard =
  | { result: 'real' | 'taken-back' | 'over'; facts: CardFacts }
  | { result: 'changed' | 'not-ours' };

/**
 * Reads a card as strictly as it is made: one bit that was changed anywhere is found. `changed`: it names a key of
 * ours and does not fit it; `not-ours`: it names none, or is no card at all.
 */
export function readCard(token: string, reader: CardReader): ReadCard {
  if (token.length > longest) return { result: 'not-ours' };
  const [jwt = '', ...rest] = token.split('~');
  const read = readToken(jwt, typ, reader);
  if (read.result !== 'real') return read;
  // What stands after the last `~` would be a key binding, which these cards have not.
  const { _sd, _sd_alg, ...open } = read.payload;
  const said = rest.at(-1) === '' && findDisclosed(rest.slice(0, -1), read.payload, reader.sha256);
  if (!said || !isCardOpen(open)) return { result: 'changed' };
  const facts: CardFacts = { ...open, ...said };
  if (reader.ended.has(open.status.status_list.idx)) return { result: 'taken-back', facts };
  return { result: reader.now < open.exp ? 'real' : 'over', facts };
}
