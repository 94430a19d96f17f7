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

/** @param publicUrl the origin that links in mails lead to, without a slash at the end */
export function renderMail<T extends MailTemplate>(content: MailContent<T>, publicUrl: string): MailText {
  const { template, facts, language } = content;
  return texts[language][template](facts, (path) => publicUrl + path);
}
