import { pageAddress } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { languages, shownLanguages } from '#web/shared/i18n/languages.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Message } from './use-message-acts.ts';

const nameOf = (language: string | undefined): string => {
  const known = shownLanguages.find((code) => code === language);
  return known ? languages[known].name : '';
};

/** Who wrote, or what it is about where nobody is named. */
export function useTitleOf({ about, username, language }: Message): string {
  const t = useMessages('admin');
  if (about === 'words') return t.wrongWords(nameOf(language));
  return about === 'not-me' ? t.notMe(username || t.writerGone) : username;
}

/** What belongs to a message beside its words: the page they are about, or who made the listing. */
export function Facts({ message: { about, page, concerns } }: { message: Message }) {
  const t = useMessages('admin');
  if (about === 'not-me') return <p>{concerns ? t.notMeText(concerns.name) : t.notMeGone}</p>;
  if (!page) return null;
  const address = pageAddress(page);
  return (
    <p className="muted">
      {t.onPage}: {address ? <Link href={address}>{page}</Link> : page}
    </p>
  );
}
