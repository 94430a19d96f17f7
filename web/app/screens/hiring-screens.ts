import { paths } from '#contract/paths.ts';
import { lazyPage, type Screen } from './screen.tsx';

/** Asking, agreeing, working and being paid. */
export const hiringScreens: Screen[] = [
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
