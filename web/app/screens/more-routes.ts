import { paths } from '#contract/paths.ts';
import { Layout } from '../shell/layout.tsx';
import { kindScreens } from './kind-screens.ts';
import { marketScreens } from './market-screens.ts';
import { routeOf } from './route-of.ts';
import { adminWords, lazyPage, type Screen } from './screen.tsx';
import { siteScreens } from './site-screens.ts';
import { toolScreens } from './tool-screens.ts';
import { voiceScreens } from './voice-screens.ts';

/** Asking, agreeing, working and being paid. */
const hiringScreens: Screen[] = [
  {
    path: paths.hajriBook,
    access: 'user',
    messages: ['ledger', 'owed', 'problems'],
    page: () => lazyPage(() => import('../pages/hiring/book-with-owed-page.tsx'), 'BookWithOwedPage'),
  },
  {
    path: paths.hajriStatement,
    access: 'user',
    messages: ['ledger', 'problems'],
    page: () => lazyPage(() => import('#web/features/hiring/ledger/statement-page.tsx'), 'StatementPage'),
  },
  {
    path: paths.wageClaim,
    access: 'user',
    messages: ['owed', 'problems'],
    page: () => lazyPage(() => import('#web/features/evidence/owed/wage-claim-page.tsx'), 'WageClaimPage'),
  },
  {
    path: paths.workCard,
    access: 'user',
    messages: ['card', 'categories', 'problems'],
    page: () => lazyPage(() => import('#web/features/evidence/card/work-card-page.tsx'), 'WorkCardPage'),
  },
  {
    path: paths.calendar,
    access: 'user',
    messages: ['calendar', 'problems'],
    page: () => lazyPage(() => import('#web/features/hiring/calendar/calendar-page.tsx'), 'CalendarPage'),
  },
  {
    // The mailed link answers without a login.
    path: paths.stillFree,
    access: 'anyone',
    messages: ['calendar', 'problems'],
    page: () => lazyPage(() => import('#web/features/hiring/calendar/still-free-page.tsx'), 'StillFreePage'),
  },
  {
    // A guest builds the request first, and registers as one step of it.
    path: paths.hire,
    access: 'anyone',
    messages: ['requests', 'rentals', 'hiring', 'categories', 'problems'],
    page: () => lazyPage(() => import('../pages/hiring/hire-with-entry-page.tsx'), 'HireWithEntryPage'),
  },
  {
    path: paths.jobRequest,
    access: 'user',
    messages: ['notices', 'reviews', 'offers', 'rentals', 'hiring', 'categories', 'problems'],
    page: () => lazyPage(() => import('../pages/hiring/request-with-push-page.tsx'), 'RequestWithPushPage'),
  },
  {
    path: paths.myWork,
    access: 'user',
    messages: ['notices', 'work', 'owed', 'offers', 'hiring', 'categories', 'problems'],
    page: () => lazyPage(() => import('../pages/hiring/work-with-push-page.tsx'), 'WorkWithPushPage'),
  },
  {
    path: paths.booking,
    access: 'user',
    messages: ['work', 'owed', 'offers', 'hiring', 'rentals', 'reviews', 'categories', 'problems'],
    page: () => lazyPage(() => import('../pages/hiring/own-booking-page.tsx'), 'OwnBookingPage'),
  },
];

/** Bills of work, sealed prices for them, and what is agreed. */
const contractScreens: Screen[] = [
  {
    // A guest makes the bill first, and logs in to ask.
    path: paths.bill,
    access: 'anyone',
    messages: ['bill', 'tenders', 'categories', 'problems'],
    page: () => lazyPage(() => import('../pages/contracts/bill-with-house-page.tsx'), 'BillWithHousePage'),
  },
  {
    path: paths.tender,
    access: 'user',
    messages: ['tenders', 'bill', 'hiring', 'problems'],
    page: () => lazyPage(() => import('#web/features/contracts/tenders/tender-page.tsx'), 'TenderPage'),
  },
  {
    path: paths.priceQuote,
    access: 'user',
    messages: ['quotes', 'bill', 'hiring', 'problems'],
    page: () =>
      lazyPage(() => import('../pages/contracts/price-quote-with-usual-page.tsx'), 'PriceQuoteWithUsualPage'),
  },
  {
    path: paths.compareQuotes,
    access: 'user',
    messages: ['compare', 'quotes', 'papers', 'bill', 'problems'],
    page: () =>
      lazyPage(
        () => import('#web/features/contracts/comparison/compare-quotes-page.tsx'),
        'CompareQuotesPage',
      ),
  },
  {
    path: paths.contract,
    access: 'user',
    messages: ['papers', 'ledger', 'bill', 'hiring', 'reviews', 'problems'],
    page: () => lazyPage(() => import('../pages/contracts/own-contract-page.tsx'), 'OwnContractPage'),
  },
  {
    path: paths.site,
    access: 'user',
    messages: ['site-book', 'ledger', 'bill', 'problems'],
    page: () => lazyPage(() => import('#web/features/contracts/site-book/site-page.tsx'), 'SitePage'),
  },
];

