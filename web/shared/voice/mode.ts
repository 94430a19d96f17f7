import { useSyncExternalStore } from 'react';
import { consentVersion } from '#contract/marketplace/consent.ts';
import { onDevice } from '#web/shared/api/storage.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';

const storageKey = 'neev:mode';

/** Worker mode is on: kept after a logout too. */
export const isVoiceMode = (): boolean =>
  typeof window !== 'undefined' && onDevice.get(storageKey) === 'voice';

const nothingChanges = () => () => undefined;
/** The same where pages are rendered ahead, for guests who read. */
export const useVoiceMode = (): boolean => useSyncExternalStore(nothingChanges, isVoiceMode, () => false);

/** `?mode=voice` in a link or a QR code; `?mode=read` ends it. @param wanted what the address says */
export function readMode(wanted: unknown): void {
  if (wanted === 'voice' || wanted === 'read') setVoiceMode(wanted === 'voice');
}

export function setVoiceMode(on: boolean): void {
  if (on) onDevice.hold(storageKey, 'voice');
  else onDevice.remove(storageKey);
}

const chosenKey = 'neev:language-chosen';

/** Whether somebody touched a language here; what the browser speaks is no answer of theirs. */
export const hasChosenLanguage = (): boolean => onDevice.get(chosenKey) === 'yes';
export const rememberLanguageChosen = (): boolean => onDevice.hold(chosenKey, 'yes');

const agreedKey = 'voiceConsent';

/** Whether this user, or this tab's guest, has heard the present text and said yes. It is stored with the registration. */
export const hasAgreed = (): boolean => readDraft(agreedKey)?.version === String(consentVersion);
export const keepAgreed = (): void => keepInDraft(agreedKey, 'version', String(consentVersion));
export const forgetAgreed = (): void => clearDraft(agreedKey);
