import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from '../lists/admin-list.module.css';

export function BackToSuspended() {
  const t = useMessages('admin');
  return (
    <Link to={paths.adminSuspended} className={styles.back}>
      <Icon name="back" size={22} />
      {t.suspendedAccounts}
    </Link>
  );
}
