import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './shared/ui/styles.css';
import { makeRouter } from './app/routes.ts';
import { didNotCome, isTold, reloadIfStuck } from './app/screens/missing-script.ts';
import { forgetAhead, notePlaces } from './app/shell/ahead.ts';
import { isTranslated, staysAsRendered } from './app/shell/rendered-ahead.ts';
import { Root } from './app/shell/root.tsx';
import { states } from './app/states.tsx';
import { browserHistory } from './shared/browser/router/history.ts';
import { RouterProvider } from './shared/browser/router/router-provider.tsx';
import { keepScroll } from './shared/browser/router/scroll.ts';
import { applyTheme } from './shared/browser/theme.ts';
import { keepTranslatedPagesAlive } from './shared/browser/translated.ts';
import { noteLanguage, preloadMessages } from './shared/i18n/messages.ts';
import { keepSecondTaps } from './shared/ui/second-tap.ts';
import { untilItComes } from './shared/ui/until-it-comes.ts';

// zod, which comes later, reads this: it would try whether the page may make code of text, and the policy refuses it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
applyTheme();
keepTranslatedPagesAlive();
keepSecondTaps(document);

const router = makeRouter(browserHistory());
keepScroll(router);

const page = (
  <StrictMode>
    <RouterProvider router={router} states={states} root={Root} />
  </StrictMode>
);

const options = {
  onCaughtError: (error: unknown) => {
    if (!isTold(error)) console.error(error);
  },
};

/** What the page cannot be shown without; the document says that it waits (index.html). */
async function waitFor(load: () => Promise<unknown>): Promise<void> {
  const lost = document.getElementById('lost');
  let times = 0;
  await untilItComes(load, undefined, () => {
    lost?.removeAttribute('hidden');
    times += 1;
    if (times > 2) void reloadIfStuck();
  });
  lost?.remove();
}

/** @throws where its code or words did not come: what the document brought stands until they do */
async function openFirst(): Promise<void> {
  await router.load();
  const { shown } = router;
  if (shown?.status === 'broken' && didNotCome(shown.error)) throw shown.error;
}

// Not awaited at the top of the module: what it loads imports this very file's chunk, and would wait for it.
async function start(root: HTMLElement): Promise<void> {
  const stays = staysAsRendered(root);
  const translated = isTranslated(root);
  notePlaces(root);
  // From here on the page is visible to those it is meant for (base.css).
  delete root.dataset.known;
  if (stays && !translated) {
    // Code and words of the page first: what stands there is taken over whole, or it would blink.
    await waitFor(() => Promise.all([preloadMessages('shell'), openFirst()]));
    // In slices, so that a slow phone answers in between.
    startTransition(() => void hydrateRoot(root, page, options));
  } else {
    // What was typed is for the same page, which stands there with other words.
    if (!stays) forgetAhead();
    root.replaceChildren();
    // The bars' words first: nothing on any page can be shown without them.
    await waitFor(() => preloadMessages('shell'));
    createRoot(root, options).render(page);
  }
  noteLanguage();
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
// In a task of its own: that of the script's own beginning is long enough for a slow phone.
setTimeout(() => void start(root));
