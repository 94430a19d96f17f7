import { keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';

const form = 'voiceHajri';

/** Money that has not come yet is asked about again the next day, and not before: a reload is no new day. */
export const isPassed = (entry: string, today: string): boolean => readDraft(form)?.[entry] === today;
export const passToday = (entry: string, today: string): void => keepInDraft(form, entry, today);
