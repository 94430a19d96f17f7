import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, nothing, timestamp } from '../fields.ts';

export const deviceKinds = [
  'android-phone',
  'android-tablet',
  'iphone',
  'ipad',
  'windows',
  'mac',
  'chromebook',
  'linux',
  'other',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;
export type Browser = (typeof browsers)[number];

/** Where somebody is logged in: the kind of device and browser alone, no address and no version. */
export const ownSession = z.object({
  _id: z.string(),
  device: z.enum(deviceKinds),
  browser: z.enum(browsers),
  admin: z.boolean(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
  createdAt: timestamp,
  /** To the hour. */
  lastUsedAt: timestamp,
  /** What writes in books here, and whether it can sign. */
  writer: z.object({ name: z.string(), signs: z.boolean(), since: timestamp }).nullable(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const getSessions = endpoint({
  method: 'GET',
  path: '/me/sessions',
  access: 'user',
  summary: 'Where one is logged in: this session first, then the last used',
  response: dataOf(z.array(ownSession)),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/me/sessions/:id',
  access: 'user',
  summary: 'Log out on another device',
  params: z.object({ id: z.string() }),
  response: nothing,
});
