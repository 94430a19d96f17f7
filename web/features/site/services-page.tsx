import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import { Chooser } from './chooser.tsx';
import styles from './text.module.css';

/** The home page's chooser as a page of its own (docs/rules.md#home-1). */
export function ServiceChooserPage() {
  const t = useMessages('site');
  useTitle(t.chooserTitle);
  return <Chooser heading="h1" />;
}

/** docs/rules.md#pages-1 */
export function ServicesPage() {
  const t = useMessages('about');
  useTitle(t.servicesTitle);
  return (
    <>
      <div className="wrap">
        <PageHead title={t.servicesTitle} lead={t.servicesLead} />
      </div>
      <Chooser heading="h2" />
      <section className={`wrap ${styles.section}`}>
        <h2>{t.servicesWhat}</h2>
        <dl className={styles.facts}>
          {t.services.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={`wrap ${styles.section}`}>
        <h2>{t.stepsTitle}</h2>
        <ol className={styles.steps}>
          {t.steps.map(({ name, text }, place) => (
            <Card as="li" key={name} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {place + 1}
              </span>
              <h3>{name}</h3>
              <p>{text}</p>
            </Card>
          ))}
        </ol>
        <Link to={paths.roles} className={buttonClass({ kind: 'line' })}>
          {t.toOffers}
        </Link>
      </section>
    </>
  );
}
