import { readLandSize } from '#domain/house/model/land/land-size.ts';
import type { Plan } from '#domain/house/model/model.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './house-page.module.css';

/** What the plan could not give as asked, and what it is not. */
export function Notes({ plan }: { plan: Plan }) {
  const t = useMessages('house');
  const reading = readLandSize(plan.answers.landSize);
  const said = plan.notes.map(({ key, asked, given }) => t.notes[key](asked, given));
  if (reading.ok && reading.land.assumed) said.push(t.assumed);
  return (
    <ul className={styles.notes}>
      {[...said, t.rough].map((text) => (
        <li key={text}>
          <Icon name="info" size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
