import { useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import { changedPlan } from '#domain/house/changes/changed-plan.ts';
import { answersFromSearch } from '#domain/house/model/answers.ts';
import { useFacts } from '#web/features/house-planner/cost/use-facts.ts';
import { OutsideDrawing } from '#web/features/house-planner/drawing/outside/outside-drawing.tsx';
import { PlanDrawing } from '#web/features/house-planner/drawing/plan-drawing.tsx';
import {
  type House,
  houseOf,
  planSearch,
  wantedFromSearch,
} from '#web/features/house-planner/plan-address.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import styles from './compare-plans.module.css';

/** Figures of both, in one order; what differs is marked. */
function useRows(house: House) {
  const t = useMessages('house');
  const facts = useFacts(house);
  const { answers, plan, estimate } = house;
  return new Map<string, string>([
    ...facts.map(([name, value]): [string, string] => [t[name], value]),
    [t.roomNames.bedroom, String(plan.bedrooms)],
    [t.parking, plan.parking ? t.parkingChoices.Yes : t.parkingChoices.No],
    [t.areaType, t.areaTypes[answers.areaType]],
    [t.finish, t.finishes[answers.finish]],
    ...(['material', 'labour', 'equipment', 'fees', 'beside'] as const).map((group): [string, string] => {
      const sum = estimate.lines
        .filter((line) => line.group === group)
        .reduce((all, { cost }) => all + cost, 0);
      return [t.groups[group], rupees(Math.round(sum / 1000) * 1000)];
    }),
  ]);
}

const look = { view: 'right', light: 'day', paint: 'cream' } as const;

function Side({
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

/** The plan of the address and another one, whose address stands in it as `with`. */
export function ComparePlans({ house, other: text }: { house: House; other: string }) {
  const t = useMessages('house');
  const other = useMemo(() => {
    const search = Object.fromEntries(new URLSearchParams(text.slice(0, 1200)));
    const made = changedPlan(answersFromSearch(search));
    return made.ok ? houseOf(made, wantedFromSearch(search), house.file) : null;
  }, [text, house.file]);
  if (!other) return null;
  const search = planSearch(house.answers, house.wanted);
  return (
    <section className={styles.compare} id="compare" aria-labelledby="compare-title">
      <div className={styles.head}>
        <h2 id="compare-title">{t.compareTitle}</h2>
        <Link to={paths.house} search={search} className={buttonClass({ kind: 'line', size: 'sm' })}>
          {t.endCompare}
        </Link>
      </div>
      <div className={styles.pair}>
        <Side title={t.thisPlan} house={house} against={other} />
        <Side title={t.otherPlan} house={other} against={house} link />
      </div>
    </section>
  );
}
