import { Link } from '@tanstack/react-router';
import { paths } from '#contract/paths.ts';
import { lakhs } from '#domain/estimate/cost.ts';
import { feet, squareFeet } from '#domain/house/model/model.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import type { House } from '../address/plan-address.ts';
import styles from './info-panel.module.css';

export type FactName = 'plotArea' | 'builtUp' | 'width' | 'length' | 'kind' | 'storeys' | 'cost';
const icons: Record<FactName, IconName> = {
  plotArea: 'plot',
  builtUp: 'layers',
  width: 'wide',
  length: 'tall',
  kind: 'home',
  storeys: 'building',
  cost: 'rupee',
};

/** The figures of docs/rules.md#house-3 in words. */
export function useFacts({ plan, estimate }: House): [FactName, string][] {
  const words = useMessages('house');
  const language = useLanguage();
  const whole = (amount: number) => count(Math.round(amount), language);
  const storeys: Partial<Record<number, string>> = words.storeyNames;
  return [
    ['plotArea', words.squareFeet(whole(squareFeet(plan.areas.plot)))],
    ['builtUp', words.squareFeet(whole(squareFeet(plan.areas.builtUp)))],
    ['width', words.feet(whole(feet(plan.plot.width)))],
    ['length', words.feet(whole(feet(plan.plot.depth)))],
    ['kind', words.residential],
    ['storeys', storeys[plan.floors] ?? String(plan.floors)],
    ['cost', words.lacs(whole(lakhs(estimate.low)), whole(lakhs(estimate.high)))],
  ];
}

/** What the house is in figures, and the way to a picture of one's own. */
export function InfoPanel({ house }: { house: House }) {
  const words = useMessages('house');
  const facts = useFacts(house);
  return (
    <div className={styles.block}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className={name === 'cost' ? styles.cost : undefined}>
            <dt>
              <Icon name={icons[name]} size={20} />
              {words[name]}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.cta}>
        <Link to={paths.imageGenerator} className={buttonClass({ kind: 'accent', size: 'lg', block: true })}>
          {words.personalised}
          <Icon name="arrow" size={24} />
        </Link>
      </div>
    </div>
  );
}
