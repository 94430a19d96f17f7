import { paths } from '#contract/paths.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { inTab } from '#web/shared/api/storage.ts';
import { keptPlace } from '#web/shared/browser/kept-place.ts';
import { shownLanguage } from '#web/shared/i18n/messages.ts';
import { isVoiceMode } from '#web/shared/voice/mode.ts';

/** What a reload of the registration may keep, in this tab or in the way back. */
const hasBegun = (): boolean =>
  currentSession() !== null ||
  inTab.get('neev:register') !== null ||
  (typeof history.state === 'object' && history.state?.stage !== undefined);

/** Whether a browser has put other words into it already, which React would not take over. */
export const isTranslated = (root: HTMLElement): boolean => root.querySelector('font') !== null;

/**
 * Whether the page that came with the document is the one to show, in the reader's language. Else it is rendered anew
 * (docs/rules.md#shell-6).
 */
export function staysAsRendered(root: HTMLElement): boolean {
  const { path, alone, known, language } = root.dataset;
  if (path === undefined || path !== window.location.pathname) return false;
  if (alone !== undefined && window.location.search !== '') return false;
  if (language !== shownLanguage()) return false;
  // A guest is led elsewhere.
  if (known !== undefined && currentSession() === null) return false;
  // The search begins with the place that was asked for last.
  // Worker mode begins elsewhere.
  if (path === paths.home)
    return keptPlace() === undefined && !isVoiceMode() && !/[?&]mode=/.test(window.location.search);
  return path !== paths.register || !hasBegun();
}
