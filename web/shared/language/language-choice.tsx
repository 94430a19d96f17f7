import type { Language } from '#contract/accounts/account.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { offeredLanguages } from '#web/shared/i18n/drafts.ts';
import {
  type DraftLanguage,
  drafted,
  isDraft,
  languages,
  shownLanguages,
} from '#web/shared/i18n/languages.ts';
import { useInstead, useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import styles from './language.module.css';
import { useSpeak } from './speak.ts';

/** Says of a draft that it is one, as long as nobody who grew up with the language has read it. */
function TranslationNote({ language, onLeave }: { language: DraftLanguage; onLeave?: () => void }) {
  const t = useMessages('shell');
  const { pathname } = useLocation();
  if (drafted[language].review === 'native') return null;
  return (
    <p className={styles.note}>
      {t.draftNote}{' '}
      <Link to={paths.words} search={{ from: pathname }} onClick={onLeave}>
        {t.tellUs}
      </Link>
    </p>
  );
}

const named = (code: keyof typeof languages) => ({
  value: code,
  label: (
    <bdi lang={code} className={styles.name}>
      {languages[code].name}
    </bdi>
  ),
});
const wholeLanguages: Language[] = ['en', 'hi'];

/**
 * Every language by its own name; of a draft also that it is one, and what is read where it has no words.
 * @param onLeave hears that a link leads elsewhere: what lies over the page closes then
 */
export function LanguageChoice({ onLeave }: { onLeave?: () => void }) {
  const t = useMessages('shell');
  const language = useLanguage();
  const instead = useInstead();
  const { speak, readInstead } = useSpeak();
  const shown = (value: string) => shownLanguages.find((code) => code === value) ?? 'en';
  return (
    <>
      <Chips
        legend={t.language}
        choices={offeredLanguages.map(named)}
        value={language}
        onChange={(value) => void speak(shown(value))}
      />
      {isDraft(language) && (
        <>
          <Chips
            legend={t.readInstead}
            choices={wholeLanguages.map(named)}
            value={instead}
            onChange={(value) => void readInstead(value === 'hi' ? 'hi' : 'en')}
          />
          <TranslationNote language={language} onLeave={onLeave} />
        </>
      )}
    </>
  );
}
