import { DashboardPage } from '#web/features/accounts/dashboard/dashboard-page.tsx';
import { OwnWork } from '#web/features/marketplace/own-listings/own-work.tsx';

/** The account, and what its owner offers on the marketplace. */
export const OwnDashboardPage = () => <DashboardPage Work={OwnWork} />;
