import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import type { House } from '../plan-address.ts';
import styles from './info-panel.module.css';
import { type FactName, useFacts } from './use-facts.ts';

const icons: Record<FactName, IconName> = {
  plotArea: 'plot',
  builtUp: 'layers',
  width: 'wide',
  length: 'tall',
  kind: 'home',
  storeys: 'building',
  cost: 'rupee',
};

/** What the house is in figures, and the way to a picture of the user's own. */
export function InfoPanel({ house }: { house: House }) {
  const t = useMessages('house');
  const facts = useFacts(house);
  return (
    <div className={styles.block}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={name === 'cost' ? styles.cost : undefined}>
            <dt>
              <Icon name={icons[name]} size={20} />
              {t[name]}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.cta}>
        <Link to={paths.imageGenerator} className={buttonClass({ kind: 'accent', size: 'lg', block: true })}>
          {t.personalised}
          <Icon name="arrow" size={24} />
        </Link>
      </div>
    </div>
  );
}
