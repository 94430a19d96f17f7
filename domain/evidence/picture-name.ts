import { base64url } from './base64url.ts';

// A picture about work is called by 64 random bits and the SHA-256 of them and its bytes, both in base64url: what is
// signed or hashed with its name binds the picture too. Those of before are called by chance alone, in 22 signs.
const saltLength = 11;
const boundLength = 54;

/** What the second part of a name is the SHA-256 of. */
export function boundBytes(salt: string, picture: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(salt);
  const bytes = new Uint8Array(head.length + picture.length);
  bytes.set(head);
  bytes.set(picture, head.length);
  return bytes;
}

/** Whether a picture is the one that is called so; of one of before nobody can say. */
export async function isPictureOf(
  name: string,
  picture: Uint8Array,
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<boolean> {
  if (name.length !== boundLength) return true;
  return base64url(await sha256(boundBytes(name.slice(0, saltLength), picture))) === name.slice(saltLength);
}
