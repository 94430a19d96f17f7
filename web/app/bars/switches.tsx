import { updateMe } from '#contract/accounts/calls.ts';
import { call } from '#web/shared/api/api.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { setTheme, themes, useTheme } from '#web/shared/browser/theme.ts';
import { setLanguage, useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';

/** The other language's name in its own script. The account remembers it, so that mails come in it too. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useMessages('shell');
  const other = useLanguage() === 'hi' ? 'en' : 'hi';
  const change = async () => {
    try {
      await setLanguage(other);
    } catch {
      toast.error(t.brokenText);
      return;
    }
    if (currentSession()) await call(updateMe, { body: { language: other } }).catch(() => undefined);
  };
  return (
    <button type="button" lang={other} className={className} onClick={() => void change()}>
      {t.otherLanguage}
    </button>
  );
}

const themeWords = { device: 'asDevice', light: 'light', dark: 'dark' } as const;

/** As the device, light or dark. */
export function ThemeChoice() {
  const t = useMessages('shell');
  const theme = useTheme();
  return (
    <Field label={t.theme}>
      <Select
        value={theme}
        onChange={(event) => setTheme(themes.find((name) => name === event.target.value) ?? 'device')}
      >
        {themes.map((name) => (
          <option key={name} value={name}>
            {t[themeWords[name]]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
