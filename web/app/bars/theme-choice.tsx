import { setTheme, themes, useTheme } from '#web/shared/browser/theme.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';

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
