// Runs at build time alone (scripts/build/first-words.mjs): renders the public pages to HTML, in each language.

import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { paths } from '#contract/paths.ts';
import { firstRoutes, loadMoreRoutes, makeRouter } from './app/routes.ts';
import { Root } from './app/shell/root.tsx';
import { states } from './app/states.tsx';
import { memoryHistory } from './shared/browser/router/history.ts';
import { RouterProvider } from './shared/browser/router/router-provider.tsx';
import { titleOfRendered } from './shared/browser/title.ts';
import type { Messages } from './shared/i18n/catalogues.ts';
import { offeredLanguages } from './shared/i18n/drafts.ts';
import type { ShownLanguage } from './shared/i18n/languages.ts';
import { preloadMessages, setLanguage, wordsOf } from './shared/i18n/messages.ts';

/** What search engines show below the title of a page; no browser needs it once the page is there. */
const descriptions: Record<ShownLanguage, string> = {
  en: 'Find construction workers, crews, contractors, engineers and rental tools in India. Every price is per day.',
  hi: 'भारत में मिस्त्री, मज़दूर, टोली, ठेकेदार, इंजीनियर और किराये के औज़ार खोजें। हर दाम एक दिन का।',
  mr: 'भारतात मिस्त्री, कामगार, टोळी, ठेकेदार, इंजिनिअर आणि भाड्याची अवजारं शोधा. प्रत्येक दर एका दिवसाचा.',
  bn: 'ভারতে মিস্ত্রি, মজুর, দল, ঠিকাদার, ইঞ্জিনিয়ার আর ভাড়ার যন্ত্র খুঁজুন। প্রতিটি দাম এক দিনের।',
  te: 'భారతదేశంలో మేస్త్రీలు, కూలీలు, బృందాలు, కాంట్రాక్టర్లు, ఇంజనీర్లు, అద్దె పనిముట్లు వెతకండి. ప్రతి ధర ఒక రోజుకి.',
  ta: 'இந்தியாவில் கொத்தனார், தொழிலாளர், குழு, ஒப்பந்ததாரர், இன்ஜினியர், வாடகைக் கருவிகள் தேடுங்கள். எல்லா விலையும் ஒரு நாளுக்கு.',
};

export { offeredLanguages };

/** Pages that are opened first by who is logged in. */
const lists = ['/workersPage', '/groupOfWorkers', '/contractors', '/engineerPage'].map((path) => ({
  path,
  module: 'features/marketplace/providers/provider-list-page.tsx',
}));

/** Pages that are opened by an address of their own, and the module that each is: their files are asked for at once. */
export const pagesAtOnce: { path: string; module: string }[] = [
  ...lists,
  { path: paths.house, module: 'app/pages/planned-house-page.tsx' },
];

interface PageAhead {
  path: string;
  module: string;
  /** The parameters of its address: it stands ahead for the address without any. */
  reads?: true;
  /** Who is logged in: they see it without what is theirs until the page itself is there. */
  known?: true;
  /** What stands at every address that is no page's; it is made anew in the browser, which has another address. */
  none?: true;
}

/** Pages that begin the same for everybody (docs/rules.md#shell-6), and the module that each is. */
export const pagesAhead: PageAhead[] = [
  { path: paths.home, module: 'app/pages/own/home-with-own-work-page.tsx' },
  { path: paths.about, module: 'features/site/about-page.tsx' },
  { path: paths.services, module: 'features/site/services-page.tsx' },
  { path: paths.contact, module: 'features/site/contact-page.tsx' },
  { path: paths.privacy, module: 'features/site/legal-pages.tsx' },
  { path: paths.terms, module: 'features/site/legal-pages.tsx' },
  { path: paths.register, module: 'features/accounts/register-page.tsx', reads: true },
  { path: paths.houseForm, module: 'features/house-planner/form/map-form-page.tsx', reads: true },
  ...lists.map((page): PageAhead => ({ ...page, reads: true, known: true })),
  { path: '/missing', module: 'app/pages/missing-page.tsx', none: true },
];

const moreRoutes = 'app/screens/more-routes.ts';
const moreIcons = 'shared/ui/drawings/more-icons.ts';
const readingPages = 'app/screens/reading-pages.tsx';

const account = 'app/bars/account-menu.tsx';

/** What opens at a press on any page: the service worker has it at hand, so that it opens without a line too. */
export const openedOnAnyPage = [
  moreRoutes,
  moreIcons,
  readingPages,
  account,
  'app/bars/more-sheet.tsx',
  'shared/language/language-dialog.tsx',
  'app/bars/unsent-question.tsx',
  'shared/browser/outbox/unsent-dialog.tsx',
  'shared/ui/toast-host.tsx',
];

/** Modules and words that a page needs which is not rendered ahead. */
export async function neededBy(path: string, language: ShownLanguage) {
  await setLanguage(language);
  const route = (await loadMoreRoutes()).find((one) => one.path === path);
  return {
    modules: [moreRoutes, moreIcons, readingPages, account],
    words: wordsOf('shell', ...(route?.areas ?? [])),
  };
}

export interface Rendered {
  html: string;
  title: string;
  description: string;
  /** Said where its script does not come. */
  lost: string[];
  /** Which words stand on it: `language/area`. */
  words: string[];
  /** Modules that stand round the page's own. */
  frame: string[];
}

/** @throws where a page cannot be rendered: the build must not hide it */
export async function renderAhead(
  { path, known, none }: PageAhead,
  language: ShownLanguage,
): Promise<Rendered> {
  await setLanguage(language);
  const [shell] = (await preloadMessages('shell')) as [{ messages: Messages<'shell'> }];
  const router = makeRouter(memoryHistory(path));
  await router.load();
  const { shown } = router;
  const route = shown?.status === 'ready' ? shown.route : undefined;
  if (none ? shown?.status !== 'missing' : route?.path !== path)
    throw new Error(`${path} leads to ${route?.path ?? 'nothing'}`);
  // In the browser it comes when it is needed.
  const { MissingPage } = await import('./app/pages/missing-page.tsx');
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} states={{ ...states, Missing: MissingPage }} root={Root} />
    </StrictMode>,
    {
      // Whole, in its place: else a larger part would wait at the end for a script that puts it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error;
      },
    },
  );
  return {
    html: await new Response(prelude).text(),
    title: titleOfRendered(),
    description: descriptions[language],
    lost: [shell.messages.noLineTitle, shell.messages.noLineText],
    words: wordsOf('shell', ...(route?.areas ?? [])),
    frame: [
      ...(path === paths.home ? [] : [moreIcons]),
      ...(route && firstRoutes.includes(route) ? [] : [moreRoutes]),
      ...(route?.within ? [readingPages] : []),
      ...(known ? [account] : []),
    ],
  };
}
