import type { Settings } from '#server/platform/config/settings/settings.ts';

/** The demo's admin: counts as listed only while the demo is on, and only the account that the demo made. */
export const demoAdminEmail = 'admin@demo.neev.invalid';

type Listed = Pick<Settings, 'adminEmails' | 'demoAdmin'>;

const isDemoAdmin = (user: { email: string | null; demo: boolean }): boolean =>
  user.demo && user.email === demoAdminEmail;

export function isListedAdmin(settings: Listed, user: { email: string | null; demo: boolean }): boolean {
  if (isDemoAdmin(user)) return settings.demoAdmin;
  return user.email !== null && settings.adminEmails.has(user.email);
}

/** Whether ADMIN_HELPERS names the account. */
export const isSetHelper = (
  { adminHelpers }: Pick<Settings, 'adminHelpers'>,
  { email, phone }: { email: string | null; phone: string | null },
): boolean => [email, phone].some((address) => address !== null && adminHelpers.has(address));

/**
 * Whether an account may not be used at all: the demo's admin, whose password a start on a loopback address printed,
 * once that database is served to the public (docs/rules.md#keys-3).
 */
export const isShutOut = (
  settings: Listed,
  user: { email: string | null; demo: boolean } | undefined,
): boolean => user !== undefined && isDemoAdmin(user) && !settings.demoAdmin;
