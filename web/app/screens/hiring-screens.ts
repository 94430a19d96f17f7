import { paths } from '#contract/paths.ts';
import { lazyPage, type Screen } from './screen.ts';

/** Asking, agreeing, working and being paid. */
export const hiringScreens: Screen[] = [
  {
    path: paths.hire,
    search: 'hire',
    access: 'user',
    messages: ['hire', 'hiring', 'categories', 'problems'],
    page: () => lazyPage(() => import('#web/features/hiring/ask/hire-page.tsx'), 'HirePage'),
  },
  {
    path: paths.jobRequest,
    search: 'record',
    access: 'user',
    messages: ['offers', 'hiring', 'categories', 'problems'],
    page: () => lazyPage(() => import('#web/features/hiring/request/job-request-page.tsx'), 'JobRequestPage'),
  },
];
