import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';

// A sealed backup is a header and pieces. The header: the mark, a salt, a check that tells a wrong key from a damaged
// file, the front of every nonce. A piece: 64 KiB sealed with AES-256-GCM, then its tag; the last is shorter or as long.
// A piece's nonce holds its number and whether it is the last one, and the header counts as part of each: no piece can be
// changed, moved, left out or taken from another file, and no end cut off, without a tag that does not fit.

export const mark = Buffer.from('NEEVSEALED1\n');
export const pieceBytes = 64 * 1024;
export const tagBytes = 16;
const saltBytes = 16;
const checkBytes = 16;
const frontBytes = 7;
export const headerBytes = mark.length + saltBytes + checkBytes + frontBytes;

/** 32 MB and about an eighth of a second for each guess of a key. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const stretch = (backupKey: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(backupKey, salt, 32 + checkBytes, cost, (error, bytes) =>
      error ? reject(error) : resolve(bytes),
    );
  });

export interface Sealing {
  header: Buffer;
  key: Buffer;
}

async function derive(backupKey: string, salt: Buffer) {
  const bytes = await stretch(backupKey, salt);
  return { key: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

export async function newSealing(backupKey: string): Promise<Sealing> {
  const salt = randomBytes(saltBytes);
  const { key, check } = await derive(backupKey, salt);
  return { header: Buffer.concat([mark, salt, check, randomBytes(frontBytes)]), key };
}

/** @returns undefined when the header was made with another key */
export async function readSealing(backupKey: string, header: Buffer): Promise<Sealing | undefined> {
  const salt = header.subarray(mark.length, mark.length + saltBytes);
  const { key, check } = await derive(backupKey, salt);
  const given = header.subarray(mark.length + saltBytes, mark.length + saltBytes + checkBytes);
  return check.equals(given) ? { header, key } : undefined;
}

interface Place {
  number: number;
  isLast: boolean;
}

function nonceOf({ header }: Sealing, { number, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12);
  header.copy(nonce, 0, headerBytes - frontBytes);
  // Throws above 2^32 pieces, 256 TB.
  nonce.writeUInt32BE(number, frontBytes);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export function sealPiece(sealing: Sealing, place: Place, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', sealing.key, nonceOf(sealing, place)).setAAD(sealing.header);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when anything about the piece or its place is not as it was sealed */
export function openPiece(sealing: Sealing, place: Place, sealed: Buffer): Buffer {
  if (sealed.length < tagBytes) throw new Error('a piece without a tag');
  const decipher = createDecipheriv('aes-256-gcm', sealing.key, nonceOf(sealing, place), {
    authTagLength: tagBytes,
  }).setAAD(sealing.header);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
}
