import { updateMe } from '#contract/accounts/account.calls.ts';
import type { Language } from '#contract/accounts/account.ts';
import { call } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/api/session.ts';
import type { ShownLanguage } from '#web/shared/i18n/languages.ts';
import { setInstead, setLanguage, useMessages, writtenLanguage } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';

/** Changes what the page is read in; the account remembers what its mails are to be written in. */
export function useSpeak() {
  const t = useMessages('shell');
  const change = async (changing: Promise<void>) => {
    try {
      await changing;
    } catch {
      toast.error(t.brokenText);
      return;
    }
    if (currentSession())
      await call(updateMe, { body: { language: writtenLanguage() } }).catch(() => undefined);
  };
  return {
    speak: (language: ShownLanguage) => change(setLanguage(language)),
    readInstead: (language: Language) => change(setInstead(language)),
  };
}
