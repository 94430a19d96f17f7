import { paths } from '#contract/paths.ts';
import { adminWords, lazyPage, type Screen } from './screen.tsx';

/** What admins check and answer for. */
export const adminScreens: Screen[] = [
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
