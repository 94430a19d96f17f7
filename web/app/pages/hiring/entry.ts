import { preloadMessages } from '#web/shared/i18n/messages.ts';
import { part } from '#web/shared/ui/later.ts';

/** A guest's account by phone; who has one loads none of it. */
export const Entry = part(async () => {
  const [entry] = await Promise.all([
    import('#web/features/accounts/register/phone-entry.tsx'),
    preloadMessages('account'),
  ]);
  return entry.PhoneEntry;
});
