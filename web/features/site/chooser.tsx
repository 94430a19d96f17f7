import { useId } from 'react';
import { type PagePath, paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Pictogram, type PictogramName } from '#web/shared/ui/drawings/pictogram.tsx';
import styles from './chooser.module.css';

type Service = {
  name: 'worker' | 'crew' | 'contractor' | 'engineer' | 'tools';
  to: PagePath;
  pictogram: PictogramName;
};

export const services: Service[] = [
  { name: 'worker', to: paths.workers, pictogram: 'worker' },
  { name: 'crew', to: paths.crews, pictogram: 'crew' },
  { name: 'contractor', to: paths.contractors, pictogram: 'contractor' },
  { name: 'engineer', to: paths.engineers, pictogram: 'engineer' },
  { name: 'tools', to: paths.products, pictogram: 'tools' },
];

function Tile({ service, t }: { service: Service; t: Messages<'site'> }) {
  return (
    <li className={styles.tile}>
      <Link to={service.to}>
        <span className={styles.art}>
          <Pictogram name={service.pictogram} size={104} ground={false} className={styles.pictogram} />
        </span>
        <span className={styles.name}>
          {t[service.name]}
          <Icon name="arrow" />
        </span>
      </Link>
    </li>
  );
}

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
