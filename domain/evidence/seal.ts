import { type Issuer, isObject, readToken, type Signer, signToken } from './signed-token.ts';

const typ = 'neev-statement';
/** Far above the longest seal. */
const longest = 4000;

/** What Neev seals of a statement. Whole rupees; days by half and full. */
export interface Seal {
  /** PUBLIC_URL. */
  iss: string;
  /** Seconds. */
  iat: number;
  name: string;
  /** `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
  sums: { days: number; wages: number; paid: number; owed: number };
  /** The log at that time, its root in base64. Null where no log is at hand. */
  log: { origin: string; size: number; root: string } | null;
  /** SHA-256 of `neev-statement.json`, base64url; in the seal inside that file that of `fileHash`, in a claim's that of `headsHash`. */
  file: string;
}

export type ReadSeal = { result: 'real'; seal: Seal } | { result: 'changed' | 'not-ours' };

export const encodeSeal = (seal: Seal, by: Signer): string => signToken(typ, seal, by);

function isSeal(value: unknown): value is Seal {
  if (!isObject(value) || !isObject(value.sums)) return false;
  const { sums, log } = value;
  const texts = [value.name, value.from, value.to, value.file];
  const isLog =
    log === null ||
    (isObject(log) &&
      typeof log.origin === 'string' &&
      typeof log.root === 'string' &&
      Number.isSafeInteger(log.size));
  return (
    isLog &&
    texts.every((text) => typeof text === 'string') &&
    [value.iat, sums.days, sums.wages, sums.paid, sums.owed].every(Number.isFinite)
  );
}

/** Reads the seal of a statement as `readCard` reads a card. */
export function readSeal(token: string, issuer: Issuer): ReadSeal {
  if (token.length > longest) return { result: 'not-ours' };
  const read = readToken(token, typ, issuer);
  if (read.result !== 'real') return read;
  return isSeal(read.payload) ? { result: 'real', seal: read.payload } : { result: 'changed' };
}
