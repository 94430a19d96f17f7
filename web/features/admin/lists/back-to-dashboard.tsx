import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './admin-list.module.css';

export function BackToDashboard() {
  const t = useMessages('admin');
  return (
    <Link to={paths.adminDashboard} className={styles.back}>
      <Icon name="back" size={22} />
      {t.dashboard}
    </Link>
  );
}
