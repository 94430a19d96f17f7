import { paths } from '#contract/paths.ts';
import { formWords, lazyPage, listWords, type Screen } from './screen.ts';

/** Listings that are not of one kind, and the user's own. */
export const marketScreens: Screen[] = [
  {
    path: paths.roles,
    access: 'user',
    messages: ['registration'],
    page: () => lazyPage(() => import('#web/features/marketplace/registration/role-page.tsx'), 'RolePage'),
  },
  {
    path: paths.productForm,
    search: 'form',
    access: 'user',
    messages: formWords,
    page: () =>
      lazyPage(
        () => import('#web/features/marketplace/registration/product-form-page.tsx'),
        'ProductFormPage',
      ),
  },
  {
    path: paths.products,
    search: 'list',
    access: 'user',
    messages: ['products', ...listWords],
    page: () =>
      lazyPage(() => import('#web/features/marketplace/products/product-list-page.tsx'), 'ProductListPage'),
  },
  {
    path: paths.product,
    search: 'record',
    access: 'user',
    messages: ['products', ...listWords],
    page: () => lazyPage(() => import('#web/features/marketplace/products/product-page.tsx'), 'ProductPage'),
  },
  {
    path: paths.profile,
    search: 'profile',
    access: 'user',
    messages: ['products', ...listWords],
    page: () => lazyPage(() => import('#web/features/marketplace/profile/profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: paths.me,
    access: 'user',
    messages: ['dashboard', 'work', 'offers', 'hiring', ...listWords],
    page: () => lazyPage(() => import('../pages/own-dashboard-page.tsx'), 'OwnDashboardPage'),
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
