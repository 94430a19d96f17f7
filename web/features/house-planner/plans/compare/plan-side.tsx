import { paths } from '#contract/paths.ts';
import { OutsideDrawing } from '#web/features/house-planner/drawing/outside/outside-drawing.tsx';
import { PlanDrawing } from '#web/features/house-planner/drawing/plan/plan-drawing.tsx';
import { type House, planSearch } from '#web/features/house-planner/plan-address.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import styles from './compare-plans.module.css';
import { useRows } from './use-rows.ts';

const look = { view: 'right', light: 'day', paint: 'cream' } as const;

export function Side({
  title,
  house,
  against,
  link,
}: {
  title: string;
  house: House;
  against: House;
  link?: boolean;
}) {
  const t = useMessages('house');
  const rows = useRows(house);
  const others = useRows(against);
  const { plan } = house;
  return (
    <article className={styles.side} aria-label={title}>
      <h3>
        {link ? (
          <Link to={paths.house} search={planSearch(house.answers, house.wanted)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <OutsideDrawing plan={plan} look={look} label={t.views.front} />
      <dl>
        {[...rows].map(([name, value]) => {
          const differs = others.get(name) !== value;
          return (
            <div key={name} className={cx(differs && styles.differs)}>
              <dt>{name}</dt>
              <dd>
                {value}
                {differs && <span className="sr">{` (${t.differs})`}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {Array.from({ length: plan.floors }, (_, floor) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its number
        <figure key={floor}>
          <PlanDrawing plan={plan} floor={floor} />
          <figcaption>{t.floorPlan(floor)}</figcaption>
        </figure>
      ))}
    </article>
  );
}
