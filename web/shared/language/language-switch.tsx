import { useState } from 'react';
import { languages } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { later } from '#web/shared/ui/later.ts';
import styles from './language.module.css';

const LanguageDialog = later(async () => (await import('./language-dialog.tsx')).LanguageDialog);

/** Shows two scripts beside each other: a user who cannot read the page knows what it is. It opens the choice. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useMessages('shell');
  const [open, setOpen] = useState(false);
  const { name } = languages[useLanguage()];
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={`${t.language}: ${name}`}
        onClick={() => setOpen(true)}
      >
        <span className={styles.scripts} aria-hidden="true">
          A<span>अ</span>
        </span>
      </button>
      {open && <LanguageDialog onClose={() => setOpen(false)} />}
    </>
  );
}
