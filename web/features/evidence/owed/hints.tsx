import type { Language } from '#contract/accounts/account.ts';
import type { Claim } from '#contract/evidence/owed.calls.ts';
import { date } from '#web/shared/i18n/format.ts';
import type { ShownLanguage } from '#web/shared/i18n/languages.ts';
import { useInstead, useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import styles from './owed.module.css';

/** A sentence of the law in a language; where a draft lacks it, in the one that is read instead. */
export function lawIn(
  hint: Claim['hints'][number],
  language: ShownLanguage,
  instead: Language,
): { lang: ShownLanguage; text: string } {
  const own = { ...hint, en: hint.sentence };
  const text = own[language];
  return text === undefined ? { lang: instead, text: own[instead] } : { lang: language, text };
}

/** What the law says and who helps, each with where it is written. */
export function Hints({ hints }: Pick<Claim, 'hints'>) {
  const t = useMessages('owed');
  const language = useLanguage();
  const instead = useInstead();
  return (
    <section className={styles.hints} aria-labelledby="hints-title">
      <h2 id="hints-title">{t.hints}</h2>
      <ul>
        {hints.map((hint) => {
          const { sentence, phone, source, readOn } = hint;
          const { lang, text } = lawIn(hint, language, instead);
          return (
            <li key={sentence}>
              <p lang={lang}>{text}</p>
              {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
              <small>
                <a href={source} target="_blank" rel="noreferrer">
                  {t.source}
                </a>
                , {t.readOn(date(readOn, language))}
              </small>
            </li>
          );
        })}
      </ul>
      <p>{t.noAdvice}</p>
    </section>
  );
}
