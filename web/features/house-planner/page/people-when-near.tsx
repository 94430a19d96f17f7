import { type ComponentType, Suspense, useRef } from 'react';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import type { House } from '../plan-address.ts';
import { useSeen } from '../view/use-seen.ts';
import styles from './house-page.module.css';

export type ShowsPeople = ComponentType<{ house: House; pin: string }>;

export function PeopleWhenNear({ People, ...props }: { house: House; pin: string; People: ShowsPeople }) {
  const place = useRef<HTMLDivElement>(null);
  const hash = useLocation().hash;
  const wanted = useSeen(place, 600) || hash === 'hire' || hash === 'saved';
  return (
    <div ref={place}>
      {wanted ? (
        <Suspense fallback={<div id="hire" className={styles.coming} />}>
          <People {...props} />
        </Suspense>
      ) : (
        <div id="hire" className={styles.coming} />
      )}
    </div>
  );
}
