import {
  adminListPath,
  adminProfilePath,
  formPath,
  type ProviderKind,
  providerKinds,
} from '#contract/marketplace/kinds.ts';
import type { PagePath } from '#contract/paths.ts';
import { adminWords, formWords, lazyPage, listWords, type Screen } from './screen.tsx';

const listPaths: [ProviderKind, PagePath][] = [
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
      messages: listWords,
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
      // What is fair beside a price stands with the words of hiring.
      messages: ['hiring', ...formWords],
      page: () =>
        lazyPage(() => import('../pages/provider-form-with-pay-page.tsx'), 'ProviderFormWithPayPage'),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: adminListPath(kind),
      kind,
      access: 'admin',
      messages: adminWords,
      page: () => lazyPage(() => import('#web/features/admin/lists/admin-list-page.tsx'), 'AdminListPage'),
    }),
  ),
  ...providerKinds.map(
    (kind): Screen => ({
      path: adminProfilePath(kind),
      kind,
      access: 'user',
      // The projects' words stand with the providers'.
      messages: ['providers', ...adminWords],
      page: () => lazyPage(() => import('../pages/provider-record-page.tsx'), 'ProviderRecordPage'),
    }),
  ),
];
