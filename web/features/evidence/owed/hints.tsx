import type { Claim } from '#contract/evidence/owed.calls.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useInstead, useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import styles from './owed.module.css';

/** What the law says and who helps, each with where it is written. */
export function Hints({ hints }: Pick<Claim, 'hints'>) {
  const t = useMessages('owed');
  const language = useLanguage();
  const inHindi = useInstead() === 'hi';
  return (
    <section className={styles.hints} aria-labelledby="hints-title">
      <h2 id="hints-title">{t.hints}</h2>
      <ul>
        {hints.map(({ sentence, hi, phone, source, readOn }) => (
          <li key={sentence}>
            <p>{inHindi ? hi : sentence}</p>
            {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
            <small>
              <a href={source} target="_blank" rel="noreferrer">
                {t.source}
              </a>
              , {t.readOn(date(readOn, language))}
            </small>
          </li>
        ))}
      </ul>
      <p>{t.noAdvice}</p>
    </section>
  );
}
