import type { Language } from '#contract/accounts/account.ts';
import type { MailFacts, MailTemplate, MailText, MailTexts } from './texts/mail-facts.ts';
import { englishMails } from './texts/mails.en.ts';
import { hindiMails } from './texts/mails.hi.ts';

const texts: Record<Language, MailTexts> = { en: englishMails, hi: hindiMails };

export interface MailContent<T extends MailTemplate> {
  template: T;
  facts: MailFacts[T];
  language: Language;
}

/** What a mail program would make a link of: an address with a scheme, or a name with a dot in it. */
const linkLike = /\/\/|[^\s.][.\u3002\uff0e\uff61][^\s.\d]/u;
const initials = /^(?:\p{L}{1,2}\.)+\p{L}*\.?$/u;
const named = new Set(['name', 'listing', 'other', 'fullname', 'username']);

/**
 * A name that people gave themselves leads nowhere: in our mail a link in it would be taken for ours.
 * "Shree Builders" stays, "win-prizes.example" becomes "…"; initials ("A. K. Rao", "M.Sharma") stay.
 */
export const withoutLinks = (name: string): string =>
  name
    .split(/(\s)/u)
    .map((word) => (linkLike.test(word) && !initials.test(word) ? '…' : word))
    .join('');

const plainNames = <Facts extends object>(facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, value]) => {
      if (typeof value === 'string' && named.has(key)) return [key, withoutLinks(value)];
      return [key, key === 'names' && Array.isArray(value) ? value.map(String).map(withoutLinks) : value];
    }),
  ) as Facts;

/** @param publicUrl the origin that links in mails lead to, without a slash at the end */
export function renderMail<T extends MailTemplate>(content: MailContent<T>, publicUrl: string): MailText {
  const { template, facts, language } = content;
  return texts[language][template](plainNames(facts), (path) => publicUrl + path);
}
