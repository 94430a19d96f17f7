import { lazyRouteComponent } from '@tanstack/react-router';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import type { MessageArea } from '#web/shared/i18n/catalogues.ts';

export type Access = 'anyone' | 'user' | 'admin';

export interface Screen {
  path: string;
  access: Access;
  words: MessageArea[];
  page: () => ReturnType<typeof lazyRouteComponent>;
  kind?: ProviderKind;
  /** Shows the same to everybody and reads nothing through the query cache. */
  still?: true;
  filled?: true;
}

const scriptTimeout = 120_000;

/** §9: a script that has not come in 120 s counts as lost, and the page offers to try again. */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => {
    const late = new Promise<never>((_, lost) => {
      setTimeout(() => lost(new CallError('network')), scriptTimeout);
    });
    return Promise.race([load(), late]);
  }, name);

export const list: MessageArea[] = ['providers', 'categories', 'problems'];
export const form: MessageArea[] = ['registration', 'categories', 'problems'];
export const admin: MessageArea[] = ['admin', 'categories', 'problems'];

/** Every page but /register: where it is, who may see it, and which words it needs. */
export const screens: Screen[] = [
  {
    still: true,
    path: paths.home,
    access: 'anyone',
    words: ['site'],
    page: () => lazyPage(() => import('#web/features/site/home/home-page.tsx'), 'HomePage'),
  },
  {
    still: true,
    path: paths.about,
    access: 'anyone',
    words: ['site'],
    page: () => lazyPage(() => import('#web/features/site/about-page.tsx'), 'AboutPage'),
  },
  {
    still: true,
    path: paths.services,
    access: 'anyone',
    words: ['site'],
    page: () => lazyPage(() => import('#web/features/site/services/services-page.tsx'), 'ServicesPage'),
  },
  {
    path: paths.contact,
    access: 'anyone',
    words: ['site', 'problems'],
    page: () => lazyPage(() => import('#web/features/site/contact/contact-page.tsx'), 'ContactPage'),
  },
  {
    still: true,
    path: paths.privacy,
    access: 'anyone',
    words: ['legal'],
    page: () => lazyPage(() => import('#web/features/site/legal/privacy-page.tsx'), 'PrivacyPage'),
  },
  {
    still: true,
    path: paths.terms,
    access: 'anyone',
    words: ['legal'],
    page: () => lazyPage(() => import('#web/features/site/legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: paths.confirmSubscription,
    access: 'anyone',
    words: ['site', 'problems'],
    page: () => lazyPage(() => import('#web/features/site/mail-link/mail-link-page.tsx'), 'MailLinkPage'),
  },
  {
    path: paths.unsubscribe,
    access: 'anyone',
    words: ['site', 'problems'],
    page: () => lazyPage(() => import('#web/features/site/mail-link/mail-link-page.tsx'), 'MailLinkPage'),
  },
  {
    still: true,
    path: paths.serviceChooser,
    access: 'user',
    words: ['site'],
    page: () =>
      lazyPage(() => import('#web/features/site/services/service-chooser-page.tsx'), 'ServiceChooserPage'),
  },
  {
    path: paths.roles,
    access: 'user',
    words: ['registration'],
    page: () => lazyPage(() => import('#web/features/marketplace/registration/role-page.tsx'), 'RolePage'),
  },
  {
    path: paths.productForm,
    access: 'user',
    words: form,
    page: () =>
      lazyPage(
        () => import('#web/features/marketplace/registration/product-form-page.tsx'),
        'ProductFormPage',
      ),
  },
  {
    path: paths.products,
    access: 'user',
    words: ['products', ...list],
    page: () =>
      lazyPage(() => import('#web/features/marketplace/products/product-list-page.tsx'), 'ProductListPage'),
  },
  {
    path: paths.product,
    access: 'user',
    words: ['products', ...list],
    page: () => lazyPage(() => import('#web/features/marketplace/products/product-page.tsx'), 'ProductPage'),
  },
  {
    path: paths.profile,
    access: 'user',
    words: ['products', ...list],
    page: () => lazyPage(() => import('#web/features/marketplace/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: paths.me,
    access: 'user',
    words: ['dashboard', ...list],
    page: () => lazyPage(() => import('./pages/own-dashboard-page.tsx'), 'OwnDashboardPage'),
  },
  {
    path: paths.availability,
    access: 'user',
    words: ['dashboard', ...list],
    page: () =>
      lazyPage(
        () => import('#web/features/marketplace/own-listings/availability-page.tsx'),
        'AvailabilityPage',
      ),
  },
  {
    path: paths.adminDashboard,
    access: 'admin',
    words: admin,
    page: () =>
      lazyPage(() => import('#web/features/admin/dashboard/admin-dashboard-page.tsx'), 'AdminDashboardPage'),
  },
  {
    path: paths.adminProducts,
    access: 'admin',
    words: admin,
    page: () =>
      lazyPage(() => import('#web/features/admin/lists/admin-products-page.tsx'), 'AdminProductsPage'),
  },
  {
    path: paths.adminProduct,
    access: 'user',
    words: admin,
    page: () =>
      lazyPage(() => import('#web/features/admin/records/admin-product-page.tsx'), 'AdminProductPage'),
  },
  {
    path: paths.adminAudit,
    access: 'admin',
    words: admin,
    page: () => lazyPage(() => import('#web/features/admin/admin-audit-page.tsx'), 'AdminAuditPage'),
  },
  {
    path: paths.adminMessages,
    access: 'admin',
    words: admin,
    page: () =>
      lazyPage(() => import('#web/features/admin/messages/admin-messages-page.tsx'), 'AdminMessagesPage'),
  },
  {
    path: paths.adminReports,
    access: 'admin',
    words: ['chat', ...admin],
    page: () =>
      lazyPage(() => import('#web/features/admin/reports/admin-reports-page.tsx'), 'AdminReportsPage'),
  },
  {
    path: paths.adminReport,
    access: 'admin',
    // The conversation's words stand with the chat's.
    words: ['chat', ...admin],
    page: () =>
      lazyPage(() => import('#web/features/admin/reports/admin-report-page.tsx'), 'AdminReportPage'),
  },
  {
    still: true,
    path: paths.houseForm,
    access: 'anyone',
    words: ['house'],
    page: () => lazyPage(() => import('#web/features/house-planner/form/map-form-page.tsx'), 'MapFormPage'),
  },
  {
    // What asks the server brings the query cache with it.
    still: true,
    path: paths.house,
    access: 'anyone',
    words: ['house', 'problems', 'categories'],
    page: () => lazyPage(() => import('./pages/planned-house-page.tsx'), 'PlannedHousePage'),
  },
  {
    path: paths.imageGenerator,
    access: 'user',
    words: ['dream', 'problems'],
    page: () => lazyPage(() => import('#web/features/image-generation/image-page.tsx'), 'ImagePage'),
  },
  {
    path: paths.assistant,
    access: 'user',
    words: ['assistant', 'problems'],
    filled: true,
    page: () => lazyPage(() => import('#web/features/assistant/ai-chat-page.tsx'), 'AiChatPage'),
  },
  {
    path: paths.chat,
    access: 'user',
    words: ['chat', 'problems'],
    filled: true,
    page: () => lazyPage(() => import('#web/features/chat/chat-page.tsx'), 'ChatPage'),
  },
];
