import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import styles from './legal-pages.module.css';

/** A long text that can be read fast: what it says in one line, a table of contents, short points. */
function LegalText({ text }: { text: Messages<'legal'>['privacy'] }) {
  const t = useMessages('legal');
  const id = useId();
  useTitle(text.title);
  return (
    <article className={`wrap ${styles.text}`}>
      <PageHead title={text.title} lead={text.lead} />
      <nav className={styles.contents} aria-labelledby={id}>
        <h2 id={id}>{t.contents}</h2>
        <ol>
          {text.parts.map(({ title }, place) => (
            <li key={title}>
              <a href={`#${id}${place}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.parts}>
        {text.parts.map(({ title, points }, place) => (
          <section key={title}>
            <h2 id={`${id}${place}`}>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
        <Link to={paths.contact} className={buttonClass({ kind: 'line' })}>
          {t.contact}
        </Link>
      </div>
    </article>
  );
}

export function PrivacyPage() {
  return <LegalText text={useMessages('legal').privacy} />;
}

export function TermsPage() {
  return <LegalText text={useMessages('legal').terms} />;
}
