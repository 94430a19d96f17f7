import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmailText } from '#web/shared/ui/email-text.tsx';
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

export function BackToReports() {
  const t = useMessages('admin');
  return (
    <Link to={paths.adminReports} className={styles.back}>
      <Icon name="back" size={22} />
      {t.reports}
    </Link>
  );
}

/** From a record to the account behind it, which can be suspended. */
export function AccountLink({ userId }: { userId: string }) {
  const t = useMessages('admin');
  return (
    <Link to={paths.adminAccount} search={{ id: userId }} className={buttonClass({ kind: 'line' })}>
      <Icon name="user" size={22} />
      {t.account}
    </Link>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <EmailText email={email} />
    </a>
  );
}
