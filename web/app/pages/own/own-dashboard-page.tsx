import { paths } from '#contract/paths.ts';
import { DashboardPage, type OwnWork as Own } from '#web/features/accounts/dashboard/dashboard-page.tsx';
import { CustomerHome } from '#web/features/hiring/work/home/customer-home.tsx';
import { ProviderHome } from '#web/features/hiring/work/home/provider-home.tsx';
import { usePlans } from '#web/features/house-planner/plan-queries.ts';
import { useGallery } from '#web/features/image-generation/gallery-queries.ts';
import { NoWork, OwnWork } from '#web/features/marketplace/own-listings/own-work.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './saved-things.module.css';

const mostPlans = 5;

/** The user's saved houses and pictures, or the way to the first one. */
function SavedThings() {
  const { home } = useMessages('work');
  const plans = usePlans().data ?? [];
  const pictures = useGallery().data?.pictures.length ?? 0;
  return (
    <section className={styles.saved} aria-label={home.saved}>
      <Card pad className={styles.thing}>
        <h2>{home.houses}</h2>
        {plans.length === 0 && <p className="muted">{home.noHouse}</p>}
        <ul>
          {plans.slice(0, mostPlans).map(({ _id, name, search }) => (
            <li key={_id}>
              <Link to={paths.house} search={Object.fromEntries(new URLSearchParams(search))}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={paths.houseForm} className={buttonClass({ kind: 'soft' })}>
          {home.plan}
        </Link>
      </Card>
      <Card pad className={styles.thing}>
        <h2>{home.pictures}</h2>
        <p className="muted">
          {pictures === 0 ? home.noPictures : home.pictureCount(pictures, count(pictures))}
        </p>
        <Link to={paths.imageGenerator} className={buttonClass({ kind: 'soft' })}>
          {pictures === 0 ? home.draw : home.toPictures}
        </Link>
      </Card>
    </section>
  );
}

/** Who offers something sees their listings and what waits for them; who only hires, what they asked for and saved. */
function Home({ userId, records }: Own) {
  if (records.length > 0)
    return (
      <OwnWork userId={userId} records={records}>
        <ProviderHome />
      </OwnWork>
    );
  return (
    <>
      <CustomerHome />
      <SavedThings />
      <NoWork userId={userId} />
    </>
  );
}

/** The account, and what its owner offers and hires. */
export const OwnDashboardPage = () => <DashboardPage Work={Home} />;
