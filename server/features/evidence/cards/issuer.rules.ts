import { createHash, sign } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { keyName, type Signer, signToken } from '#domain/evidence/signed-token.ts';
import type { SigningKey } from '#server/platform/config/keys/ed25519.ts';
import type { Services } from '#server/platform/services.ts';
import { placesOfCards } from './card.data.ts';
import type { Cards } from './cards.ts';
import { readEnded } from './ended-cards.rules.ts';
import { cardKeys, keepCardKey } from './issuer.data.ts';

export const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const nameOfKey = ({ publicKey }: SigningKey): string => keyName(publicKey, sha256);

/** Who signs cards and lists. */
export function signerOf({ evidence }: Pick<Services, 'evidence'>): Signer {
  const { card } = evidence.current;
  return { kid: nameOfKey(card), sign: (message) => sign(null, message, card.privateKey) };
}

/** The same, where what it signs is read for years: its key is written down first, as another may sign by then. */
export async function keptSigner(services: Pick<Services, 'evidence' | 'db'>): Promise<Signer> {
  const signer = signerOf(services);
  await keepCardKey(services.db, signer.kid, services.evidence.current.card.publicKey);
  return signer;
}

/** Every key by which a card or a seal that is about can have been signed. */
async function issuerKeys({ db, evidence }: Services): Promise<Map<string, Buffer>> {
  const ours = [evidence.current.card, ...(evidence.previous ? [evidence.previous.card] : [])];
  return new Map([
    ...ours.map((key) => [nameOfKey(key), key.publicKey] as const),
    ...(await cardKeys(db)).map((row) => [row.kid, row.public] as const),
  ]);
}

/** What readers of cards take Neev's keys from (`/.well-known/jwt-vc-issuer`). */
export async function issuerOf(services: Services) {
  const keys = [...(await issuerKeys(services))].map(([kid, publicKey]) => ({
    ...({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' } as const),
    ...{ kid, x: publicKey.toString('base64url') },
  }));
  return { issuer: services.settings.publicUrl, jwks: { keys } };
}

/** Where a card's reader finds whether it ended. */
export const statusAddress = ({ settings }: Pick<Services, 'settings'>): string =>
  `${settings.publicUrl}/card/status`;

/** Seconds for which a list can be kept. */
export const listSeconds = 60;
const daySeconds = 86_400;

/** The Token Status List: a bit a card, the lowest of each byte first, set where it ended, for good: a witness looks. */
export async function statusList({ services, now }: Cards): Promise<string> {
  const { db, settings } = services;
  const { all } = await readEnded(db, now());
  const bits = Buffer.alloc(Math.max(1, Math.ceil((await placesOfCards(db)) / 8)));
  for (const idx of all) bits[idx >> 3] = (bits[idx >> 3] ?? 0) | (1 << (idx & 7));
  const iat = Math.floor(now().getTime() / 1000);
  const list = {
    ...{ iss: settings.publicUrl, sub: statusAddress(services) },
    ...{ iat, exp: iat + daySeconds, ttl: listSeconds },
    status_list: { bits: 1, lst: deflateSync(bits, { level: 9 }).toString('base64url') },
  };
  return signToken('statuslist+jwt', list, signerOf(services));
}
