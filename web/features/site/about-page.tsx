import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, PageHead } from '#web/shared/ui/card.tsx';
import styles from './text.module.css';

/** The platform, the problems it solves and the hurdles on the way (docs/rules.md#pages-1). */
export function AboutPage() {
  const t = useMessages('about');
  const { placesCredit } = useMessages('site');
  useTitle(t.aboutTitle);
  return (
    <div className="wrap">
      <div className={styles.withScene}>
        <PageHead title={t.aboutTitle} lead={t.aboutLead} />
        <img
          className={styles.scene}
          src="/drawings/scenes/hero.svg"
          alt=""
          width="640"
          height="490"
          decoding="async"
        />
      </div>
      <ol className={styles.blocks}>
        {t.aboutBlocks.map(({ title, points }, place) => (
          <Card as="li" key={title} className={styles.block}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <h2>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
        ))}
      </ol>
      <p className={styles.end}>
        <Link to={paths.services} className={buttonClass()}>
          {t.aboutEnd}
        </Link>
      </p>
      <p className={styles.credit}>{placesCredit}</p>
    </div>
  );
}
