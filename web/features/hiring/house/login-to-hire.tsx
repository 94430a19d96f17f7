import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import styles from './hire.module.css';

/** The page's address has everything, so that the user comes back to the same plan. */
export function LogIn() {
  const t = useMessages('house');
  const { pathname, searchText } = useLocation();
  const next = `${pathname}${searchText}#hire`;
  return (
    <div className={styles.login}>
      <p>{t.loginToHire}</p>
      <Link to={paths.register} search={{ step: 'login', next }} className={buttonClass()}>
        {t.loginButton}
      </Link>
      <Link to={paths.register} search={{ next }} className={buttonClass({ kind: 'line' })}>
        {t.registerButton}
      </Link>
    </div>
  );
}
