import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { LanguageSwitch } from '#web/shared/language/language-switch.tsx';
import { Mark } from '#web/shared/ui/drawings/mark.tsx';
import { VoiceLink } from '#web/shared/voice/voice-link.tsx';
import styles from './frame.module.css';

/** The painted wall with its quote, and the form at its right; the page has no bars. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useMessages('account');
  const shell = useMessages('shell');
  const other = useLanguage() === 'hi' ? 'en' : 'hi';
  return (
    <main id="main" className={styles.auth} tabIndex={-1}>
      <section className={`${styles.wall} on-base`}>
        <picture>
          <source media="(min-width: 992px)" srcSet="/drawings/scenes/quote-wall.svg" />
          <img className={styles.scene} src="/drawings/scenes/quote-wall-small.svg" alt="" />
        </picture>
        <Link to={paths.home} className={styles.brand} aria-label={shell.homeOfNeev}>
          <Mark onBase />
          <span lang="en">neev</span>
        </Link>
        <blockquote className={styles.quote}>
          <q>{t.quote}</q>
          <p lang={other}>{t.quoteAgain}</p>
        </blockquote>
      </section>
      <div className={styles.side}>
        <div className={styles.language}>
          <LanguageSwitch />
          <VoiceLink />
        </div>
        <div className={styles.form}>{children}</div>
      </div>
    </main>
  );
}
