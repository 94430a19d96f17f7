import {
  adminListPath,
  adminProfilePath,
  formPath,
  type ProviderKind,
  providerKinds,
} from '#contract/marketplace/kinds.ts';
import { admin, form, lazyPage, list, type Screen } from './screens.ts';

const listPaths: [ProviderKind, string][] = [
  ['worker', '/workersPage'],
  ['groupWorker', '/groupOfWorkers'],
  ['contractor', '/contractors'],
  ['engineer', '/engineerPage'],
];
/** The pages that are alike for each kind of provider. */
export const kindScreens: Screen[] = [
  ...listPaths.map(
    ([kind, path]): Screen => ({
      path,
      kind,
      access: 'user',
      words: list,
      page: () =>
        lazyPage(
          () => import('#web/features/marketplace/providers/provider-list-page.tsx'),
          'ProviderListPage',
        ),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: formPath(kind),
      kind,
      access: 'user',
      words: form,
      page: () =>
        lazyPage(
          () => import('#web/features/marketplace/registration/provider-form-page.tsx'),
          'ProviderFormPage',
        ),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: adminListPath(kind),
      kind,
      access: 'admin',
      words: admin,
      page: () => lazyPage(() => import('#web/features/admin/lists/admin-list-page.tsx'), 'AdminListPage'),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: adminProfilePath(kind),
      kind,
      access: 'user',
      // The projects' words stand with the providers'.
      words: ['providers', ...admin],
      page: () => lazyPage(() => import('./pages/provider-record-page.tsx'), 'ProviderRecordPage'),
    }),
  ),
];