/** What admins check and answer for. */
const adminScreens: Screen[] = [
  {
    path: paths.adminDashboard,
    access: 'admin',
    messages: adminWords,
    page: () => lazyPage(() => import('#web/features/admin/admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  },
  {
    path: paths.adminProducts,
    access: 'admin',
    messages: adminWords,
    page: () =>
      lazyPage(() => import('#web/features/admin/lists/admin-products-page.tsx'), 'AdminProductsPage'),
  },
  {
    path: paths.adminProduct,
    access: 'user',
    messages: adminWords,
    page: () =>
      lazyPage(() => import('#web/features/admin/records/admin-product-page.tsx'), 'AdminProductPage'),
  },
  {
    path: paths.adminAudit,
    access: 'admin',
    messages: adminWords,
    page: () => lazyPage(() => import('#web/features/admin/admin-audit-page.tsx'), 'AdminAuditPage'),
  },
  {
    path: paths.adminMessages,
    access: 'admin',
    messages: adminWords,
    page: () => lazyPage(() => import('#web/features/admin/admin-messages-page.tsx'), 'AdminMessagesPage'),
  },
  {
    path: paths.adminReports,
    access: 'admin',
    messages: ['chat', 'hiring', 'ledger', ...adminWords],
    page: () =>
      lazyPage(() => import('#web/features/admin/reports/admin-reports-page.tsx'), 'AdminReportsPage'),
  },
  {
    path: paths.adminReviews,
    access: 'admin',
    messages: adminWords,
    page: () => lazyPage(() => import('#web/features/admin/admin-reviews-page.tsx'), 'AdminReviewsPage'),
  },
  {
    path: paths.adminReport,
    access: 'admin',
    // The conversation's words stand with the chat's.
    messages: ['chat', 'hiring', 'ledger', ...adminWords],
    page: () =>
      lazyPage(() => import('#web/features/admin/reports/admin-report-page.tsx'), 'AdminReportPage'),
  },
  {
    path: paths.adminSuspended,
    access: 'admin',
    messages: adminWords,
    page: () =>
      lazyPage(() => import('#web/features/admin/accounts/admin-suspended-page.tsx'), 'AdminSuspendedPage'),
  },
  {
    path: paths.adminAccount,
    access: 'admin',
    messages: adminWords,
    page: () =>
      lazyPage(() => import('#web/features/admin/accounts/admin-account-page.tsx'), 'AdminAccountPage'),
  },
  {
    path: paths.adminKnowledge,
    access: 'admin',
    messages: adminWords,
    page: () => lazyPage(() => import('#web/features/admin/admin-knowledge-page.tsx'), 'AdminKnowledgePage'),
  },
  {
    path: paths.adminNoShows,
    access: 'admin',
    messages: adminWords,
    page: () => lazyPage(() => import('#web/features/admin/admin-no-shows-page.tsx'), 'AdminNoShowsPage'),
  },
  {
    path: paths.adminMarket,
    access: 'admin',
    messages: [...adminWords, 'market'],
    page: () => lazyPage(() => import('#web/features/admin/market/admin-market-page.tsx'), 'AdminMarketPage'),
  },
];

const register: Screen = {
  path: paths.register,
  access: 'anyone',
  messages: ['account', 'problems'],
  page: () => lazyPage(() => import('#web/features/accounts/register-page.tsx'), 'RegisterPage'),
};

const framed = [
  ...siteScreens,
  ...marketScreens,
  ...kindScreens,
  ...adminScreens,
  ...toolScreens,
  ...hiringScreens,
  ...contractScreens,
];

/** What the home page does without: with it the first script would be 7 kB larger. Registration has no bars. */
export const moreRoutes = [
  routeOf()(register),
  ...voiceScreens.map(routeOf()),
  ...framed.map(routeOf(Layout)),
];
