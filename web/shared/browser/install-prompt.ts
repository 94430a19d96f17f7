/** What Chrome offers a page; not in the standard library of types. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

/** What the browser has offered, until it is used. */
export const offered: { prompt?: InstallPrompt | undefined } = {};

// Not shown by the browser when it pleases, but kept until somebody has use for it. It may come before anything else.
if (!import.meta.env.SSR)
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered.prompt = event as InstallPrompt;
  });
