import { type PagePath, paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import type { Messages } from '#web/shared/i18n/catalogues.ts';
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

export function Tile({ service, t }: { service: Service; t: Messages<'site'> }) {
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
