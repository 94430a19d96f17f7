import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { OwnPlans } from './own-plans.tsx';
import type { SavedProps } from './save-dialog.tsx';
import styles from './saved-plans.module.css';

/** Lists the user's saved plans: to open, to compare with this plan, to delete. */
export function SavedPlans(props: SavedProps) {
  const t = useMessages('house');
  const session = useSession();
  const { pathname, searchText } = useLocation();
  const next = `${pathname}${searchText}#saved`;
  return (
    <section className={styles.saved} id="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{t.savedTitle}</h2>
      {session ? (
        <OwnPlans {...props} />
      ) : (
        <div className={styles.login}>
          <p>{t.loginToSave}</p>
          <Link
            to={paths.register}
            search={{ step: 'login', next }}
            className={buttonClass({ kind: 'line' })}
          >
            {t.loginButton}
          </Link>
        </div>
      )}
    </section>
  );
}
