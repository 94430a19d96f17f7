import { DashboardPage, type OwnWork as Own } from '#web/features/accounts/dashboard/dashboard-page.tsx';
import { CustomerHome } from '#web/features/hiring/work/home/customer-home.tsx';
import { ProviderHome } from '#web/features/hiring/work/home/provider-home.tsx';
import { NoWork, OwnWork } from '#web/features/marketplace/own-listings/own-work.tsx';
import { SavedThings } from './saved-things.tsx';

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
