import { setTheme, themes, useTheme } from '#web/shared/browser/theme.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { LanguageChoice } from '#web/shared/language/language-choice.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';

export function LanguageAndLook() {
  const t = useMessages('dashboard');
  const theme = useTheme();
  return (
    <>
      <LanguageChoice />
      <Chips
        legend={t.look}
        choices={themes.map((value) => ({ value, label: t.looks[value] }))}
        value={theme}
        onChange={(value) => setTheme(themes.find((name) => name === value) ?? 'device')}
      />
    </>
  );
}
