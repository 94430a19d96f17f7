import type { ReactNode } from 'react';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePhaseName } from '#web/shared/i18n/phase-name.ts';
import { type Need, startOf } from '../needs/needs.ts';
import styles from './cards.module.css';

interface PhaseProps {
  needs: readonly Need[];
  /** The first day of the building, where it is known. */
  from?: string;
  children: (need: Need, place: number) => ReactNode;
}

/** The work phase by phase, as it begins on the site: nobody is asked for the first day who comes in the sixth month. */
export function ByPhase({ needs, from, children }: PhaseProps) {
  const t = useMessages('house');
  const language = useLanguage();
  const phaseName = usePhaseName();
  const phases = [...new Set(needs.map(({ phase }) => phase))];
  return phases.map((phase) => {
    const first = needs.find((need) => need.phase === phase);
    const week = Math.floor((first?.after ?? 0) / 7) + 1;
    const day = first && from ? siteDay(startOf(first, from), language) : '';
    return (
      <section key={phase} aria-labelledby={`hire-${phase}`} className={styles.phase}>
        <h3 id={`hire-${phase}`}>
          {phaseName(phase)}
          <small>{day ? t.fromDay(day) : t.phaseWeeks(week, week)}</small>
        </h3>
        <ul className={styles.needs}>
          {needs.map((need, place) => (need.phase === phase ? children(need, place) : null))}
        </ul>
      </section>
    );
  });
}
