import { firstWord, useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import styles from './hero.module.css';

export function Hero() {
  const t = useMessages('site');
  const session = useSession();
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.stage}`}>
        <div className={styles.copy}>
          <p className={styles.greet}>
            {session ? t.namasteTo(firstWord(session.user.fullname)) : t.namaste}
          </p>
          <p className={`lead ${styles.lead}`}>{t.homeLead}</p>
          <div className={styles.word}>
            <h1 lang="en">{t.neev}</h1>
            <span className={styles.courses} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </div>
        </div>
        {/* The scene of wide screens is not fetched by phones. */}
        <picture className={styles.scene}>
          <source media="(min-width: 992px)" srcSet="/drawings/scenes/hero.svg" width="640" height="490" />
          <img src="/drawings/scenes/hero-small.svg" alt="" width="120" height="200" fetchPriority="high" />
        </picture>
      </div>
    </section>
  );
}
