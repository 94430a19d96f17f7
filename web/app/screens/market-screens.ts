import { paths } from '#contract/paths.ts';
import { formWords, lazyPage, listWords, type Screen } from './screen.tsx';

/** Listings that are not of one kind, and the user's own. */
export const marketScreens: Screen[] = [
  {
    path: paths.roles,
    access: 'user',
    messages: ['registration'],
    page: () => lazyPage(() => import('#web/features/marketplace/registration/role-page.tsx'), 'RolePage'),
  },
  {
    path: paths.helpedForm,
    access: 'user',
    messages: ['account', ...formWords],
    page: () => lazyPage(() => import('#web/features/marketplace/helped/helped-page.tsx'), 'HelpedPage'),
  },
  {
    path: paths.productForm,
    access: 'user',
    messages: ['rentals', ...formWords],
    page: () =>
      lazyPage(() => import('../pages/product-form-with-terms-page.tsx'), 'ProductFormWithTermsPage'),
  },
  {
    path: paths.products,
    access: 'user',
    messages: ['products', ...listWords],
    page: () =>
      lazyPage(() => import('#web/features/marketplace/products/product-list-page.tsx'), 'ProductListPage'),
  },
  {
    path: paths.product,
    access: 'user',
    messages: ['products', 'hiring', 'rentals', ...listWords],
    page: () => lazyPage(() => import('../pages/product-with-rent-page.tsx'), 'ProductWithRentPage'),
  },
  {
    path: paths.profile,
    access: 'user',
    messages: ['products', 'reviews', 'identity', ...listWords],
    page: () => lazyPage(() => import('../pages/profile-with-trust-page.tsx'), 'ProfileWithTrustPage'),
  },
  {
    path: paths.me,
    access: 'user',
    messages: ['dashboard', 'notices', 'work', 'offers', 'hiring', ...listWords],
    page: () => lazyPage(() => import('../pages/own/own-dashboard-page.tsx'), 'OwnDashboardPage'),
  },
  {
    path: paths.availability,
    access: 'user',
    messages: ['dashboard', ...listWords],
    page: () =>
      lazyPage(
        () => import('#web/features/marketplace/own-listings/availability-page.tsx'),
        'AvailabilityPage',
      ),
  },
];
