import type { Settings } from '#server/platform/config/settings/settings.ts';

/** The demo's admin: counts as listed only while the demo is on, and only the account that the demo made. */
export const demoAdminEmail = 'admin@demo.neev.invalid';

export function isListedAdmin(
  settings: Pick<Settings, 'adminEmails' | 'demoData'>,
  user: { email: string; demo: boolean },
): boolean {
  if (settings.adminEmails.has(user.email)) return true;
  return settings.demoData && user.demo && user.email === demoAdminEmail;
}
