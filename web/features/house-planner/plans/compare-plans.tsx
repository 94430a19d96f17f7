import { useMemo } from 'react';
import { paths } from '#contract/paths.ts';
import { changedPlan } from '#domain/house/changes/changed-plan.ts';
import { answersFromSearch } from '#domain/house/model/answers.ts';
import {
  type House,
  houseOf,
  planSearch,
  wantedFromSearch,
} from '#web/features/house-planner/plan-address.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import styles from './compare-plans.module.css';
import { Side } from './plan-side.tsx';

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
