import type { Language } from '#contract/accounts/account.ts';
import { updateMe } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { setTheme, themes, useTheme } from '#web/shared/browser/theme.ts';
import { setLanguage, useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { toast } from '#web/shared/ui/toast.tsx';

const languages: Language[] = ['en', 'hi'];

export function LanguageAndLook() {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const language = useLanguage();
  const theme = useTheme();
  const speak = async (next: Language) => {
    try {
      await setLanguage(next);
    } catch {
      toast.error(shell.brokenText);
      return;
    }
    // The account remembers it, so that mails come in it too; the page has it all the same.
    await call(updateMe, { body: { language: next } }).catch(() => undefined);
  };
  return (
    <>
      <Chips
        legend={t.language}
        choices={languages.map((value) => ({
          value,
          label: <bdi lang={value}>{t.languageNames[value]}</bdi>,
        }))}
        value={language}
        onChange={(value) => void speak(value === 'hi' ? 'hi' : 'en')}
      />
      <Chips
        legend={t.look}
        choices={themes.map((value) => ({ value, label: t.looks[value] }))}
        value={theme}
        onChange={(value) => setTheme(themes.find((name) => name === value) ?? 'device')}
      />
    </>
  );
}
