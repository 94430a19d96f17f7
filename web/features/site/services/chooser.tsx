import { useId } from 'react';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Pictogram } from '#web/shared/ui/drawings/pictogram.tsx';
import styles from './chooser.module.css';
import { services, Tile } from './service-tile.tsx';

function WideText({ title, text }: { title: string; text: string }) {
  return (
    <span className={styles.text}>
      <b>{title}</b>
      <span>{text}</span>
      <Icon name="arrow" size={28} />
    </span>
  );
}

/** Where each wish leads (docs/rules.md#home-1). `heading` is the level of its title on the page. */
export function Chooser({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const t = useMessages('site');
  const id = useId();
  return (
    <section className={`wrap ${styles.choose}`} aria-labelledby={id}>
      <Heading id={id}>{t.chooserTitle}</Heading>
      <ul className={styles.tiles}>
        {services.map((service) => (
          <Tile key={service.name} service={service} t={t} />
        ))}
        <li className={cx(styles.wide, styles.assistant)}>
          <Link to={paths.assistant}>
            <WideText title={t.assistant} text={t.assistantText} />
            <Pictogram name="askai" size={150} className={styles.pictogram} />
          </Link>
        </li>
        <li className={cx('on-base', styles.wide, styles.house)}>
          <Link to={paths.houseForm}>
            <WideText title={t.house} text={t.houseText} />
            <img
              src="/drawings/scenes/house-cutout.svg"
              alt=""
              width="330"
              height="234"
              loading="lazy"
              decoding="async"
            />
          </Link>
        </li>
      </ul>
    </section>
  );
}
