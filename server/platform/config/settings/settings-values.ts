import { isIP } from 'node:net';
import { z } from 'zod';
import { readWebAddress } from './web-address.ts';

const blankToUnset = (value: unknown): unknown => (value === '' ? undefined : value);

export const set = <T extends z.ZodType>(schema: T) => z.preprocess(blankToUnset, schema);

export const address = (protocols: string[], example: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `must look like ${example}`,
    );

/** An address that ends in a header, a page or a mail: parsed as what it is. */
export const webAddress = (protocols: string[], example: string) =>
  z.string().refine((value) => readWebAddress(value, protocols) !== undefined, `must look like ${example}`);

export const atHost = (protocols: string[], example: string) =>
  address(protocols, example).refine((value) => new URL(value).hostname !== '', `must look like ${example}`);

/** `Name <name@host>` or the address alone, on one line: it becomes a header of every mail. */
export const sender = /^(?:[^<>@\p{C}]*<[^<>@\s\p{C}]+@[^<>@\s\p{C}]+>|[^<>@\s\p{C}]+@[^<>@\s\p{C}]+)$/u;

export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

export function isProxy(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', bits, ...more] = name.split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const rightBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) > 0 && rightBits && more.length === 0;
}

export const isOnEarth = (latLng: string): boolean => {
  const [lat = 91, lng = 181] = latLng.split(',').map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
};

export const onOff = z
  .enum(['on', 'off'], { error: "must be 'on' or 'off'" })
  .transform((value) => value === 'on');

/** A name that only begins like an address (`127.example.in`) may lead anywhere. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '::1', '[::1]'].includes(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** `s3://KEY:SECRET@HOST/BUCKET?region=…`: key and secret are percent-encoded where they hold other characters. */
export function isBucket(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname, pathname, hash } = new URL(value);
  const named = protocol === 's3:' && username !== '' && password !== '' && hostname !== '' && hash === '';
  return named && /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(pathname);
}

export const roles = z
  .array(z.enum(['web', 'worker'], { error: "must be 'web', 'worker' or both, separated by a comma" }))
  .min(1, "must be 'web', 'worker' or both, separated by a comma");

/** `mailto:` and one address, or a page over https: it stands in a file that programs read. */
export function isSecurityContact(value: string): boolean {
  const mail = /^mailto:([^?#%]+)$/.exec(value)?.[1];
  if (mail !== undefined) return z.email().safeParse(mail).success;
  return readWebAddress(value, ['https:']) !== undefined;
}

/** `https://TOKEN@gateway/path`, percent-encoded where the token holds other characters; plain on this machine alone. */
export function isSmsGateway(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname, hash } = new URL(value);
  const safe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return safe && username !== '' && password === '' && hash === '';
}
