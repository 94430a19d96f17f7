import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useFacts } from '../cost/use-facts.ts';
import { PlanDrawing } from '../drawing/plan/plan-drawing.tsx';
import type { House } from '../plan-address.ts';
import styles from './plan-tools.module.css';

/** Stands beside the application and is all that a printer sees: one floor a page, and the figures. */
export function PrintSheet({ house, onDone }: { house: House; onDone: () => void }) {
  const t = useMessages('house');
  const facts = useFacts(house);
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className={styles.sheet} data-sheet="" aria-hidden="true">
      {Array.from({ length: house.plan.floors }, (_, floor) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a floor is its number
        <section key={floor}>
          <h2>{t.floorPlan(floor)}</h2>
          <PlanDrawing plan={house.plan} floor={floor} look="paper" />
          <p>{facts.map(([name, value]) => `${t[name]}: ${value}`).join(' · ')}</p>
          <p>{t.rough}</p>
        </section>
      ))}
    </div>,
    document.body,
  );
}
