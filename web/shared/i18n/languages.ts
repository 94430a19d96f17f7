import type { draftLanguages, Language } from '#contract/accounts/account.ts';

/** Who has read a language's sentences up to now: nobody, somebody who knows it, or somebody who grew up with it. */
export type Review = 'machine' | 'reader' | 'native';

interface About {
  /** In its own script. */
  name: string;
  /** BCP 47, with Latin digits in every language (design 7). */
  locale: string;
}

interface AboutDraft extends About {
  review: Review;
  /** Who has read it, where they agreed to be named. */
  reviewer?: string;
  /** What is read where it has no words yet, unless one chooses otherwise. */
  instead: Language;
}

const whole: Record<Language, About> = {
  en: { name: 'English', locale: 'en-IN-u-nu-latn' },
  hi: { name: 'हिंदी', locale: 'hi-IN-u-nu-latn' },
};

export type DraftLanguage = (typeof draftLanguages)[number];

/** Languages that have words for the areas in `drafts.ts`; everything else is read in English or Hindi. */
export const drafted: Record<DraftLanguage, AboutDraft> = {
  mr: { name: 'मराठी', locale: 'mr-IN-u-nu-latn', review: 'machine', instead: 'hi' },
  bn: { name: 'বাংলা', locale: 'bn-IN-u-nu-latn', review: 'machine', instead: 'hi' },
  te: { name: 'తెలుగు', locale: 'te-IN-u-nu-latn', review: 'machine', instead: 'en' },
  ta: { name: 'தமிழ்', locale: 'ta-IN-u-nu-latn', review: 'machine', instead: 'en' },
};
/** What pages are shown in. An account's language, in which mails are written, is one of the two whole ones. */
export type ShownLanguage = Language | DraftLanguage;

export const languages: Record<ShownLanguage, About> = { ...whole, ...drafted };
export const shownLanguages = Object.keys(languages) as ShownLanguage[];

export const isDraft = (language: ShownLanguage): language is DraftLanguage => language in drafted;

/** The first of a browser's languages that is offered; where none is, English. @param spoken BCP 47 tags */
export const firstOf = (offered: readonly ShownLanguage[], spoken: readonly string[]): ShownLanguage =>
  spoken
    .map((tag) => tag.toLowerCase().split('-')[0])
    .flatMap((code) => offered.filter((language) => language === code))[0] ?? 'en';

export const localeOf = (language: ShownLanguage): string => languages[language].locale;
