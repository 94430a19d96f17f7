import { paths } from '#contract/paths.ts';
import { lazyPage, type Screen } from './screen.tsx';

/** Pages about Neev itself, which everybody may read, and those that mails lead to. */
export const siteScreens: Screen[] = [
  {
    still: true,
    path: paths.about,
    wholeFooter: true,
    access: 'anyone',
    messages: ['about', 'site'],
    page: () => lazyPage(() => import('#web/features/site/about-page.tsx'), 'AboutPage'),
  },
  {
    still: true,
    path: paths.services,
    wholeFooter: true,
    access: 'anyone',
    messages: ['about', 'site'],
    page: () => lazyPage(() => import('#web/features/site/services-page.tsx'), 'ServicesPage'),
  },
  {
    path: paths.contact,
    wholeFooter: true,
    access: 'anyone',
    messages: ['site', 'problems'],
    page: () => lazyPage(() => import('#web/features/site/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: paths.words,
    access: 'anyone',
    messages: ['words', 'problems'],
    page: () => lazyPage(() => import('#web/features/site/words-page.tsx'), 'WordsPage'),
  },
  {
    still: true,
    path: paths.privacy,
    wholeFooter: true,
    access: 'anyone',
    messages: ['legal'],
    page: () => lazyPage(() => import('#web/features/site/legal-pages.tsx'), 'PrivacyPage'),
  },
  {
    still: true,
    path: paths.terms,
    wholeFooter: true,
    access: 'anyone',
    messages: ['legal'],
    page: () => lazyPage(() => import('#web/features/site/legal-pages.tsx'), 'TermsPage'),
  },
  {
    path: paths.confirmSubscription,
    access: 'anyone',
    messages: ['site', 'problems'],
    page: () => lazyPage(() => import('#web/features/site/mail-link-page.tsx'), 'MailLinkPage'),
  },
  {
    path: paths.unsubscribe,
    access: 'anyone',
    messages: ['site', 'problems'],
    page: () => lazyPage(() => import('#web/features/site/mail-link-page.tsx'), 'MailLinkPage'),
  },
  {
    still: true,
    path: paths.serviceChooser,
    access: 'user',
    messages: ['site'],
    page: () => lazyPage(() => import('#web/features/site/services-page.tsx'), 'ServiceChooserPage'),
  },
];
