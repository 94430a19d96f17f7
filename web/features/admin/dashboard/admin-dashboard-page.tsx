import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Pictogram, type PictogramName } from '#web/shared/ui/drawings/pictogram.tsx';
import { listPath } from '../lists/record-links.ts';
import styles from './admin-dashboard.module.css';
import { Counts } from './counts.tsx';
import { OtherPages } from './other-pages.tsx';

// docs/rules.md#admin-1 names the tiles in this order, and the counts in the other.
const tiles: [ListingKind, PictogramName][] = [
  ['worker', 'worker'],
  ['groupWorker', 'crew'],
  ['contractor', 'contractor'],
  ['provider', 'provider'],
  ['product', 'product'],
  ['engineer', 'engineer'],
];

/** Six ways to the lists, and how much there is to check (docs/rules.md#admin-1). */
export function AdminDashboardPage() {
  const t = useMessages('admin');
  useTitle(t.dashboard);
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead title={t.dashboard} />
      <ul className={styles.tiles}>
        {tiles.map(([kind, pictogram]) => (
          <li key={kind}>
            <Link to={listPath(kind)} className={styles.tile}>
              <span className={styles.art}>
                <Pictogram name={pictogram} />
              </span>
              <span className={styles.name}>{t.tiles[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <OtherPages />
      <section aria-labelledby="overview" className={styles.overview}>
        <h2 id="overview">{t.overview}</h2>
        <Counts />
      </section>
    </div>
  );
}
