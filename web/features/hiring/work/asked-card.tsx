import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { linkCard } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ItemBar } from '../requests/facts/item-bar.tsx';
import { useRequestTitle } from '../requests/request-head.tsx';
import { StatusChip } from '../status-chip.tsx';
import styles from './parts/work.module.css';

const mostItems = 3;

/** A request of one's own: its bars, and whether offers wait. */
export function AskedCard({ request }: { request: JobRequest }) {
  const t = useMessages('work');
  const title = useRequestTitle(request);
  const { _id: id, status, items, offersWaiting = 0 } = request;
  return (
    <li className={cx(linkCard.card, styles.row)}>
      <div className={styles.in}>
        <div className={styles.head}>
          <h2>
            <Link to={paths.jobRequest} search={{ id }} className={linkCard.hit}>
              {title}
            </Link>
          </h2>
          <StatusChip status={status} />
        </div>
        {items.slice(0, mostItems).map((item) => (
          <ItemBar key={item._id} item={item} />
        ))}
        {items.length > mostItems && (
          <p className={styles.quiet}>{t.andMore(count(items.length - mostItems))}</p>
        )}
        {offersWaiting > 0 && (
          <p className={styles.news}>
            <Icon name="mail" size={20} />
            {t.offersWait(offersWaiting, count(offersWaiting))}
          </p>
        )}
      </div>
    </li>
  );
}
