import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import type { DraftLanguage } from '#web/shared/i18n/languages.ts';
import { drafted } from '#web/shared/i18n/languages.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from './language.module.css';

/** Says of a draft that it is one, as long as nobody who grew up with the language has read it. */
export function TranslationNote({ language, onLeave }: { language: DraftLanguage; onLeave?: () => void }) {
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
