import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useOverview } from '../overview/overview-query.ts';
import styles from './admin-dashboard.module.css';

export function OtherPages() {
  const t = useMessages('admin');
  const { unreadMessages: unread = 0, openReports: open = 0 } = useOverview().data ?? {};
  return (
    <div className={styles.pages}>
      <Link to={paths.adminMarket} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="search" size={22} />
        {t.market}
      </Link>
      <Link to={paths.adminMessages} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="mail" size={22} />
        <span>
          {t.messages} {unread > 0 && <b className={styles.unread}>{t.unread(unread, count(unread))}</b>}
        </span>
      </Link>
      <Link to={paths.adminKnowledge} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="help" size={22} />
        {t.knowledge}
      </Link>
      <Link to={paths.adminNoShows} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="warn" size={22} />
        {t.noShows}
      </Link>
      <Link to={paths.adminReports} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="chat" size={22} />
        <span>
          {t.reports} {open > 0 && <b className={styles.unread}>{t.openReports(count(open))}</b>}
        </span>
      </Link>
      <Link to={paths.adminReviews} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="star" size={22} />
        {t.reviews}
      </Link>
      <Link to={paths.adminSuspended} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="lock" size={22} />
        {t.suspendedAccounts}
      </Link>
      <Link to={paths.adminAudit} className={buttonClass({ kind: 'line', size: 'sm' })}>
        <Icon name="doc" size={22} />
        {t.auditLog}
      </Link>
    </div>
  );
}
