// Runs at build time alone (scripts/build/first-words.mjs): renders the public pages to HTML, in each language.
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { paths } from '#contract/paths.ts';
import { router } from './app/routes.tsx';
import { titleOfRendered } from './shared/browser/title.ts';
import { descriptions } from './shared/i18n/description.ts';
import { offeredLanguages } from './shared/i18n/drafts.ts';
import type { ShownLanguage } from './shared/i18n/languages.ts';
import { preloadMessages, setLanguage, wordsOf } from './shared/i18n/messages.ts';

export { offeredLanguages };

/**
 * Public pages that show the same to every guest (docs/rules.md#shell-6), and the module that each is. One that reads the
 * parameters of its address stands ahead for the address without any.
 */
export const pagesAhead: { path: string; module: string; reads?: true }[] = [
  { path: paths.home, module: 'app/pages/own/home-with-own-work-page.tsx' },
  { path: paths.about, module: 'features/site/about-page.tsx' },
  { path: paths.services, module: 'features/site/services/services-page.tsx' },
  { path: paths.contact, module: 'features/site/contact/contact-page.tsx' },
  { path: paths.privacy, module: 'features/site/legal/privacy-page.tsx' },
  { path: paths.terms, module: 'features/site/legal/terms-page.tsx' },
  { path: paths.register, module: 'features/accounts/register-page.tsx', reads: true },
  { path: paths.houseForm, module: 'features/house-planner/form/map-form-page.tsx', reads: true },
];

export interface Rendered {
  html: string;
  title: string;
  description: string;
  /** Which words stand on it: `area.language`. */
  words: string[];
  /** Modules that stand round the page's own. */
  frame: string[];
}

/** @throws where a page cannot be rendered: the build must not hide it */
export async function renderAhead(path: string, language: ShownLanguage): Promise<Rendered> {
  await setLanguage(language);
  await preloadMessages('shell');
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    // It would put a script of its own into the page.
    scrollRestoration: false,
  });
  await router.load();
  const { matches } = router.state;
  const shown = matches.at(-1);
  if (shown?.fullPath !== path || matches.some(({ status }) => status !== 'success'))
    throw new Error(`${path} leads to ${shown?.fullPath ?? 'nothing'}`);
  const { prelude } = await prerender(
    <StrictMode>
      <RouterProvider router={router} />
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
    words: wordsOf('shell', ...(shown.staticData.areas ?? [])),
    frame: matches.some(({ routeId }) => routeId.endsWith('/reading')) ? ['app/reading-pages.tsx'] : [],
  };
}
