import { firstWord, isAdmin, useSession } from '#web/shared/api/session.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { AskBox, type Understood } from './ask-box.tsx';
import styles from './hero.module.css';

/** The greeting, the box for what is needed, the way to work, and below them the drawing and the name on its foundation. */
export function Hero({ Understood }: { Understood: Understood }) {
  const t = useMessages('site');
  const session = useSession();
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.copy}`}>
        <p className={styles.greet}>{session ? t.namasteTo(firstWord(session.user.fullname)) : t.namaste}</p>
        {isAdmin(session) ? (
          <p className={`lead ${styles.lead}`}>{t.homeLead}</p>
        ) : (
          <AskBox Understood={Understood} />
        )}
      </div>
      {/* A background: phones, which show none, do not fetch it. */}
      <div className={styles.scene} aria-hidden="true" />
      <div className={styles.earth}>
        <div className="wrap">
          <h1 lang="en" data-name={t.neev}>
            {t.neev}
          </h1>
        </div>
      </div>
    </section>
  );
}
