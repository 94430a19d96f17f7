import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { type House, houseOf, planOf, planSearch, ratesFromSearch } from '../address/plan-address.ts';
import { useFacts } from '../cost/info-panel.tsx';
import { OutsideDrawing } from '../drawing/outside-drawing.tsx';
import { PlanDrawing } from '../drawing/plan-drawing.tsx';
import styles from './compare-plans.module.css';

const look = { view: 'right', light: 'day', paint: 'cream' } as const;

/** The plan of the address and another one, whose address stands in it as `with`. */
export function ComparePlans({ house, other: text }: { house: House; other: string }) {
  const words = useMessages('house');
  const other = useMemo(() => {
    const search = Object.fromEntries(new URLSearchParams(text.slice(0, 1200)));
    const made = planOf(search);
    return 'problem' in made ? null : houseOf(made, ratesFromSearch(search));
  }, [text]);
  if (!other) return null;
  const search = planSearch(house.answers, house.changes);
  return (
    <section className={styles.compare} id="compare" aria-labelledby="compare-title">
      <div className={styles.head}>
        <h2 id="compare-title">{words.compareTitle}</h2>
        <Link to={paths.house} search={search} className={buttonClass({ kind: 'line', size: 'sm' })}>
          {words.endCompare}
        </Link>
      </div>
      <div className={styles.pair}>
        <Side title={words.thisPlan} house={house} against={other} />
        <Side title={words.otherPlan} house={other} against={house} link />
      </div>
    </section>
  );
}

/** Figures of both, in one order; what differs is marked. */
function useRows(house: House) {
  const words = useMessages('house');
  const language = useLanguage();
  const facts = useFacts(house);
  const { answers, plan, estimate } = house;
  return new Map<string, string>([
    ...facts.map(([name, value]): [string, string] => [words[name], value]),
    [words.roomNames.bedroom, String(plan.bedrooms)],
    [words.parking, plan.parking ? words.parkingChoices.Yes : words.parkingChoices.No],
    [words.areaType, words.areaTypes[answers.areaType]],
    [words.finish, words.finishes[answers.finish]],
    ...(['material', 'labour', 'equipment', 'fees'] as const).map((group): [string, string] => {
      const sum = estimate.lines
        .filter((line) => line.group === group)
        .reduce((all, { cost }) => all + cost, 0);
      return [words.groups[group], rupees(Math.round(sum / 1000) * 1000, language)];
    }),
  ]);
}

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
  const words = useMessages('house');
  const rows = useRows(house);
  const others = useRows(against);
  const { plan } = house;
  return (
    <article className={styles.side} aria-label={title}>
      <h3>
        {link ? (
          <Link to={paths.house} search={planSearch(house.answers, house.changes)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <OutsideDrawing plan={plan} look={look} label={words.views.front} />
      <dl>
        {[...rows].map(([name, value]) => {
          const differs = others.get(name) !== value;
          return (
            <div key={name} className={cx(differs && styles.differs)}>
              <dt>{name}</dt>
              <dd>
                {value}
                {differs && <span className="sr">{` (${words.differs})`}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {Array.from({ length: plan.floors }, (_, floor) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its number
        <figure key={floor}>
          <PlanDrawing plan={plan} floor={floor} />
          <figcaption>{words.floorPlan(floor)}</figcaption>
        </figure>
      ))}
    </article>
  );
}
