import type { Provider } from '#contract/marketplace/provider.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Card } from '#web/shared/ui/card.tsx';
import styles from './profile-facts.module.css';

/** What counts at a glance; a rental provider has no price of its own. */
export function RateStrip({ provider }: { provider: Provider }) {
  const t = useMessages('providers');
  const placeName = usePlaceNames();
  const { price, experience, age, groupSize, address, kind } = provider;
  if (price === null) return null;
  const third = kind === 'groupWorker' ? [t.people, count(groupSize ?? 0)] : [t.age, String(age ?? '')];
  const cells = [
    [t.pricePerDay, rupees(price)],
    [t.experience, t.years(experience ?? 0)],
    third,
    [t.location, placeName(address)],
  ];
  return (
    <Card className={styles.rates}>
      <dl>
        {cells.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
